"""The words of Democracy for its options, their values and presets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

PRESET_FIVE_TRIBES = "Five tribes"
PRESET_THREE_TRIBES = "Three tribes"
TWO_EQUAL_DAYS = "Two equal days"
DAYS = "Length of the days"
LONG_AND_SHORT_DAY = "A long and a short day"
DAYS_HELP = (
    "A long first day, and a second one with the cards that are left; or two days with the "
    "same number of cards."
)
TARGET = "Tribes to win"
TARGET_HELP = "Whoever has this many tribes after an island, and more than anybody else, wins."
EQUAL_ANYWAY = "With five players the two days are equally long in any case."
PRESET_HELP: Mapping[str, str] = MappingProxyType(
    {
        PRESET_FIVE_TRIBES: (
            "The first to own five tribes wins; the first day of an island is the longer one."
        ),
        PRESET_THREE_TRIBES: "A short game: three tribes are enough to win.",
        TWO_EQUAL_DAYS: "Both days of an island have the same number of cards.",
    }
)
"""What each preset is, in one sentence."""
