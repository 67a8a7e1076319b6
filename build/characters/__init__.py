"""What the claims about the characters mean at a table, game by game."""
