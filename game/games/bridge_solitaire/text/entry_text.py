"""The words of Bridge Solitaire for its box."""

from __future__ import annotations

TITLE = "Bridge Solitaire"
TAGLINE = "A rubber of bridge for one"
LENGTH = "8 or 9 deals"
