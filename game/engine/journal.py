"""The journal: the beginning of a match and its actions, as lines of text."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.engine.action import Action
from game.engine.cards import Card, card
from game.engine.match import IllegalAction, Match
from game.engine.options import Value
from game.engine.rules import AnyRules
from game.engine.shuffle_seal import commit, commit_1, holds, sealed_text
from game.engine.zones import ZoneId


class CorruptJournal(ValueError):
    """A journal that cannot be read or played; the text says where and why."""


@dataclass(frozen=True, slots=True)
class Journal:
    """A match in its smallest form: replaying it rebuilds everything."""

    game: str
    version: int
    seats: int
    options: Mapping[str, Value]
    seed: str
    actions: tuple[Action, ...] = ()
    salt: str = ""
    """What the seed was sealed with; empty where it was not."""
    seal: str = ""
    """What could be read before the deal: see :mod:`game.engine.shuffle_seal`."""
    steps: Mapping[int, int] = field(default_factory=dict)
    """By number of an action, from 0: how many thinking steps were done when the limit acted; 0
    where a computer failed and the game's plain policy played."""

    def sealed(self, salt: str) -> Journal:
        """Return the same journal with a seal made with *salt*."""
        return replace(self, salt=salt, seal=commit(self.terms, salt))

    @property
    def terms(self) -> tuple[str, ...]:
        """All that is fixed before the deal, as the seal covers it."""
        options = json.dumps(dict(self.options), sort_keys=True, separators=(",", ":"))
        return (self.game, str(self.version), str(self.seats), options, self.seed)

    @property
    def sealed_text(self) -> str:
        """The text of which the seal is the SHA-256, if it holds."""
        if self.seal == commit_1(self.seed, self.salt):
            return f"{self.seed} {self.salt}"
        return sealed_text(self.terms, self.salt)

    @property
    def seal_holds(self) -> bool:
        """Whether the seal was made from this beginning; True where it was not sealed."""
        return not self.seal or holds(self.seal, self.terms, self.seed, self.salt)

    @classmethod
    def of(cls, match: Match[Any], options: Mapping[str, Value]) -> Journal:
        """Return the journal of a running match that was set up with *options*."""
        rules = match.rules
        actions = tuple(match.actions)
        return cls(rules.id, rules.version, rules.seats, options, match.seed, actions)

    def head(self) -> dict[str, Any]:
        """Return the beginning of the match, for the first line."""
        sealed = {"salt": self.salt, "seal": self.seal} if self.seal else {}
        return {
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            **sealed,
        }

    def dumps(self) -> str:
        """Return the text: one line for the beginning, then one for each action."""
        lines = [json.dumps(self.head(), separators=(",", ":"))]
        return "\n".join([*lines, *(write_action(a) for a in self.actions)]) + "\n"

    @classmethod
    def loads(cls, text: str) -> Journal:
        """Read what :meth:`dumps` has written.

        Raises:
            CorruptJournal: naming the first line that cannot be read.
        """
        lines = text.split("\n")
        if not text.strip():
            raise CorruptJournal("The journal is empty.")
        head = read_line(lines[0], 1)
        if not isinstance(head, dict):
            raise CorruptJournal("Line 1 of the journal does not say which game it is.")
        actions = (read_action(line, n) for n, line in enumerate(lines[1:], 2) if line.strip())
        return cls.from_head(head, actions)

    @classmethod
    def from_head(cls, head: Mapping[str, Any], actions: Iterable[Action]) -> Journal:
        """Build a journal from its first line and its actions.

        Raises:
            CorruptJournal: when the first line lacks something or has it in a wrong form.
        """
        kinds = {"game": str, "version": int, "seats": int, "options": dict, "seed": str}
        for key, kind in kinds.items():
            if type(head.get(key)) is not kind:
                raise CorruptJournal(f"Line 1 of the journal has no good “{key}”.")
        sealed = {key: head.get(key, "") for key in ("salt", "seal")}
        if not all(isinstance(value, str) for value in sealed.values()):
            raise CorruptJournal("Line 1 of the journal has no good seal.")
        return cls(**{key: head[key] for key in kinds}, actions=tuple(actions), **sealed)

    def replay(self, rules: AnyRules, upto: int | None = None) -> Match[Any]:
        """Play the match again: all actions, or the first *upto*.

        Raises:
            CorruptJournal: when it belongs to other rules, or these refuse an action of it.
        """
        self._check(rules)
        match: Match[Any] = Match(rules, self.seed)
        for number, action in enumerate(self.actions[:upto], 1):
            try:
                match.submit(action)
            except IllegalAction as error:
                raise CorruptJournal(f"Action {number} is refused: {error}") from None
        return match

    def _check(self, rules: AnyRules) -> None:
        if self.game != rules.id:
            raise CorruptJournal(f"The journal is of “{self.game:.40}”, not of {rules.id}.")
        if self.version != rules.version:
            theirs = str(self.version)[:9]  # what is damaged may be a very long number
            versions = f"version {theirs} of the rules; this is version {rules.version}"
            raise CorruptJournal(f"The journal was written by {versions}.")
        if self.seats != rules.seats:
            raise CorruptJournal(
                f"The journal is of {str(self.seats)[:9]} seats, not of {rules.seats}."
            )


def write_action(action: Action) -> str:
    """Write an action as one short line of JSON."""
    return json.dumps(action_parts(action), separators=(",", ":"))


def action_parts(action: Action) -> list[Any]:
    """Return an action as a list for JSON; empty parts at the end are left out."""
    target = None if action.target is None else list(action.target)
    parts: list[Any] = [
        action.seat,
        action.verb,
        " ".join(c.text for c in action.cards),
        target,
        action.value,
        [" ".join(c.text for c in group) for group in action.groups],
    ]
    while parts[-1] in ("", None, []):
        parts.pop()
    return parts


def read_action(line: str, number: int = 0) -> Action:
    """Read what :func:`write_action` has written; *number* is the line's, for the message.

    Raises:
        CorruptJournal: when the line is no action.
    """
    return action_of(read_line(line, number), number)


def action_of(parts: Any, number: int = 0) -> Action:
    """Build an action from its :func:`action_parts`; *number* is the line's, for the message.

    Raises:
        CorruptJournal: when it is no action.
    """
    blanks: list[Any] = [None, None, "", None, None, []]
    try:
        seat, verb, held, target, value, groups = parts + blanks[len(parts) :]
        if not (type(seat) is int and isinstance(verb, str) and isinstance(groups, list)):
            raise TypeError
        if value is not None and type(value) is not int:
            raise TypeError
        grouped = tuple(_cards(group) for group in groups)
        return Action(seat, verb, _cards(held), _zone(target), value, grouped)
    except (TypeError, ValueError, AttributeError):
        raise CorruptJournal(f"Line {number} of the journal is no action.") from None


def read_line(line: str, number: int) -> Any:
    """Read one line of JSON.

    Raises:
        CorruptJournal: when it is damaged.
    """
    try:
        told = json.loads(line)
        json.dumps(told, ensure_ascii=False).encode()  # no half letters, which nobody can print
    except (ValueError, RecursionError):
        raise CorruptJournal(f"Line {number} of the journal is damaged.") from None
    return told


def _zone(parts: object) -> ZoneId | None:
    match parts:
        case None:
            return None
        case [str(name), int() | None as owner, int(n)]:
            return ZoneId(name, owner, n)
    raise TypeError


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in text.split())
