"""Decisions taken back, and made again."""
