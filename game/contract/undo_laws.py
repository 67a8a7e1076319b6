"""The law of undo: never granted if another deal had shown something else, and always if none.

Matches are played at random. Whenever an undo is judged, other worlds are dealt that fit what the
seat knew when it decided; there the others do whatever they can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from game.bots.imagined_deals import determinize, determinize_covering
from game.bots.revealed_secrets import Since, first_reveal
from game.contract.random_matches import step
from game.contract.variants import Variant
from game.engine.action import Action, Mode
from game.engine.match import Match, observation_of_seat
from game.engine.observation import seen_zones
from game.engine.rules import AnyRules, State
from game.engine.witness_record import Record
from game.engine.zones import Seat

DECISIONS, WORLDS = 60, 12
"""Decisions of a match, and worlds in which what is granted is tried."""
WITNESSES = 400
"""Worlds that are looked through for one that shows something else."""
KEPT = 3
"""An undo is judged until so many more decisions were made."""


class _Undoable(NamedTuple):
    """A decision that may be taken back."""

    number: int
    seat: Seat
    settled: int
    before: Any


def undos_are_right(table: Variant, seed: str) -> Counter[bool]:
    """Play a match at random and judge every undo on the way; return how many were granted or not.

    Raises:
        AssertionError: when one was granted or refused wrongly.
    """
    rules, rng = table.rules(), Random(seed)
    match: Match[Any] = Match(rules, seed)
    last: dict[Seat, _Undoable] = {}
    judged: Counter[bool] = Counter()
    for number in range(DECISIONS):
        if match.outcome is not None:
            break
        now = {
            seat: _Undoable(number, seat, match.applied_count, observation_of_seat(match, seat))
            for seat in match.seats_with_moves
        }
        now |= {
            s: _Undoable(number, s, match.applied_count, observation_of_seat(match, s))
            for s in match.revocable_seats
        }
        step(match, rng)
        seat = match.actions[-1].seat
        last[seat] = now[seat]
        for decision in list(last.values()):
            if number - decision.number < KEPT and match.outcome is None:
                judged[_is_right(rules, match, decision, rng)] += 1
    return judged


def _is_right(rules: AnyRules, match: Match[Any], decision: _Undoable, rng: Random) -> bool:
    """Whether an undo is granted, which must be right."""
    since = _since(match, decision)
    granted = first_reveal(rules, since) is None
    if granted:
        for world in islice(determinize(rules, since.before, rng), WORLDS):
            seen = _shown_otherwise(rules, world, since, rng)
            assert not seen, f"granted to {decision.seat} after {since.acted}, but {seen}"
    else:
        dealt = _worlds_before(rules, since, rng)
        witness = any(_shown_otherwise(rules, world, since, rng) for world in dealt)
        assert witness, f"refused to {decision.seat} after {since.acted}, and nothing shows"
    return granted


def _since(match: Match[Any], decision: _Undoable) -> Since:
    """What the seat knew then and now, and what came onto the table meanwhile."""
    acted = tuple(match.actions[decision.settled : match.applied_count])
    return Since(decision.before, observation_of_seat(match, decision.seat), acted)


def _worlds_before(rules: AnyRules, since: Since, rng: Random) -> Iterator[State[Any]]:
    """Worlds that fit what the seat knew before, such as show much first."""
    yield from determinize_covering(rules, since.before, rng)
    yield from islice(determinize(rules, since.before, rng), WITNESSES)


def _shown_otherwise(rules: AnyRules, world: State[Any], since: Since, rng: Random) -> str:
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
    if seen_zones(world.table, seat) != after.zones:
        return "another table"
    if repr(world.facts) != repr(after.facts):
        return "other facts"
    return ""
