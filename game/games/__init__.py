"""The games: one room for each, strangers to each other and to the table."""
