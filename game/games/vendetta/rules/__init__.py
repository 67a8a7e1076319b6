"""The rules of Vendetta: who may do what, what follows from it, and how it is scored."""
