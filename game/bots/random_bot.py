"""The random player, and how an imagined match is played on by one policy."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from game.bots.bot import WAIT
from game.engine.action import Action, Mode, Turn
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.engine.zones import Seat

Policy: TypeAlias = Callable[[State[Any], Seat, Random], Action]
"""What a seat does in an imagined state."""


class RandomBot:
    """A player that chooses any legal action with equal chance."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield one action, at once."""
        legal = seen.legal
        if legal and seen.seat is not None:
            yield random_action(or_wait(legal, seen.turn, seen.seat), rng)


def random_action(legal: Sequence[Action], rng: Random) -> Action:
    """Choose one of the legal actions, each with equal chance."""
    return legal[int(rng.random() * len(legal))]


def or_wait(legal: Sequence[Action], turn: Turn, seat: Seat) -> Sequence[Action]:
    """The legal actions, with a wait where *seat* may wait."""
    return legal if turn.lead in (None, seat) or not legal else [*legal, Action(seat, WAIT)]


def random_policy(rules: AnyRules) -> Policy:
    """The policy that chooses at random."""

    def policy(state: State[Any], seat: Seat, rng: Random) -> Action:
        return random_action(rules.legal(state, seat), rng)

    return policy


def play_turn(
    rules: AnyRules,
    state: State[Any],
    policy: Policy,
    rng: Random,
    decided: Mapping[Seat, Action] | None = None,
) -> bool:
    """Play one turn of an imagined state, for all its seats if they choose in secret.

    *decided* are choices already made. False when nobody was to decide.
    """
    turn = rules.turn(state)
    seats = turn.seats
    if not seats:
        return False
    made = decided or {}
    if turn.mode is Mode.OPEN:
        seats = tuple(made) or (somebody(rules, state, seats, rng),)
    chosen = [made[seat] if seat in made else policy(state, seat, rng) for seat in seats]
    for action in chosen:
        rules.apply(state, action, rng)
    return True


def somebody(rules: AnyRules, state: State[Any], seats: Sequence[Seat], rng: Random) -> Seat:
    """Choose one of the *seats* that have a legal action, each with equal chance.

    Raises:
        IndexError: when there is none.
    """
    asked = list(seats)
    while True:
        # Asking one after the other is quicker than asking all of them first.
        seat = asked.pop(int(rng.random() * len(asked)))
        if rules.legal(state, seat):
            return seat
