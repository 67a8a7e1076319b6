"""Random matches for tests."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.engine.match import Match
from game.engine.rules import AnyRules


def play(
    rules: AnyRules,
    seed: str,
    each: Callable[[Match[Any]], None] = lambda match: None,
    limit: int = 400,
) -> Match[Any]:
    """A match of random legal actions, *each* called before every action and at the end."""
    match: Match[Any] = Match(rules, seed)
    rng = Random("moves" + seed)
    while match.turn.seats and len(match.actions) < limit:
        each(match)
        seat = rng.choice(match.able)
        match.submit(rng.choice(match.legal(seat)))
    each(match)
    return match
