"""The words of Indian Chief for its box."""

from __future__ import annotations

TAGLINE = "Seven boxes, one secret meld a turn"
LENGTH = "about 10 minutes"
TITLE = "Indian Chief"
