"""A moment of a running match, looked at once by everybody, for all laws to judge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from game.engine.action import Action
from game.engine.cards import Card, card
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.rules import State
from game.engine.shuffling import shuffled
from game.engine.zones import Seat, ZoneId

MANY = 24
"""Where a seat has more choices than this, laws that ask about each take so many at random."""


class Moment:
    """What is true now, what each seat sees of it, and who decides."""

    def __init__(self, match: Match[Any], rng: Random) -> None:
        """Look at *match*, which must not go on while the laws judge; *rng* picks samples."""
        self.match = match
        self.rules = match.rules
        self.rng = rng
        self.truth: State[Any] = match.state_copy()
        self.turn = match.turn
        self.able = match.seats_with_moves
        self.deciding: tuple[Seat, ...] = (*self.turn.seats, *match.revocable_seats)
        self.everybody: tuple[Seat | None, ...] = (None, *range(match.rules.seats))
        self._seen: dict[Seat | None, Observation[Any]] = {}
        self._legal: dict[Seat, list[Action]] = {}

    def seen(self, seat: Seat | None) -> Observation[Any]:
        """What *seat* observes; everybody looks only once."""
        if seat not in self._seen:
            self._seen[seat] = self.match.observe(seat)
        return self._seen[seat]

    def legal(self, seat: Seat) -> list[Action]:
        """What *seat* may do by what it observes."""
        if seat not in self._legal:
            self._legal[seat] = self.seen(seat).legal
        return self._legal[seat]

    def faces(self, seat: Seat | None) -> set[Card]:
        """The cards *seat* sees on the table."""
        return {c for row in self.seen(seat).zones.values() for c in row if c is not None}

    def some(self, things: Sequence[Any]) -> Sequence[Any]:
        """All of them, or a handful where there are many."""
        return things if len(things) <= MANY else self.rng.sample(things, MANY)

    def redealt(self, seat: Seat | None) -> State[Any]:
        """The truth with all cards this seat does not see dealt anew to the same places."""
        state = self.truth.clone()
        view = self.seen(seat).zones
        ids = state.table.zone_registry.ids
        hidden = [
            (number, at)
            for number, row in enumerate(state.table.zones)
            for at in range(len(row))
            if view[ids[number]][at] is None
        ]
        anew = shuffled([state.table.zones[number][at] for number, at in hidden], self.rng)
        for (number, at), card_ in zip(hidden, anew, strict=True):
            state.table.zones[number][at] = card_
        return state

    def nonsense(self, seat: Seat, count: int) -> Iterator[Action]:
        """Actions nobody would think of, half of them nearly possible ones.

        They name cards the seat sees, or cards of no pack at this table.
        """
        rng, seen = self.rng, self.seen(seat)
        near = [choice.action for choice in seen.choices]
        shown = [c for row in seen.zones.values() for c in row if c]
        shown += [c for c in (card("*1"), card("2c'")) if c not in self.rules.pack()]
        done = self.match.actions[-50:]
        verbs = sorted({"", "sing", "pass", *(a.verb for a in [*done, *near])})
        zones = [None, ZoneId("moon"), ZoneId("hand", 99), *seen.zones]
        for _ in range(count):
            handful = tuple(rng.choices(shown, k=rng.randrange(4))) if shown else ()
            verb, target = rng.choice(verbs), rng.choice(zones)
            value = rng.choice([None, None, -1, 0, 1, 2, 5, 14, 99, 10**12])
            groups = rng.choice([(), (), (handful,), ((), handful)])
            action = Action(seat, verb, handful, target, value, groups)
            if near and rng.random() < 0.5:
                part = rng.choice(["verb", "cards", "target", "value", "groups"])
                action = rng.choice(near)._replace(**{part: getattr(action, part)})
            yield action


def asked(match: Match[Any]) -> int:
    """A seat that has to act: one that only may would perhaps rather wait."""
    lead = match.turn.lead
    return match.seats_with_moves[0] if lead is None else lead


def image(state: State[Any]) -> tuple[object, ...]:
    """A state as a value that can be compared and shares nothing with it."""
    table = state.table
    return tuple(map(tuple, table.zones)), frozenset(table.up), repr(state.facts)


def cards_in(thing: object) -> Iterator[Card]:
    """Every card anywhere inside a value."""
    if isinstance(thing, Card):
        yield thing
    elif is_dataclass(thing):
        for each in fields(thing):
            yield from cards_in(getattr(thing, each.name))
    elif isinstance(thing, dict):
        yield from cards_in((*thing.keys(), *thing.values()))
    elif isinstance(thing, tuple | list | set | frozenset):
        for item in thing:
            yield from cards_in(item)
