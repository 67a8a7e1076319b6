"""Perft: counts the sequences of actions from a position, as chess programmers prove their moves.

Count a tiny position by hand, or by another program, and write the number into a test: a legal
action too many or too few anywhere in the tree shows as another number. ``divide`` then says
behind which first action the difference lies::

    rules, state = written('''
        game: pitch
        seats: 4
        phase: play
        ...
    ''')
    assert perft(rules, state, 4) == 16
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from random import Random
from typing import Any, TypeAlias

from game.engine.action import Action, Mode
from game.engine.notation import seat_text
from game.engine.rules import AnyRules, State
from game.scenario.scenario_parser import ScenarioLine, read_block
from game.scenario.written_position import begin_position
from game.shelf import game_entry

CHANCE = "perft"
"""The seed from which every action meets the same chance, wherever it stands in the tree."""
Ply: TypeAlias = tuple[Action, ...]
"""What is applied at once: one action, or those of all seats that chose in secret."""


def perft(rules: AnyRules, state: State[Any], depth: int) -> int:
    """How many different sequences of exactly *depth* actions can be played from *state*.

    A secret choice of several seats counts one action for each of them, in the order of the
    turn, and is carried out when all have chosen; where *depth* ends amid it, the choices made
    so far are counted. In an open turn every seat that can act may be the next. Sequences that
    end sooner, because the match does, are not counted. *state* stays as it is.
    """
    if depth == 0:
        return 1
    turn = rules.turn(state)
    if turn.mode is Mode.SECRET and len(turn.seats) >= depth:
        return prod(len(rules.legal(state, seat)) for seat in turn.seats[:depth])
    return sum(perft(rules, after, depth - len(ply)) for ply, after in _plies(rules, state))


def divide(rules: AnyRules, state: State[Any], depth: int) -> dict[str, int]:
    """The same number in parts, by what is played first: ``{"P1 play As": 8, ...}``.

    Where several seats choose in secret, first is what all of them choose.

    Raises:
        ValueError: when *depth* ends amid the first secret choice.
    """
    parts: dict[str, int] = {}
    for ply, after in _plies(rules, state):
        if len(ply) > depth:
            raise ValueError(f"{len(ply)} seats choose at once: take a depth of {len(ply)} or more")
        written = (f"{seat_text(a.seat)} {rules.notation.write(a)}" for a in ply)
        parts[", ".join(written)] = perft(rules, after, depth - len(ply))
    return parts


def written(text: str) -> tuple[AnyRules, State[Any]]:
    """The rules and the state of a position written as a scenario, without a fence and plays.

    Raises:
        BadScenario: when a line of it cannot be understood.
    """
    lines = [ScenarioLine(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    match = begin_position(
        read_block(lines), lambda game, seats, given: game_entry(game).open(seats, given)
    )
    return match.rules, match.state_copy()


def _plies(rules: AnyRules, state: State[Any]) -> Iterator[tuple[Ply, State[Any]]]:
    """Everything that can be carried out next, each with a state of its own after it."""
    for ply in _next(rules, state):
        after = state.clone()
        chance = Random(CHANCE)
        for action in ply:
            rules.apply(after, action, chance)
        yield ply, after


def _next(rules: AnyRules, state: State[Any]) -> Iterator[Ply]:
    turn = rules.turn(state)
    listed = [rules.legal(state, seat) for seat in turn.seats]
    if turn.mode is Mode.OPEN:
        yield from ((action,) for actions in listed for action in actions)
    elif turn.seats:
        yield from product(*listed)
