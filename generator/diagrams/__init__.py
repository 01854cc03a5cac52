"""Pictures of positions: facts, then a view of them, then numbers, then a drawing, each in its own file."""
