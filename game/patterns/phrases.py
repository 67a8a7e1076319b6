"""Phrases: players and things in a sentence, as every game says them."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.zones import Seat


def player_placeholder(seat: Seat) -> str:
    """A player in a text; the screen fills in who it is: ``{2}``."""
    return f"{{{seat}}}"


def players_text(seats: Iterable[Seat]) -> str:
    """Players in a row: ``{0}, {1} and {3}``."""
    return list_text(map(player_placeholder, seats))


def list_text(words: Iterable[str]) -> str:
    """Words in a row: ``a, b and c``; nothing for none."""
    *first, last = [*words] or [""]
    return f"{', '.join(first)} and {last}" if first else last
