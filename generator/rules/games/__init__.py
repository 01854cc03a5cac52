"""Games of the same family: their rule sets, and the rules by which their checkers move.

``setups`` has the rule sets by name, ``turns`` finds the rules that move the checkers of one, and each game
with rules of its own has a file. Import from the modules themselves: rule sets are read before all else.
"""
