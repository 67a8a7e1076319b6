"""Badges: things that a seat wears or shows beside its portrait."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game.engine.zones import Seat


class BadgeKind(Enum):
    """The meaning of a badge; most have a picture of this name among the tokens."""

    CALL = "call"
    """Words that the seat has said and stands by; no picture."""
    CROWN = "crown"
    DEALER = "dealer"
    GOAT = "goat"
    HAT = "hat"
    LAST_CARD = "last_card"
    MASK = "mask"
    OUT = "out"
    """The seat has got rid of its cards."""
    SPARK = "spark"
    WAR = "war"


class Badge(NamedTuple):
    """Something that a seat wears or shows."""

    seat: Seat
    kind: BadgeKind
    text: str = ""
    """Words in it (a call's ``3``); a picture alone when empty."""
    tip: str = ""
    """What it means, in one sentence."""
