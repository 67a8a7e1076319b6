"""A card is taken up, carried over the table, and let go somewhere."""
