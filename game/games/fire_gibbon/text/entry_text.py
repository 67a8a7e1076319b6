"""The words of Fire Gibbon for its box."""

from __future__ import annotations

TAGLINE = "Bluff at the campfire"
LENGTH = "about 50 cards a round"
TITLE = "Fire Gibbon"
