"""The end of a match of Vendetta: after the last deal most points win."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.zones import Seat
from game.games.vendetta.rules.facts import VendettaFacts


def is_over(facts: VendettaFacts, deals: int) -> bool:
    """Whether all *deals* of the match have been counted."""
    return len(facts.finished) >= deals


def winners(points: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with most points; equal ones share the win (VD-6.3)."""
    best = max(points)
    return tuple(seat for seat, each in enumerate(points) if each == best)
