"""Lessons: a match on the real table that teaches a game, step by step."""
