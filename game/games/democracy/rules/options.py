"""The options of Democracy and their presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from game.engine.options import Options, Value, option
from game.games.democracy.text import option_text


@dataclass(frozen=True, slots=True)
class DemocracyOptions(Options):
    """The options of a match of Democracy."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            option_text.PRESET_FIVE_TRIBES: {},
            option_text.PRESET_THREE_TRIBES: {"target_tribes": 3},
            option_text.TWO_EQUAL_DAYS: {"deal": "even"},
        }
    )
    preset_help: ClassVar[Mapping[str, str]] = option_text.PRESET_HELP

    deal: str = option(
        "source",
        option_text.DAYS,
        ("source", "even"),
        (option_text.LONG_AND_SHORT_DAY, option_text.TWO_EQUAL_DAYS),
        option_text.DAYS_HELP,
    )
    target_tribes: int = option(
        5,
        option_text.TARGET,
        (3, 4, 5, 6, 7, 8, 9, 10),
        help=option_text.TARGET_HELP,
    )

    def idle(self, seats: int) -> Mapping[str, str]:
        """The options without effect: five players have four cards a day either way."""
        return {"deal": option_text.EQUAL_ANYWAY} if seats == 5 else {}
