"""The options of Democracy and the usual sets of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from game.engine.options import Options, Value, option


@dataclass(frozen=True, slots=True)
class DemocracyOptions(Options):
    """How Democracy is played tonight."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            "Five tribes": {},
            "Short game to three": {"target_tribes": 3},
            "Two equal days": {"deal": "even"},
        }
    )

    deal: str = option(
        "source",
        "Length of the days",
        ("source", "even"),
        ("A long and a short day", "Two equal days"),
        "A long first day, and a second one with the cards that are left; "
        "or two days with the same number of cards.",
    )
    target_tribes: int = option(
        5,
        "Tribes to win",
        (3, 4, 5, 6, 7, 8, 9, 10),
        help="Who has so many tribes after an island, and more than anybody else, wins.",
    )

    def idle(self, seats: int) -> Mapping[str, str]:
        """Five players have four cards a day either way (table of options)."""
        return (
            {"deal": "With five players both days are equally long anyway."} if seats == 5 else {}
        )
