"""Whether the computers of a match ever saw hidden cards."""
