"""The options of Sinful Gibbon, as players choose them before a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Final

from game.engine.options import Options, Value, option
from game.games.sinful_gibbon.text import option_text

TARGETS: Final = (100, 200, 300, 400, 500, 750, 1000, 1500)


@dataclass(frozen=True, slots=True)
class SinfulGibbonOptions(Options):
    """The options of a match of Sinful Gibbon."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            option_text.PRESET_1000_POINTS: {},
            option_text.PRESET_500_POINTS: {"target_score": 500},
            option_text.PRESET_300_POINTS: {"target_score": 300},
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
    target_score: int = option(
        1000,
        option_text.TARGET_SCORE,
        TARGETS,
        help=option_text.TARGET_SCORE_HELP,
    )
    mask: bool = option(
        True,
        option_text.MASK,
        names=(option_text.MASK_ON, option_text.MASK_OFF),
        help=option_text.MASK_HELP,
    )

    def cards(self, seats: int) -> int:
        """Cards dealt to each of *seats* players (SG-R31)."""
        if isinstance(self.hand_size, int):
            return self.hand_size
        return 4 if seats < 6 else 3
