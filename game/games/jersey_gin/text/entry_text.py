"""The words of Jersey Gin for its box."""

from __future__ import annotations

TITLE = "Jersey Gin"
TAGLINE = "Knock, gin, or the break"
LENGTH = "hands until somebody has 100"
