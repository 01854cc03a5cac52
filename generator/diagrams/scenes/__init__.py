"""Scenes: drawings for rules that no board shows, steps, cards, tables, dice, cube, clock, seats."""
