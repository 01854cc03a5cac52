"""Measures the budgets of the project and prints them as one table: ``python -m tests.bench [PART]...``."""
