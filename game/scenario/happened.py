"""What happened, in words: writes events as scenarios do, and finds the ones a line expects."""

from __future__ import annotations

import re
from typing import Any

from game.engine.cards import Card
from game.engine.events import Event, Moved, Said, Turned
from game.engine.match import Match
from game.engine.notation import BadNotation, Notation, seat_text
from game.engine.zones import Audience, Board, Seat
from game.scenario.facts import facts_of, read_value, write_value
from game.scenario.position import item_kind

FILLERS = ("to", "by", "for", "of", "the", "and", "at", "with", "from")


def drawn(board: Board, event: Event) -> Seat | None:
    """The seat into whose own hidden cards somebody sees a card go; None for all else."""
    if not isinstance(event, Moved) or event.card is None:
        return None
    source, target = event.source.zone, event.target.zone
    if board.spec(target).audience is not Audience.OWNER or target.owner == source.owner:
        return None
    return target.owner


def phrases(board: Board, notation: Notation, events: list[Event], seat: Seat | None) -> list[str]:
    """The events as a scenario expects them after ``->``: words of *seat* leave it out."""
    said: list[str] = []
    for event in events:
        if isinstance(event, Said):
            said.append(_spoken(event, notation))
        elif isinstance(event, Moved) and seat is not None and drawn(board, event) == seat:
            said.append(f"draws {event.card}")
    return said


def _spoken(event: Said, notation: Notation) -> str:
    words = [event.code]
    if event.seat is not None:
        words.append(seat_text(event.seat))
    if event.value is not None:
        names = {number: word for word, number in notation.value_words.items()}
        words.append(names.get(event.value, str(event.value)))
    return " ".join(words)


class Watch:
    """Reads the events of a match in order and ticks off what a scenario expects."""

    def __init__(self, match: Match[Any]) -> None:
        """Begins with the first event of the match."""
        self.match = match
        self.at = 0
        self.facts = facts_of(match.rules.facts_type())

    def catch_up(self) -> None:
        """Leaves all that has happened so far behind."""
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
        words = phrase.replace("_", " ").split()
        if words[0] == "draws":
            return self._draws(words[1:], seat)
        return self._says(words) or self._shows(words) or self._is_fact(phrase.split())

    def _draws(self, words: list[str], seat: Seat | None) -> bool:
        board = self.match.rules.board
        if words in ([], ["none"], ["nothing"]):
            return not any(drawn(board, event) == seat for event in self.pending())
        for word in words:
            for number, event in enumerate(self.pending(), self.at):
                owner = drawn(board, event)
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
        if word == "none":
            return event.seat is None and event.value is None
        if re.fullmatch(r"P\d+", word):
            seat = int(word[1:]) - 1
            return seat in (event.seat, event.value) or f"{{{seat}}}" in event.text
        named = self.match.rules.notation.value_words
        if word in named and named[word] == event.value:
            return True
        if word.lstrip("-").isdecimal() and event.value is not None:
            return int(word) == event.value
        plain = re.findall(r"[\w*'-]+", event.text)
        return word in plain or any(_is(each, word) for each in self.pending())

    def _shows(self, words: list[str]) -> bool:
        """``upcard 9h`` and ``turns up 4c``: cards that went to that zone, or were shown."""
        *head, last = words
        name = "_".join(head)
        for number, event in enumerate(self.pending(), self.at):
            if not _is(event, last):
                continue
            zone = event.target.zone if isinstance(event, Moved) else _place(event)
            if name == "turns_up" or (zone is not None and zone[0] == name):
                self.at = number + 1
                return True
        return False

    def instead(self, phrase: str, seat: Seat | None) -> str:
        """What was the case where *phrase* was expected, for the message."""
        rules, state = self.match.rules, self.match.truth()
        name = phrase.split()[0]
        special = rules.notation.write_special(name, state)
        if special is not None:
            return f"{name} {special}"
        if name in self.facts:
            return f"{name} {write_value(getattr(state.facts, name), self.facts[name].seats)}"
        said = phrases(rules.board, rules.notation, self.pending(), seat)
        return "; ".join(said) or "nothing said"

    def _is_fact(self, words: list[str]) -> bool:
        name, *rest = words
        state, rules = self.match.truth(), self.match.rules
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


def _place(event: Event) -> tuple[object, ...] | None:
    return event.place.zone if isinstance(event, Turned) else None


def same_card(card: Card, word: str) -> bool:
    """Whether *word* names this card; without a mark it names any copy of it."""
    return word == card.text or word == card.text.rstrip("'")
