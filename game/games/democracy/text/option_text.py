"""The words of Democracy for its options, their values and presets."""

from __future__ import annotations

PRESET_FIVE_TRIBES = "Five tribes"
PRESET_THREE_TRIBES = "Short game to three"
TWO_EQUAL_DAYS = "Two equal days"
DAYS = "Length of the days"
LONG_AND_SHORT_DAY = "A long and a short day"
DAYS_HELP = (
    "A long first day, and a second one with the cards that are left; or two days with the "
    "same number of cards."
)
TARGET = "Tribes to win"
TARGET_HELP = "Who has so many tribes after an island, and more than anybody else, wins."
EQUAL_ANYWAY = "With five players both days are equally long anyway."
