"""The words of Jersey Gin for its options, their values and presets."""

from __future__ import annotations

PRESET_100_POINTS = "To 100 points"
PRESET_SHORT_GAME = "Short game to 50"
PRESET_QUICK_KNOCKS = "Quick knocks"
PRESET_TWO_PLAYER_LAY_OFFS = "Two-player lay-offs"
TARGET = "Points to end the game"
TARGET_HELP = "The hand points that end the game; only then the bonuses are added."
LAY_OFF_TARGETS = "Lay off on"
ALL_MELDS = "All melds"
KNOCKERS_MELDS = "The knocker's melds"
LAY_OFF_TARGETS_HELP = (
    "Where the other two may lay off after a knock: on every meld on the table, or on the "
    "knocker's melds only."
)
AUTO_LAY_OFF = "Lay off by itself"
AUTO_LAY_OFF_HELP = (
    "After a knock the other two hands are melded and laid off at once, in the way that leaves "
    "the least deadwood."
)
