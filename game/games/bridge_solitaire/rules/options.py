"""The options of Bridge Solitaire and the usual sets of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from game.engine.options import Options, Value, option


@dataclass(frozen=True, slots=True)
class BridgeOptions(Options):
    """How Bridge Solitaire is played tonight."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            "As it was written": {},
            "Open memory": {"discard_memory": "open"},
            "No honors": {"honors": False},
            "House bids high": {"house_tie": "high"},
        }
    )

    honors: bool = option(
        True,
        "Honors",
        help="Whether four or five top trumps in your hand, or four aces in no trump, "
        "earn a bonus.",
    )
    house_tie: str = option(
        "low",
        "House bids",
        ("low", "high"),
        ("The lowest short suit", "The highest short suit"),
        "Which suit the house bids when several of your suits are equally short.",
    )
    discard_memory: str = option(
        "strict",
        "Face-up piles",
        ("strict", "open"),
        ("Top card only", "Open to look through"),
        "Whether the discarded and passed-over cards must be remembered or may be looked through.",
    )
