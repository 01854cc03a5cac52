"""Quizzes: what an author writes, what the engine makes of it, and what the two disagree about."""
