"""The words of Jersey Gin for its options, their values and presets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

PRESET_100_POINTS = "To 100 points"
PRESET_SHORT_GAME = "To 50 points"
PRESET_LAY_OFFS_DONE = "Lay-offs done for you"
PRESET_KNOCKERS_MELDS = "Only the knocker"
TARGET = "Points to end the game"
TARGET_HELP = (
    "The game ends when somebody has this many points from hands; only then are bonuses added."
)
LAY_OFF_TARGETS = "Lay off on"
ALL_MELDS = "All melds"
KNOCKERS_MELDS = "The knocker's melds"
LAY_OFF_TARGETS_HELP = (
    "Where the other two may lay off after a knock: on every meld on the table, or on the "
    "knocker's melds only."
)
AUTO_LAY_OFF = "Lay off for you"
AUTO_LAY_OFF_ON = "Cards are laid off for you"
AUTO_LAY_OFF_OFF = "You lay off cards yourself"
AUTO_LAY_OFF_HELP = (
    "After a knock the other two hands are melded and laid off at once, in the way that leaves "
    "the least deadwood."
)
PRESET_HELP: Mapping[str, str] = MappingProxyType(
    {
        PRESET_100_POINTS: "The usual game: 100 points end it, then the bonuses are added.",
        PRESET_SHORT_GAME: "A short game: 50 points end it.",
        PRESET_LAY_OFFS_DONE: (
            "After a knock the other two hands are melded and laid off at once, in the best way."
        ),
        PRESET_KNOCKERS_MELDS: "After a knock cards may be laid off on the knocker's melds only.",
    }
)
"""What each preset is, in one sentence."""
