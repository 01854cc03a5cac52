"""Thin commands over the library; nothing imports this package."""
