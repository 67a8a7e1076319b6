"""The arena: computer players against each other, the same deals from every seat, and honesty."""
