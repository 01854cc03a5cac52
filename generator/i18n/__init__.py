"""Markdown, catalogs and locales: everything about languages, and nothing about the game."""
