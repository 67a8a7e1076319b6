"""The options of Jersey Gin and the usual sets of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from game.engine.options import Options, Value, option
from game.games.jersey_gin.text import option_text


@dataclass(frozen=True, slots=True)
class JerseyGinOptions(Options):
    """How Jersey Gin is played tonight."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            option_text.PRESET_100_POINTS: {},
            option_text.PRESET_SHORT_GAME: {"target": 50},
            option_text.PRESET_LAY_OFFS_DONE: {"auto_layoff": True},
            option_text.PRESET_KNOCKERS_MELDS: {"layoff_targets": "knocker"},
        }
    )
    preset_help: ClassVar[Mapping[str, str]] = option_text.PRESET_HELP

    target: int = option(
        100,
        option_text.TARGET,
        (50, 100, 150, 200, 250),
        help=option_text.TARGET_HELP,
    )
    layoff_targets: str = option(
        "all",
        option_text.LAY_OFF_TARGETS,
        ("all", "knocker"),
        (option_text.ALL_MELDS, option_text.KNOCKERS_MELDS),
        option_text.LAY_OFF_TARGETS_HELP,
    )
    auto_layoff: bool = option(
        False,
        option_text.AUTO_LAY_OFF,
        names=(option_text.AUTO_LAY_OFF_ON, option_text.AUTO_LAY_OFF_OFF),
        help=option_text.AUTO_LAY_OFF_HELP,
    )
