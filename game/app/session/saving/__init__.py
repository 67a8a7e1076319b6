"""A running match is written to its file, and read again."""
