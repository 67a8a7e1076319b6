"""The options of Bridge Solitaire and their presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from game.engine.options import Options, Value, option
from game.games.bridge_solitaire.text import option_text


@dataclass(frozen=True, slots=True)
class BridgeOptions(Options):
    """The options of a match of Bridge Solitaire."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            option_text.PRESET_AS_WRITTEN: {},
            option_text.PRESET_OPEN_MEMORY: {"discard_memory": "open"},
            option_text.PRESET_NO_HONORS: {"honors": False},
            option_text.PRESET_HOUSE_BIDS_HIGH: {"house_tie": "high"},
        }
    )
    preset_help: ClassVar[Mapping[str, str]] = option_text.PRESET_HELP

    honors: bool = option(
        True,
        option_text.HONORS,
        names=(option_text.HONORS_ON, option_text.HONORS_OFF),
        help=option_text.HONORS_HELP,
    )
    house_tie: str = option(
        "low",
        option_text.HOUSE_TIE,
        ("low", "high"),
        (option_text.LOWEST_SHORT_SUIT, option_text.HIGHEST_SHORT_SUIT),
        option_text.HOUSE_TIE_HELP,
    )
    discard_memory: str = option(
        "strict",
        option_text.DISCARD_MEMORY,
        ("strict", "open"),
        (option_text.TOP_CARD_ONLY, option_text.OPEN_TO_LOOK_THROUGH),
        option_text.DISCARD_MEMORY_HELP,
    )
