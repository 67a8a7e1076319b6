"""The options of Jersey Gin and the usual sets of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from game.engine.options import Options, Value, option


@dataclass(frozen=True, slots=True)
class JerseyGinOptions(Options):
    """How Jersey Gin is played tonight."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            "To 100 points": {},
            "Short game to 50": {"target": 50},
            "Quick knocks": {"auto_layoff": True},
            "Two-player lay-offs": {"layoff_targets": "knocker"},
        }
    )

    target: int = option(
        100,
        "Points to end the game",
        (50, 100, 150, 200, 250),
        help="The hand points that end the game; only then the bonuses are added.",
    )
    layoff_targets: str = option(
        "all",
        "Lay off on",
        ("all", "knocker"),
        ("All melds", "The knocker's melds"),
        "Where the other two may lay off after a knock: on every meld on the table, "
        "or on the knocker's melds only.",
    )
    auto_layoff: bool = option(
        False,
        "Lay off by itself",
        help="After a knock the other two hands are melded and laid off at once, "
        "in the way that leaves the least deadwood.",
    )
