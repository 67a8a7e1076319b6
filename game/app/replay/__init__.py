"""A replay: a match watched again, move by move, through anybody's eyes."""
