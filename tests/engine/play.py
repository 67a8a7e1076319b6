"""Random matches for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias, TypeVar

from game.engine.action import Action
from game.engine.match import Match
from game.engine.rules import AnyRules, Facts, Rules, State

F = TypeVar("F", bound=Facts)
Choose: TypeAlias = Callable[[Any, State[Any], Random], Action]
"""What is done in a state, by whoever can act there."""


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
        seat = rng.choice(match.seats_with_moves)
        match.submit(rng.choice(match.legal(seat)))
    each(match)
    return match


def positions(rules: Rules[F], seed: int, count: int, choose: Choose) -> Iterator[State[F]]:
    """Random positions, one action after the other; a new match begins when one is over."""
    rng = Random(seed)
    state = rules.deal(rng)
    for _ in range(count):
        yield state
        rules.apply(state, choose(rules, state, rng), rng)
        if not rules.turn(state).seats:
            state = rules.deal(rng)


def after(rules: Rules[F], seed: str, actions: int, choose: Choose) -> Match[F]:
    """A match after a number of random actions."""
    match = Match(rules, seed)
    rng = Random(seed)
    for _ in range(actions):
        if not match.turn.seats:
            break
        match.submit(choose(rules, match.state_copy(), rng))
    return match
