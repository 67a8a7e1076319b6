"""The words of Pitch for its box."""

from __future__ import annotations

TITLE = "Pitch"
TAGLINE = "High, low, jack, game"
LENGTH = "9 to 14 hands"
