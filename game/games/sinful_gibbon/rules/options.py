"""The options of Sinful Gibbon, as players choose them before a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from game.engine.options import Options, Value, option

TARGETS = (100, 200, 300, 400, 500, 750, 1000, 1500)


@dataclass(frozen=True, slots=True)
class SinfulGibbonOptions(Options):
    """What can be chosen: the table of options in the specification."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            "To Hell": {},
            "An evening": {"target_score": 500},
            "A quick fall": {"target_score": 300},
            "Three cards": {"hand_size": 3},
        }
    )

    hand_size: int | str = option(
        "auto",
        "Cards for each player",
        ("auto", 3, 4),
        ("4, from six players on 3", "3", "4"),
        "Nothing else depends on it.",
    )
    target_score: int = option(
        1000,
        "Hell begins at",
        TARGETS,
        help="The match ends after the round in which somebody has so many penalty points; "
        "who has the fewest wins.",
    )
    mask: bool = option(
        True, "Mask", help="The Braveheart of the last round wears a mask. It changes nothing."
    )

    def cards(self, seats: int) -> int:
        """Cards dealt to each of *seats* players (SG-R31)."""
        if isinstance(self.hand_size, int):
            return self.hand_size
        return 4 if seats < 6 else 3
