"""The words of Vendetta for its box."""

from __future__ import annotations

TAGLINE = "Steal what lies open"
LENGTH = "5 to 25 minutes"
TITLE = "Vendetta"
