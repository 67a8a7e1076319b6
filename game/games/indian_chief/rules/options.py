"""The options of Indian Chief and the usual sets of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from game.engine.options import Options, Value, option


@dataclass(frozen=True, slots=True)
class ChiefOptions(Options):
    """How Indian Chief is played tonight."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            "Usual": {},
            "Say it yourself": {"declare": "manual"},
            "Thieves agree at once": {"thief_tie_tries": 1},
        }
    )

    declare: str = option(
        "auto",
        "Doctor and Indian Chief",
        ("auto", "manual"),
        ("Found for you", "Stated by you"),
        "Who names the suit a Doctor is paid in and parts an Indian Chief into poker and Baccarat: "
        "the best is found for you, or you state it when you meld.",
    )
    thief_tie_tries: int = option(
        2,
        "Tries of tied Thieves",
        (1, 2, 3),
        ("One", "Two", "Three"),
        "How often Thieves of equal rank may try to mark different cards "
        "before none of them steals.",
    )
