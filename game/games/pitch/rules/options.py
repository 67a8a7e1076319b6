"""The options of Pitch and their presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from game.engine.options import Options, Value, option
from game.games.pitch.text import option_text


@dataclass(frozen=True, slots=True)
class PitchOptions(Options):
    """The options of a match of Pitch."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            option_text.PRESET_PARTNERS: {},
            option_text.PRESET_SHORT_GAME: {"target": 11},
            option_text.CUTTHROAT: {"variant": "cutthroat"},
            option_text.PRESET_LOW_FOR_PLAYER: {"low_goes_to": "holder"},
        }
    )
    preset_help: ClassVar[Mapping[str, str]] = option_text.PRESET_HELP

    variant: str = option(
        "partners",
        option_text.VARIANT,
        ("partners", "cutthroat"),
        (option_text.PARTNERS, option_text.CUTTHROAT),
        option_text.VARIANT_HELP,
    )
    target: int = option(
        21,
        option_text.TARGET,
        (7, 11, 15, 21),
        help=option_text.TARGET_HELP,
    )
    low_goes_to: str = option(
        "capturer",
        option_text.LOW,
        ("capturer", "holder"),
        (option_text.CAPTURER, option_text.HOLDER),
        option_text.LOW_HELP,
    )
    steal_smudge: bool = option(
        True,
        option_text.STEAL_SMUDGE,
        names=(option_text.STEAL_SMUDGE_ON, option_text.STEAL_SMUDGE_OFF),
        help=option_text.STEAL_SMUDGE_HELP,
    )

    def why_invalid(self, seats: int) -> str | None:
        """The objection to partners without four players (options `variant`, `players`)."""
        if self.variant == "partners" and seats != 4:
            return option_text.PARTNERS_ARE_FOUR
        return None
