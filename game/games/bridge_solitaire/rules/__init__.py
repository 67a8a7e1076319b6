"""The rules of Bridge Solitaire: who may do what, what follows from it, and how it is scored."""
