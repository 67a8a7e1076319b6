"""The options of Indian Chief and their presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from game.engine.options import Options, Value, option
from game.games.indian_chief.text import option_text


@dataclass(frozen=True, slots=True)
class ChiefOptions(Options):
    """The options of a match of Indian Chief."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            option_text.PRESET_SCORED_FOR_YOU: {},
            option_text.PRESET_NAME_IT_YOURSELF: {"declare": "manual"},
            option_text.PRESET_ONE_TRY: {"thief_tie_tries": 1},
        }
    )
    preset_help: ClassVar[Mapping[str, str]] = option_text.PRESET_HELP

    declare: str = option(
        "auto",
        option_text.DECLARE,
        ("auto", "manual"),
        (option_text.DECLARE_AUTO, option_text.DECLARE_MANUAL),
        option_text.DECLARE_HELP,
    )
    thief_tie_tries: int = option(
        2,
        option_text.TIE_TRIES,
        (1, 2, 3),
        (option_text.ONE, option_text.TWO, option_text.THREE),
        option_text.TIE_TRIES_HELP,
    )
