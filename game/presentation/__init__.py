"""Presentation: what a game states about how a table shows it; no drawing, no rules."""
