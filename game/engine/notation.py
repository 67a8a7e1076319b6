"""Notation: the written form of a game's actions, facts and zones in scenarios."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from game.engine.action import Action
from game.engine.cards import Card, card
from game.engine.native import mypyc_attr
from game.engine.options import Value
from game.engine.zones import Seat, ZoneId, ZoneRegistry


class BadNotation(ValueError):
    """A text that cannot be understood; the message says why."""


def seat_text(seat: Seat) -> str:
    """Write a seat: ``P1`` is seat 0."""
    return f"P{seat + 1}"


def read_seat(text: str, seats: int) -> Seat:
    """Read a seat, ``P1`` to ``Pn``.

    Raises:
        BadNotation: when there is no such seat.
    """
    if re.fullmatch(r"P[1-9]\d?", text, re.ASCII) and int(text[1:]) <= seats:
        return int(text[1:]) - 1
    raise BadNotation(f"“{text}” is no seat; seats are P1 to P{seats}.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """The common form ``verb cards target value``; a game overrides what it writes otherwise.

    *seat_values* are the verbs whose value is a seat; *targets* gives the zone a verb aims at,
    for verbs that always aim at the same one, so that it need not be written. What a game lists
    in *verbs*, *codes* (of what is said), *refusals* and *specials* (lines only it understands,
    each with an example) is printed by ``folkdeck scenario --names``.
    """

    verbs: ClassVar[tuple[str, ...]] = ()
    codes: ClassVar[tuple[str, ...]] = ()
    refusals: ClassVar[tuple[str, ...]] = ()
    specials: ClassVar[tuple[str, ...]] = ()
    unwritten: ClassVar[Mapping[str, Value]] = MappingProxyType({})
    """Options that scenarios of this game mean by naming none, where these are not the usual."""

    unordered: ClassVar[frozenset[str]] = frozenset()
    """First words of special keys that ``check`` compares without regard to order."""

    reread: ClassVar[frozenset[str]] = frozenset()
    """First words of special keys that ``check`` also understands in all ways a position may."""

    def __init__(
        self,
        zone_registry: ZoneRegistry,
        seats: int,
        seat_values: frozenset[str] = frozenset(),
        value_words: dict[str, int] | None = None,
    ) -> None:
        """Prepare the words; *value_words* are values written as a word: ``smudge`` for 5."""
        self.zone_registry = zone_registry
        self.seats = seats
        self.seat_values = seat_values
        self.value_words = value_words or {}

    def target(self, seat: Seat, verb: str, cards: tuple[Card, ...]) -> ZoneId | None:
        """Return the zone this verb aims at when none is written."""
        return None

    def write(self, action: Action) -> str:
        """Write an action without its seat: ``play_up 5d``, ``doubt P2``, ``bid 3``."""
        words = [action.verb, *(c.text for c in action.cards)]
        if action.target is not None and action.target != self._implied(action):
            words.append(self.write_zone(action.target))
        if action.value is not None:
            words.append(self.value_text(action.verb, action.value))
        words += ["(" + " ".join(c.text for c in group) + ")" for group in action.groups]
        return " ".join(words)

    def read(self, seat: Seat, text: str) -> Action:
        """Read the action that a line describes, whether or not it is possible now.

        Raises:
            BadNotation: when a word of it cannot be understood.
        """
        bare, groups = _take_groups(text)
        verb, *words = bare.split() or [""]
        cards: list[Card] = []
        value: int | None = None
        target: ZoneId | None = None
        for word in words:
            if word in self.value_words:
                value = self.value_words[word]
            elif re.fullmatch(r"-?\d{1,3}", word, re.ASCII):
                value = int(word)
            elif verb in self.seat_values and re.fullmatch(r"P\d+", word, re.ASCII):
                value = read_seat(word, self.seats)
            elif "/" in word or word in self.zone_registry.specs:
                target = self.read_zone(word)
            else:
                cards.append(read_card(word))
        held = tuple(cards)
        return Action(seat, verb, held, target or self.target(seat, verb, held), value, groups)

    def player(self, text: str) -> Seat:
        """Return the seat of a player as a line names it; a game may have more names than seats.

        Raises:
            BadNotation: when there is no such player.
        """
        return read_seat(text, self.seats)

    def steps(self, action: Action, state: Any) -> tuple[Action, ...]:
        """Return the actions that a line of a scenario stands for, if a game splits it.

        All but the last must be allowed; the last is what the line's expectations are about.
        """
        return (action,)

    def read_special(self, key: str, text: str, state: Any) -> bool:
        """Take a line ``key: text`` of a written position that only this game understands.

        *key* is all before the colon (``fire``, ``trick T1 P2``), *state* the state to change.
        False leaves the line to the common reading of facts and zones.

        Raises:
            BadNotation: when the key is this game's but the text is not.
        """
        return False

    def write_special(self, key: str, state: Any) -> str | None:
        """Return what ``check key:`` compares with; None for a plain fact or zone.

        ``phase`` is the word after the seat in ``check next``, ``score`` the points so far.
        """
        return None

    def value_text(self, verb: str, value: int) -> str:
        """Write a value that stands after this verb, or after this code of what is said."""
        if verb in self.seat_values:
            return seat_text(value)
        words = {number: word for word, number in self.value_words.items()}
        return words.get(value, str(value))

    def write_zone(self, zone: ZoneId) -> str:
        """Write a zone as part of an action: ``meld/P2/1``, ``trick``."""
        owner = [] if zone.owner is None else [seat_text(zone.owner)]
        return "/".join([zone.name, *owner, *([str(zone.n)] if zone.n else [])])

    def read_zone(self, text: str) -> ZoneId:
        """Read what :meth:`write_zone` has written.

        Raises:
            BadNotation: when the game has no such zone.
        """
        name, *rest = text.split("/")
        if name not in self.zone_registry.specs:
            known = ", ".join(self.zone_registry.specs)
            raise BadNotation(f"There is no zone “{name}”; there are {known}.")
        owner = read_seat(rest.pop(0), self.seats) if rest and rest[0][:1] == "P" else None
        n = rest.pop(0) if rest else "0"
        if rest or not re.fullmatch(r"\d{1,3}", n, re.ASCII):
            forms = f"{name}, {name}/P2 or {name}/P2/1"
            raise BadNotation(f"“{text}” is no zone; write it like {forms}.")
        return ZoneId(name, owner, int(n))

    def _implied(self, action: Action) -> ZoneId | None:
        return self.target(action.seat, action.verb, action.cards)


def _take_groups(text: str) -> tuple[str, tuple[tuple[Card, ...], ...]]:
    groups = re.findall(r"\(([^()]*)\)", text)
    bare = re.sub(r"\([^()]*\)", " ", text)
    if "(" in bare or ")" in bare:
        raise BadNotation(f"The brackets in “{text}” do not match.")
    return bare, tuple(tuple(read_card(word) for word in group.split()) for group in groups)


def read_card(text: str) -> Card:
    """Read a card.

    Raises:
        BadNotation: when no card is written so.
    """
    try:
        return card(text)
    except ValueError as error:
        raise BadNotation(str(error)) from None
