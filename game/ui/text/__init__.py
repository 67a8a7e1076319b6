"""Fonts found, letters measured and painted, marked text taken apart."""
