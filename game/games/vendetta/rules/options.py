"""The options of Vendetta and their presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Final

from game.engine.options import Options, Value, option
from game.games.vendetta.text import option_text

CHAIRS: Final[tuple[str, ...]] = ("P1", "P2", "P3", "P4", "P5", "P6", "P7")


@dataclass(frozen=True, slots=True)
class VendettaOptions(Options):
    """The options of a match of Vendetta."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            option_text.PRESET_ONE_DEAL: {},
            option_text.PRESET_JOKERS_IN_TURN: {"joker_timing": "own_turn"},
            option_text.PRESET_FOUR_JOKERS: {"jokers": 4},
            option_text.PRESET_THREE_DEALS: {"deals": 3},
        }
    )
    preset_help: ClassVar[Mapping[str, str]] = option_text.PRESET_HELP

    shared: ClassVar[Mapping[str, Value]] = MappingProxyType({"joker_timing": "own_turn"})

    jokers: int = option(
        2,
        option_text.JOKERS,
        (2, 3, 4),
        help=option_text.JOKERS_HELP,
    )
    joker_timing: str = option(
        "any_time",
        option_text.JOKER_TIMING,
        ("any_time", "own_turn"),
        (option_text.ANY_TIME, option_text.OWN_TURN),
        option_text.JOKER_TIMING_HELP,
    )
    first_player: str = option(
        "random",
        option_text.FIRST_PLAYER,
        ("random", *CHAIRS),
        (
            option_text.FIRST_PLAYER_RANDOM,
            *(option_text.seat_number(number) for number in range(1, len(CHAIRS) + 1)),
        ),
        option_text.FIRST_PLAYER_HELP,
    )
    deals: int = option(
        1,
        option_text.DEALS,
        (1, 2, 3, 4, 5, 6, 7),
        help=option_text.DEALS_HELP,
    )

    @property
    def any_time(self) -> bool:
        """Whether a joker may interrupt somebody else's turn (VD-4.3)."""
        return self.joker_timing == "any_time"

    @property
    def beginner(self) -> int | None:
        """The seat that begins the first deal; None when it is drawn."""
        return None if self.first_player == "random" else CHAIRS.index(self.first_player)

    def why_invalid(self, seats: int) -> str | None:
        """What speaks against these options: the first player must sit at the table."""
        if self.beginner is not None and self.beginner >= seats:
            return option_text.no_such_first_player(self.beginner + 1, seats)
        return None
