"""The rules of Fire Gibbon: who may do what, what follows from it, and how it is scored."""
