"""The words of Democracy for its box."""

from __future__ import annotations

TITLE = "Democracy"
TAGLINE = "Every trick a secret vote"
LENGTH = "2 to 10 islands"
