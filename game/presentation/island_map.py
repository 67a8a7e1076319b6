"""The island map: parts of an island, and who holds them."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.zones import Seat


class Land(NamedTuple):
    """A part of a map: its sign, and who is in front there or *held* it for good."""

    sign: str
    """A suit: ``heart``."""
    seat: Seat | None = None
    held: bool = False


class IslandMap(NamedTuple):
    """An island with its parts; the flag of whoever holds a part stands on it."""

    title: str
    lands: tuple[Land, ...]
