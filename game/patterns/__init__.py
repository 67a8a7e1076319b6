"""Patterns many games share, as pure functions on cards: tricks first, melds to come."""
