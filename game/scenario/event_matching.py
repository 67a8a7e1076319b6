"""The matching of events: written as scenarios have them, and found where a line expects them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Any

from game.engine.cards import Card
from game.engine.events import Event, Moved, Said, Scored, Turned
from game.engine.match import Match
from game.engine.notation import BadNotation, Notation, seat_text
from game.engine.zones import Audience, Seat, ZoneRegistry
from game.patterns.phrases import player_placeholder
from game.scenario.written_facts import facts_of, read_value, write_value
from game.scenario.written_position import item_kind

OPEN = (Audience.EVERYONE, Audience.TOP)
"""Who looks at a zone in which a card laid there is seen by everybody."""
CARD = re.compile(r"([2-9TJQKA][cdhs]|\*\d)'*")
SEAT = re.compile(r"P[1-9]\d?")
FILLERS = ("to", "by", "for", "of", "the", "and", "at", "with", "from")


def drawn(zone_registry: ZoneRegistry, event: Event) -> Seat | None:
    """The seat into whose own hidden cards somebody sees a card go; None for all else."""
    if not isinstance(event, Moved) or event.card is None:
        return None
    source, target = event.source.zone, event.target.zone
    if zone_registry.spec(target).audience is not Audience.OWNER or target.owner == source.owner:
        return None
    return target.owner


def event_text(zone_registry: ZoneRegistry, event: Event) -> str | None:
    """Where a card came to lie open that was hidden before, or ``turns_up``; None for all else."""
    if isinstance(event, Turned):
        # In a pile of which the top is seen, that is only the next card down.
        uncovered = zone_registry.spec(event.place.zone).audience is Audience.TOP
        return "turns_up" if event.card is not None and event.up and not uncovered else None
    if not isinstance(event, Moved) or event.card is None:
        return None
    source, target = event.source.zone, event.target.zone
    if zone_registry.spec(source).audience in OPEN:
        return None
    if not event.up and zone_registry.spec(target).audience not in OPEN:
        return None
    return target.name if target.owner is None else f"{target.name} {seat_text(target.owner)}"


def event_texts(
    zone_registry: ZoneRegistry,
    notation: Notation,
    events: Iterable[Event],
    seat: Seat | None,
    named: Collection[Card] | None = None,
) -> list[str]:
    """The events as a scenario expects them after ``->``: words of *seat* leave it out.

    Where *named* gives the cards of the action, the others that came to lie open are told too.
    """
    told = [
        each for each in noticed(zone_registry, events, seat, named) if not isinstance(each, Scored)
    ]
    return [each if isinstance(each, str) else _spoken(each, notation) for each in told]


def noticed(
    zone_registry: ZoneRegistry,
    events: Iterable[Event],
    seat: Seat | None,
    named: Collection[Card] | None,
) -> list[Said | Scored | str]:
    """What was said and scored, and between it in words the cards that *seat* drew or all saw.

    Cards that go the same way one after the other stand together: ``passed 7d 5d Ah``.
    """
    found: list[Said | Scored | str] = []
    for event in events:
        if isinstance(event, Said | Scored):
            found.append(event)
        elif isinstance(event, Moved | Turned):
            way = _way(zone_registry, event, seat, named)
            last = found[-1] if found else None
            if way and isinstance(last, str) and last.startswith(f"{way} "):
                found[-1] = f"{last} {event.card}"
            elif way:
                found.append(f"{way} {event.card}")
    return found


def _way(
    zone_registry: ZoneRegistry,
    event: Moved | Turned,
    seat: Seat | None,
    named: Collection[Card] | None,
) -> str | None:
    if seat is not None and drawn(zone_registry, event) == seat:
        return "draws"
    return None if named is None or event.card in named else event_text(zone_registry, event)


def _spoken(event: Said, notation: Notation) -> str:
    words = [event.code]
    if event.seat is not None:
        words.append(seat_text(event.seat))
    if event.value is not None:
        words.append(_value(event, notation))
    return " ".join(words)


def _value(event: Said, notation: Notation) -> str:
    return "" if event.value is None else notation.value_text(event.code, event.value)


class EventMatcher:
    """What a scenario expects, ticked off as the events of a match are read in order."""

    def __init__(self, match: Match[Any]) -> None:
        """Begin with the first event of the match."""
        self.match = match
        self.at = 0
        self.facts = facts_of(match.rules.facts_type())

    def catch_up(self) -> None:
        """Leave all that has happened so far behind."""
        self.at = len(self.match.record.events)

    def pending(self) -> list[Event]:
        """What has happened since the last expectation was met."""
        return self.match.record.events[self.at :]

    def meets(self, phrase: str, seat: Seat | None) -> bool:
        """Whether *phrase* has happened next, or is a fact that now has this value.

        *seat* is who acted, None in a line about what happens by itself.

        Raises:
            BadNotation: when the value of a fact cannot be read.
        """
        words = phrase.replace("_", " ").replace(",", " ").split()
        if len(words) > 1 and SEAT.fullmatch(words[0]):
            # Somebody else than who acted: “P2 draws 6s”, “P2 passes, no cards”.
            *words, who = *words[1:], words[0]
            seat = int(who[1:]) - 1
            words += [] if words[0] == "draws" else [who]
        if words[0] == "draws":
            return self._draws(words[1:], seat)
        return self._shows(words) or self._says(words) or self._is_fact(phrase.split())

    def _draws(self, words: list[str], seat: Seat | None) -> bool:
        zone_registry = self.match.rules.zone_registry
        if words in ([], ["none"], ["nothing"]):
            return not any(drawn(zone_registry, event) == seat for event in self.pending())
        for word in words:
            for number, event in enumerate(self.pending(), self.at):
                owner = drawn(zone_registry, event)
                if owner is not None and seat in (None, owner) and _is(event, word):
                    self.at = number + 1
                    break
            else:
                return False
        return True

    def _says(self, words: list[str]) -> bool:
        for length in range(len(words), 0, -1):
            for number, event in enumerate(self.pending(), self.at):
                if (
                    isinstance(event, Said)
                    and event.code.replace("_", " ").split() == words[:length]
                    and all(self._fits(event, word) for word in words[length:])
                ):
                    self.at = number + 1
                    return True
        return False

    def _fits(self, event: Said, word: str) -> bool:
        if word in FILLERS:
            return True
        value = _value(event, self.match.rules.notation)
        if word == value:
            return True
        if CARD.fullmatch(word) and (CARD.fullmatch(value) or value == "none"):
            # What was said is about one card, or none: no other that moves now will do.
            return word == value.rstrip("'")
        if word == "none":
            return event.seat is None and event.value is None
        if SEAT.fullmatch(word):
            seat = int(word[1:]) - 1
            if seat == event.seat or player_placeholder(seat) in event.text:
                return True
        if word.lstrip("-").isdecimal() and event.value is not None:
            return int(word) == event.value
        plain = re.findall(r"[\w*'-]+", event.text)
        return word in plain or any(_is(each, word) for each in self.pending())

    def _shows(self, words: list[str]) -> bool:
        """``upcard 9h``, ``fire P2 5d`` and ``turns up 4c``: cards that went there, or were shown.

        Several cards of one zone may stand together: ``passed 7d 5d Ah``.
        """
        cards = [word for word in words if CARD.fullmatch(word)]
        owners = {int(word[1:]) - 1 for word in words if SEAT.fullmatch(word)}
        rest = [w for w in words if not CARD.fullmatch(w) and not SEAT.fullmatch(w)]
        at = self.at
        for word in cards:
            for number, event in enumerate(self.match.record.events[at:], at):
                if _is(event, word) and _went(event, "_".join(rest), owners):
                    at = number + 1
                    break
            else:
                return False
        self.at = at
        return bool(cards)

    def instead(self, phrase: str, seat: Seat | None) -> str:
        """What was the case where *phrase* was expected, for the message."""
        rules, state = self.match.rules, self.match.state_copy()
        name = phrase.split()[0]
        said = event_texts(rules.zone_registry, rules.notation, self.pending(), seat)
        if any(each.split()[0] == name for each in said):
            return "; ".join(said)
        special = rules.notation.write_special(name, state)
        if special is not None:
            return f"{name} {special}"
        if name in self.facts:
            return f"{name} {write_value(getattr(state.facts, name), self.facts[name].seats)}"
        return "; ".join(said) or "nothing said"

    def _is_fact(self, words: list[str]) -> bool:
        name, *rest = words
        state, rules = self.match.state_copy(), self.match.rules
        special = rules.notation.write_special(name, state)
        if special is not None and special.split() == rest:
            return True
        if name not in self.facts:
            return False
        fact, value = self.facts[name], getattr(state.facts, name)
        if len(rest) == 2 and rest[0][:1] == "P" and isinstance(value, list):
            seat = int(rest[0][1:]) - 1 if rest[0][1:].isdecimal() else len(value)
            item = read_value(item_kind(fact, rest[:1]), rest[1], rules.seats)
            return seat < len(value) and bool(value[seat] == item)
        try:
            return bool(value == read_value(fact.kind, " ".join(rest), rules.seats))
        except BadNotation:
            return False


def _is(event: Event, word: str) -> bool:
    card = event.card if isinstance(event, Moved | Turned) else None
    return card is not None and same_card(card, word)


def _went(event: Event, name: str, owners: set[Seat]) -> bool:
    """Whether this is about a card of a zone *name*, of these *owners* if it names any."""
    if not isinstance(event, Moved | Turned):
        return False
    zone = event.target.zone if isinstance(event, Moved) else event.place.zone
    return name == "turns_up" or (zone.name == name and owners <= {zone.owner})


def same_card(card: Card, word: str) -> bool:
    """Whether *word* names this card; without a mark it names any copy of it."""
    return word == card.text or word == card.text.rstrip("'")
