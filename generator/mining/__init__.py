"""Finds positions that exercise a rule and makes questions of them: the bank under ``quizzes/mined``.

Everything is drawn from a seed, so that the same seed gives the same bytes.
"""
