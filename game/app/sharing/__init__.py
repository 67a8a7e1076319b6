"""Deals in a few letters: the share code, its bits and its check letter."""
