"""Patterns that several games share, as pure functions on cards: tricks, melds, phrases."""
