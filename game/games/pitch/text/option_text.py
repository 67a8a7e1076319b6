"""The words of Pitch for its options, their values and presets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

PRESET_PARTNERS = "Partners to 21"
PRESET_SHORT_GAME = "Partners to 11"
PRESET_LOW_FOR_PLAYER = "Low for its player"
CUTTHROAT = "Cutthroat"
VARIANT = "Sides"
PARTNERS = "Partners"
VARIANT_HELP = (
    "Partners: four players, the two who face each other share tricks and points. Cutthroat: "
    "three to five players, each for themselves."
)
TARGET = "Points to win"
TARGET_HELP = "The score that wins, if it is reached by making one's own bid."
LOW = "Low belongs to"
CAPTURER = "Who captures it"
HOLDER = "Who played it"
LOW_HELP = (
    "Who scores the lowest trump: the side that wins the trick with it, or the side of the "
    "player who played it."
)
STEAL_SMUDGE = "Steal a smudge"
STEAL_SMUDGE_ON = "The dealer may steal a smudge"
STEAL_SMUDGE_OFF = "The dealer may not steal a smudge"
STEAL_SMUDGE_HELP = "Whether the dealer may match a smudge, as with any other bid."
PARTNERS_ARE_FOUR = "Partners are two against two: choose four players, or cutthroat."
PRESET_HELP: Mapping[str, str] = MappingProxyType(
    {
        PRESET_PARTNERS: "Two against two; the first side to make a bid and have 21 points wins.",
        PRESET_SHORT_GAME: "A short game for partners: 11 points are enough.",
        CUTTHROAT: "Each player for themselves; 21 points win.",
        PRESET_LOW_FOR_PLAYER: (
            "The point for Low goes to whoever played the card, whoever wins the trick."
        ),
    }
)
"""What each preset is, in one sentence."""
