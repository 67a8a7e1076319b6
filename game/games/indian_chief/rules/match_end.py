"""The end of a match of Indian Chief: after seven turns the highest total wins."""

from __future__ import annotations

from game.engine.action import Outcome
from game.games.indian_chief.rules.facts import TURNS, ChiefFacts, Phase


def is_over(facts: ChiefFacts) -> bool:
    """Whether the turn that was scored is the last one (IC-G1)."""
    return facts.turn >= TURNS


def outcome(facts: ChiefFacts) -> Outcome | None:
    """The winners once it is over: the highest total, equal ones share (IC-G1, R17)."""
    if facts.phase is not Phase.OVER:
        return None
    totals = facts.totals()
    best = max(totals)
    return Outcome(tuple(seat for seat, total in enumerate(totals) if total == best), totals)
