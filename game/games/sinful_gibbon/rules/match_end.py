"""The end of a match of Sinful Gibbon: when it is over, who wins, and who goes to Hell."""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.sinful_gibbon.rules.facts import SinfulFacts


def is_over(facts: SinfulFacts, target: int) -> bool:
    """Whether a total has reached *target*, so that no further round is played (SG-E3)."""
    return max(facts.total) >= target


def winners(facts: SinfulFacts) -> tuple[Seat, ...]:
    """The seats with the lowest total; equal ones share the win (SG-M1, M2)."""
    best = min(facts.total)
    return tuple(seat for seat, points in enumerate(facts.total) if points == best)


def in_hell(facts: SinfulFacts, target: int) -> tuple[Seat, ...]:
    """The seats that go to Hell: all with *target* points or more, even a winner (SG-M1, M2)."""
    return tuple(seat for seat, points in enumerate(facts.total) if points >= target)
