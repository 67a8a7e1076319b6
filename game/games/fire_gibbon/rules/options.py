"""The options of Fire Gibbon, as players choose them before a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Final

from game.engine.options import Options, Value, option
from game.games.fire_gibbon.text import option_text

TARGETS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30)


@dataclass(frozen=True, slots=True)
class FireGibbonOptions(Options):
    """The options of a match of Fire Gibbon."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            option_text.PRESET_ONE_ROUND: {},
            option_text.PRESET_LONGER_MATCH: {"scoring": "spots"},
            option_text.PRESET_THREE_BRAVEHEARTS: {"target_points": 3},
            option_text.PRESET_WITHOUT_HAT: {"cheap_hat": False},
            option_text.PRESET_THREE_CARDS: {"hand_size": 3},
        }
    )
    preset_help: ClassVar[Mapping[str, str]] = option_text.PRESET_HELP

    hand_size: int | str = option(
        "auto",
        option_text.HAND_SIZE,
        ("auto", 3, 4),
        (option_text.HAND_SIZE_AUTO, "3", "4"),
        option_text.HAND_SIZE_HELP,
    )
    jokers: int = option(2, option_text.JOKERS, (0, 1, 2), help=option_text.JOKERS_HELP)
    cheap_hat: bool = option(
        True,
        option_text.CHEAP_HAT,
        names=(option_text.CHEAP_HAT_ON, option_text.CHEAP_HAT_OFF),
        help=option_text.CHEAP_HAT_HELP,
    )
    scoring: str = option(
        "win_point",
        option_text.SCORING,
        ("win_point", "spots"),
        (option_text.SCORING_BRAVEHEART, option_text.SCORING_SPOTS),
        option_text.SCORING_HELP,
    )
    target_points: int | str = option(
        "auto",
        option_text.TARGET_POINTS,
        ("auto", *TARGETS),
        (option_text.TARGET_POINTS_AUTO, *map(str, TARGETS)),
        option_text.TARGET_POINTS_HELP,
    )
    mask: bool = option(
        True,
        option_text.MASK,
        names=(option_text.MASK_ON, option_text.MASK_OFF),
        help=option_text.MASK_HELP,
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
