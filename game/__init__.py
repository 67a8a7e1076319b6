"""Folkdeck: a card table for nine rare games."""

__version__ = "0.1.0"
