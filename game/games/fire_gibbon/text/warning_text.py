"""The questions Fire Gibbon asks before a pointless action."""

from __future__ import annotations

DOUBT_PROVEN = "Everybody saw that this card is true. Doubt it anyway?"
