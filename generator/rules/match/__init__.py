"""Stakes, cube, score and match: what happens around the plays of a game.

Import from the modules themselves. Nothing is gathered here, because rule sets carry their terms: they import
``terms`` while the package of the rules is itself still being read, and all else here needs rule sets.
"""
