"""The rules of Democracy: who may do what, what follows from it, and how it is scored."""
