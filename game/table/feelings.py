"""The feelings: what a public event stirs in whom, by the words every game uses for it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from game.engine.events import Flourish, Said
from game.engine.zones import Seat


class Stir(StrEnum):
    """What has just happened to somebody, before everybody's eyes."""

    CAUGHT = "caught"
    """He was found out."""
    RIGHT = "right"
    """He doubted, and was right."""
    WRONG = "wrong"
    """He doubted, and was wrong."""
    TRUE = "true"
    """He was doubted, and had told the truth."""
    TOOK = "took"
    """A trick or a pile."""
    STOLE = "stole"
    MADE = "made"
    """He did what he had said he would."""
    FAILED = "failed"
    DARED = "dared"
    """A blow: a knock, a war, a high call."""
    EARNED = "earned"
    SHAMED = "shamed"
    WON = "won"
    BEATEN = "beaten"
    """Somebody else has won."""


class Felt(NamedTuple):
    """A feeling and who has it."""

    seat: Seat
    stir: Stir


_FLOURISHES: Mapping[Flourish, Stir] = MappingProxyType(
    {
        Flourish.CAUGHT: Stir.CAUGHT,
        Flourish.TRIUMPH: Stir.WON,
        Flourish.SHAME: Stir.SHAMED,
        Flourish.STRIKE: Stir.DARED,
        Flourish.AWARD: Stir.EARNED,
    }
)

_CODES: Mapping[str, Stir] = MappingProxyType(
    {
        "caught": Stir.CAUGHT,
        "cheat": Stir.CAUGHT,
        "proven": Stir.TRUE,
        "true": Stir.TRUE,
        # Who underknocks has the better of the one who knocked.
        "underknock": Stir.EARNED,
        "takes": Stir.TOOK,
        "wins": Stir.TOOK,
        "collects": Stir.TOOK,
        "steal": Stir.STOLE,
        "steals": Stir.STOLE,
        "made": Stir.MADE,
        "set": Stir.FAILED,
        "down": Stir.FAILED,
        "tumble": Stir.FAILED,
        "eats": Stir.FAILED,
        "hat": Stir.FAILED,
        "crash": Stir.FAILED,
        "reward": Stir.EARNED,
        "goes_out": Stir.EARNED,
        "scores": Stir.EARNED,
    }
)

_OVER_MOMENT = frozenset({"underknock"})
"""Codes that say more than their flourish does."""

FACES: Mapping[Stir, str] = MappingProxyType(
    {
        Stir.CAUGHT: "sad",
        Stir.RIGHT: "glad",
        Stir.WRONG: "startled",
        Stir.TRUE: "wink",
        Stir.TOOK: "glad",
        Stir.STOLE: "sly",
        Stir.MADE: "glad",
        Stir.FAILED: "sad",
        Stir.DARED: "sly",
        Stir.EARNED: "glad",
        Stir.SHAMED: "sad",
        Stir.WON: "glad",
        Stir.BEATEN: "startled",
    }
)
"""How each of them looks."""


class Feelings:
    """Listens to what is said, and remembers who doubted whom until that is settled."""

    def __init__(self) -> None:
        """Nothing was said."""
        self._doubt: tuple[Seat, int] | None = None

    def hear(self, said: Said) -> list[Felt]:
        """Whom *said* stirs, the one it is about first."""
        if said.code == "doubt" and said.seat is not None and said.value is not None:
            self._doubt = (said.seat, said.value)
            return []
        stir = stirred(said)
        if said.seat is None or stir is None:
            return []
        felt = [Felt(said.seat, stir)]
        if self._doubt is not None and stir in (Stir.CAUGHT, Stir.TRUE):
            doubter, accused = self._doubt
            self._doubt = None
            if accused == said.seat:
                felt.append(Felt(doubter, Stir.RIGHT if stir is Stir.CAUGHT else Stir.WRONG))
        return felt


def stirred(said: Said) -> Stir | None:
    """What is stirred in the one *said* is about; None where it leaves everybody calm."""
    if said.moment is not None and said.code not in _OVER_MOMENT:
        return _FLOURISHES[said.moment.flourish]
    return _CODES.get(said.code)
