"""Takhta: generates a backgammon rules tutorial and quiz site."""
