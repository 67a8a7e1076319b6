"""The words of Skitgubbe for its box."""

from __future__ import annotations

TAGLINE = "Beat it or eat it, and do not be the Goat"
LENGTH = "5 to 15 minutes a game"
TITLE = "Skitgubbe"
