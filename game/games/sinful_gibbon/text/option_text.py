"""The words of Sinful Gibbon for its options, their values and presets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

PRESET_1000_POINTS = "To 1000 points"
PRESET_500_POINTS = "To 500 points"
PRESET_300_POINTS = "To 300 points"
PRESET_THREE_CARDS = "Three cards"
HAND_SIZE = "Cards for each player"
HAND_SIZE_AUTO = "4 (3 with six or seven players)"
HAND_SIZE_HELP = "How many cards each player holds at the start of a round."
TARGET_SCORE = "Points that end the match"
TARGET_SCORE_HELP = (
    "The match ends after the round in which somebody has this many penalty points; whoever "
    "has the fewest wins."
)
MASK = "Mask"
MASK_ON = "With the mask"
MASK_OFF = "Without the mask"
MASK_HELP = "The Braveheart of the last round wears a mask. It is only for show."
PRESET_HELP: Mapping[str, str] = MappingProxyType(
    {
        PRESET_1000_POINTS: "The full match, five to seven rounds: it ends at 1000 penalty points.",
        PRESET_500_POINTS: "Two or three rounds: it ends at 500 penalty points.",
        PRESET_300_POINTS: "A short match, one or two rounds: it ends at 300 penalty points.",
        PRESET_THREE_CARDS: "Three cards for each player, so that rounds are shorter.",
    }
)
"""What each preset is, in one sentence."""
