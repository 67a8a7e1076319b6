"""The words of Sinful Gibbon for its box."""

from __future__ import annotations

TAGLINE = "Merciless cheating, seven sins"
LENGTH = "5 to 7 rounds"
TITLE = "Sinful Gibbon"
