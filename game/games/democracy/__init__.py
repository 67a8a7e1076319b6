"""Democracy: a card turned up names trumps, everybody votes in secret, and tribes are won."""
