"""The still picture behind each game."""
