"""Faces and backs of the cards."""
