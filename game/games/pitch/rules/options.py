"""The options of Pitch and the usual sets of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from game.engine.options import Options, Value, option


@dataclass(frozen=True, slots=True)
class PitchOptions(Options):
    """How Pitch is played tonight."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            "Partners to 21": {},
            "Short game to 11": {"target": 11},
            "Cutthroat": {"variant": "cutthroat"},
            "Holder keeps Low": {"low_goes_to": "holder"},
        }
    )

    variant: str = option(
        "partners",
        "Sides",
        ("partners", "cutthroat"),
        ("Partners", "Cutthroat"),
        "Partners: four players, the two who face each other share tricks and points. "
        "Cutthroat: three to five players, each for themselves.",
    )
    target: int = option(
        21,
        "Points to win",
        (7, 11, 15, 21),
        help="The score that wins, if it is reached by making a bid.",
    )
    low_goes_to: str = option(
        "capturer",
        "Low belongs to",
        ("capturer", "holder"),
        ("Who captures it", "Who played it"),
        "Who scores the lowest trump: the side that wins the trick with it, "
        "or the side of the player who played it.",
    )
    steal_smudge: bool = option(
        True,
        "Steal a smudge",
        help="Whether the dealer may match a smudge, as any other bid.",
    )

    def objection(self, seats: int) -> str | None:
        """Partners need four players (options `variant`, `players`)."""
        if self.variant == "partners" and seats != 4:
            return "Partners are two against two: choose four players, or cutthroat."
        return None
