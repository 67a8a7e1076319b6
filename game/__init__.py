"""Folkdeck: a card table for nine rare games."""

__version__ = "0.1.0"
"""The version, stated here alone: packages, downloads and this program itself read it."""
