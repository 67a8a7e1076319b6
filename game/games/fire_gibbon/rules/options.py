"""The options of Fire Gibbon, as players choose them before a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from game.engine.options import Options, Value, option

TARGETS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30)


@dataclass(frozen=True, slots=True)
class FireGibbonOptions(Options):
    """What can be chosen: the table of options in the specification."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            "A quick fire": {},
            "An evening": {"scoring": "spots"},
            "Three bravehearts": {"target_points": 3},
            "Without the hat": {"cheap_hat": False},
            "Short bamboo": {"hand_size": 3},
        }
    )

    hand_size: int | str = option(
        "auto",
        "Cards for each player",
        ("auto", 3, 4),
        ("4, with seven players 3", "3", "4"),
        "Also the number of fire spots that wins the round.",
    )
    jokers: int = option(2, "Jokers", (0, 1, 2), help="A joker always fits and is always true.")
    cheap_hat: bool = option(
        True,
        "Cheap Monkey Hat",
        help="Whoever is caught with a false promise of 9 or less wears the hat: no face-down "
        "cards below a flame of 9.",
    )
    scoring: str = option(
        "win_point",
        "Points",
        ("win_point", "spots"),
        ("1 for the Braveheart", "1 for each fire spot"),
        "Whether only the winner of a round scores, or everybody for each own table card.",
    )
    target_points: int | str = option(
        "auto",
        "Play to",
        ("auto", *TARGETS),
        ("1, or 10 with fire spots", *map(str, TARGETS)),
        "The match ends after the round in which somebody has so many points.",
    )
    mask: bool = option(
        True, "Mask", help="The Braveheart of the last round wears a mask. It changes nothing."
    )

    def cards(self, seats: int) -> int:
        """Cards for each player, which is the number of fire spots needed to win."""
        if isinstance(self.hand_size, int):
            return self.hand_size
        return 3 if seats == 7 else 4

    @property
    def target(self) -> int:
        """Points that end the match."""
        if isinstance(self.target_points, int):
            return self.target_points
        return 1 if self.scoring == "win_point" else 10
