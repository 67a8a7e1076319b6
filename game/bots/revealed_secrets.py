"""Revealed secrets: what a seat was shown since it decided, found by dealing the unseen anew.

A decision may be taken back while every deal that fits what the seat knew when it decided would
have shown it the very same since. What it knew is what it saw, perfectly remembered; what it could
only infer it did not know. Nothing here knows how the cards really lie.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from random import Random
from typing import Any, Final, NamedTuple

from game.bots.imagined_deals import determinize_covering
from game.bots.random_bot import random_action
from game.engine.action import Action, Mode
from game.engine.events import Event, Moved, Turned
from game.engine.observation import Observation, seen_zones
from game.engine.rules import AnyRules, State
from game.engine.witness_record import Record
from game.engine.zones import Seat

ROUNDS: Final = 2
"""In so many random orders every unknown card is dealt to every unknown place."""


class RevealKind(Enum):
    """The kinds of things that reveal hidden cards to a seat."""

    CARD = "card"
    """A face it did not know."""
    CHOICE = "choice"
    """What another seat did, which it need not have done."""
    WORDS = "words"
    """No face, but something that would have gone otherwise: words, scores, whose turn it is."""


class Reveal(NamedTuple):
    """The first difference that another deal would have shown to the seat."""

    shown: RevealKind
    seat: Seat | None = None
    """Who chose."""


class Since(NamedTuple):
    """The observations before and after, and the actions between, since a seat decided."""

    before: Observation[Any]
    """What it knew when it decided; choices are not needed."""
    after: Observation[Any]
    """What it knows now."""
    acted: tuple[Action, ...]
    """What was played, its own decision among it; what was chosen in secret and is not yet
    revealed does not belong here."""


def first_reveal(rules: AnyRules, since: Since) -> Reveal | None:
    """Find what the seat was shown since it decided; None when the decision may be taken back."""
    return next(filter(None, reveals(rules, since)), None)


def reveals(rules: AnyRules, since: Since) -> Iterator[Reveal | None]:
    """Yield for one deal after another what it would have shown otherwise, or None.

    Always the same for the same arguments.
    """
    if not since.acted:
        return
    rng = Random("undo")
    told = since.after.history[len(since.before.history) :]
    for world in determinize_covering(rules, since.before, rng, ROUNDS):
        yield _otherwise(rules, since, world, told, rng)


def _otherwise(
    rules: AnyRules, since: Since, world: State[Any], told: Sequence[Event], rng: Random
) -> Reveal | None:
    seat = since.before.seat
    record = world.table.record = Record()
    chooser = _played(rules, world, since, rng)
    if chooser is not None:
        return Reveal(RevealKind.CHOICE, chooser) if chooser != seat else Reveal(RevealKind.WORDS)
    seen = record.seen_by(seat)
    for one, other in zip(seen, told, strict=False):
        if one != other:
            return Reveal(RevealKind.CARD if _shows_face(other) else RevealKind.WORDS)
    if len(seen) != len(told) or not _alike(rules, world, since.after):
        return Reveal(RevealKind.WORDS)
    return None


def _played(rules: AnyRules, world: State[Any], since: Since, rng: Random) -> Seat | None:
    """Play in *world* what was played; the first seat that might have been seen to do otherwise.

    What others did unseen, they do here by the dice.
    """
    seat = since.before.seat
    chosen: dict[Seat, Action] = {}
    for action in since.acted:
        turn = rules.turn(world)
        legal = rules.legal(world, action.seat) if action.seat in turn.seats else ()
        alone = turn.mode is Mode.OPEN or len(turn.seats) == 1
        if action.seat != seat:
            if turn.lead not in (None, action.seat) or not legal:
                return action.seat  # it might have waited, or could not have done anything
            if len(legal) > 1 and not (alone and _look_alike(rules, world, legal, seat)):
                return action.seat
        elif action not in legal:
            return seat
        chosen[action.seat] = action if action.seat == seat else random_action(legal, rng)
        if alone or len(chosen) == len(turn.seats):
            for each in sorted(chosen):
                rules.apply(world, chosen[each], rng)
            chosen = {}
    return None


def _look_alike(
    rules: AnyRules, world: State[Any], legal: Sequence[Action], seat: Seat | None
) -> bool:
    """Whether *seat* could not tell apart what somebody else may do."""
    first: object = None
    for action in legal:
        twin = world.clone()
        record = twin.table.record = Record()
        rules.apply(twin, action, Random("undo"))
        look = record.seen_by(seat), twin.facts, rules.turn(twin)
        if first is not None and look != first:
            return False
        first = look
    return True


def _shows_face(event: Event) -> bool:
    return isinstance(event, Moved | Turned) and event.card is not None


def _alike(rules: AnyRules, world: State[Any], after: Observation[Any]) -> bool:
    """Whether all that everybody knows of *world* is as it is now."""
    return bool(
        world.facts == after.facts
        and seen_zones(world.table, after.seat) == after.zones
        and rules.outcome(world) == after.outcome
    )
