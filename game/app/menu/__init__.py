"""Title, choice of a game, settings."""
