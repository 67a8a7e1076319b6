"""The rules of Jersey Gin: who may do what, what follows from it, and how it is scored."""
