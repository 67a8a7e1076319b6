"""The options of Vendetta and the usual sets of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from game.engine.options import Options, Value, option

CHAIRS = ("P1", "P2", "P3", "P4", "P5", "P6", "P7")


@dataclass(frozen=True, slots=True)
class VendettaOptions(Options):
    """How Vendetta is played tonight."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            "One deal": {},
            "One after the other": {"joker_timing": "own_turn"},
            "Four jokers": {"jokers": 4},
            "Three deals": {"deals": 3},
        }
    )

    shared: ClassVar[Mapping[str, Value]] = MappingProxyType({"joker_timing": "own_turn"})

    jokers: int = option(
        2,
        "Jokers",
        (2, 3, 4),
        help="Jokers in the pack: two is the tested number, four is wilder.",
    )
    joker_timing: str = option(
        "any_time",
        "Jokers are played",
        ("any_time", "own_turn"),
        ("At any time", "In your own turn"),
        "At any time: also in somebody else's turn, and before the game ends everybody who still "
        "holds a joker is asked. In your own turn: nobody interrupts.",
    )
    first_player: str = option(
        "random",
        "First player",
        ("random", *CHAIRS),
        ("Drawn at random", *(f"Seat {number}" for number in range(1, len(CHAIRS) + 1))),
        "Who begins the first deal. Going first is a disadvantage.",
    )
    deals: int = option(
        1,
        "Deals",
        (1, 2, 3, 4, 5, 6, 7),
        help="Deals in a row. Points add up, and each deal the first player sits one seat further "
        "to the left.",
    )

    @property
    def any_time(self) -> bool:
        """Whether a joker may interrupt somebody else's turn (VD-4.3)."""
        return self.joker_timing == "any_time"

    @property
    def beginner(self) -> int | None:
        """The seat that begins the first deal; None when it is drawn."""
        return None if self.first_player == "random" else CHAIRS.index(self.first_player)

    def objection(self, seats: int) -> str | None:
        """The first player must sit at the table."""
        if self.beginner is not None and self.beginner >= seats:
            return f"Seat {self.beginner + 1} cannot begin: there are only {seats} seats."
        return None
