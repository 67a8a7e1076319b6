"""The rules of Indian Chief: who may do what, what follows from it, and how it is scored."""
