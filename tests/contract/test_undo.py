"""Undo in every game: never granted if another deal had shown something else, and always if none.

The law plays matches at random. Whenever an undo is judged, other worlds are dealt that fit what
the seat knew when it decided; there the others do whatever they can. ``--times N`` makes it so
many times as long.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

from game.app.session.undo_history import observation_of_seat
from game.bots.determinize import determinize, determinize_covering
from game.bots.undo_secrecy import Since, betrayal
from game.contract.courses import step
from game.contract.variants import Variant, pairwise
from game.engine.action import Action, Mode
from game.engine.events import Record
from game.engine.match import Match
from game.engine.rules import AnyRules, State
from game.engine.zones import Seat
from game.shelf import SHELF

DECISIONS, TABLES, WORLDS = 60, 6, 12
WITNESSES = 400
"""Worlds that are looked through for one that shows something else."""
KEPT = 3
"""An undo is judged until so many more decisions were made."""


class Asked(NamedTuple):
    """A decision that may be taken back."""

    number: int
    seat: Seat
    settled: int
    before: Any


@pytest.mark.parametrize("game", SHELF)
def test_an_undo_is_granted_exactly_when_nothing_was_shown(game: str, times: int) -> None:
    judged: Counter[bool] = Counter()
    tables = pairwise(game)
    for number in range(TABLES * times):
        judged += judge(tables[number % len(tables)], f"undo {number}")
    assert judged[True] > 20
    assert judged[False] > 20


def judge(table: Variant, seed: str) -> Counter[bool]:
    """Plays a match at random and looks at every undo on the way; how many were granted."""
    rules, rng = table.rules(), Random(seed)
    match: Match[Any] = Match(rules, seed)
    last: dict[Seat, Asked] = {}
    judged: Counter[bool] = Counter()
    for number in range(DECISIONS):
        if match.outcome is not None:
            break
        now = {
            seat: Asked(number, seat, match.settled, observation_of_seat(match, seat))
            for seat in match.seats_with_moves
        }
        now |= {
            s: Asked(number, s, match.settled, observation_of_seat(match, s))
            for s in match.revocable_seats
        }
        step(match, rng)
        seat = match.actions[-1].seat
        last[seat] = now[seat]
        for asked in list(last.values()):
            if number - asked.number < KEPT and match.outcome is None:
                judged[right(rules, match, asked, rng)] += 1
    return judged


def right(rules: AnyRules, match: Match[Any], asked: Asked, rng: Random) -> bool:
    """Whether an undo is granted, which must be right."""
    since = since_then(match, asked)
    granted = betrayal(rules, since) is None
    if granted:
        for world in islice(determinize(rules, since.before, rng), WORLDS):
            seen = otherwise(rules, world, since, rng)
            assert not seen, f"granted to {asked.seat} after {since.acted}, but {seen}"
    else:
        dealt = candidates(rules, since, rng)
        witness = any(otherwise(rules, world, since, rng) for world in dealt)
        assert witness, f"refused to {asked.seat} after {since.acted}, and nothing shows"
    return granted


def since_then(match: Match[Any], asked: Asked) -> Since:
    """What the seat knew then and now, and what came onto the table meanwhile."""
    acted = tuple(match.actions[asked.settled : match.settled])
    return Since(asked.before, observation_of_seat(match, asked.seat), acted)


def candidates(rules: AnyRules, since: Since, rng: Random) -> Iterator[State[Any]]:
    """Worlds that fit what the seat knew before, such as show much first."""
    yield from determinize_covering(rules, since.before, rng)
    yield from islice(determinize(rules, since.before, rng), WITNESSES)


def otherwise(rules: AnyRules, world: State[Any], since: Since, rng: Random) -> str:
    """What the seat would have seen otherwise in *world*, where others do anything they can."""
    seat = since.before.seat
    record = world.table.record = Record()
    made: dict[Seat, Action] = {}
    for action in since.acted:
        turn = rules.turn(world)
        if action.seat not in turn.seats:
            return "another seat would have been on turn"
        legal = list(rules.legal(world, action.seat))
        if not legal:
            return "it could not have acted"
        made[action.seat] = action if action.seat == seat else rng.choice(legal)
        if turn.mode is Mode.OPEN or len(made) == len(turn.seats):
            for each in sorted(made):
                rules.apply(world, made[each], rng)
            made = {}
    after = since.after
    told = after.history[len(since.before.history) :]
    if tuple(record.seen_by(seat)) != told:
        return "other events"
    if world.table.view(seat) != after.zones:
        return "another table"
    if repr(world.facts) != repr(after.facts):
        return "other facts"
    return ""
