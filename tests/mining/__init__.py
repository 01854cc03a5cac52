"""The mined bank and what makes it."""
