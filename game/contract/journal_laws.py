"""The laws of journals: a match comes back as it was, or a damaged journal is one clear error."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import Any, Final, TypeAlias

from game.contract.moment import image
from game.contract.random_matches import step
from game.contract.variants import Variant
from game.engine.journal import CorruptJournal, Journal
from game.engine.match import Match
from game.engine.rules import AnyRules
from game.shelf import SHELF

DamageKind: TypeAlias = Callable[[list[str], int, int], str]
"""What happens to the lines of a journal, by two numbers that say where and what."""
DAMAGED = 60
"""Journals that are damaged at random."""
LENGTH = 25
"""Actions of the journals that are damaged."""
ODD: Final[tuple[object, ...]] = (
    *(None, True, "", "x", "5d", "\ud800", [], {}, [[]], "5d " * 9, [["5d"]], 1.5),
    *(-1, 2, 99, 10**9, 10**400, ["moon", None, 0], ["hand", 0, -1]),
)
"""What stands where something else should stand."""


def comes_back(table: Variant) -> None:
    """Prove that a match of chance, written as a journal and read again, is the same match.

    Raises:
        AssertionError: when it is not.
    """
    rules = table.rules()
    match: Match[Any] = Match(rules, "journal")
    rng = Random("moves journal")
    while match.turn.seats and len(match.actions) < 60:
        step(match, rng)
    text = Journal.of(match, rules.options.written()).dumps()
    assert max(len(line.encode()) for line in text.split("\n")[1:]) < 150
    kept = Journal.loads(text)
    again = kept.replay(table.rules())
    assert image(again.state_copy()) == image(match.state_copy())
    for seat in (None, *range(rules.seats)):
        assert again.observe(seat) == match.observe(seat)
    half = len(match.actions) // 2
    resumed = kept.replay(rules, half)
    for action in match.actions[half:]:
        resumed.submit(action)
    assert image(resumed.state_copy()) == image(match.state_copy())


class Damage:
    """What can happen to a journal, each on its lines of text."""

    @staticmethod
    def cut(lines: list[str], where: int, what: int) -> str:
        """Cut it off anywhere."""
        text = "\n".join(lines)
        return text[: where % (len(text) + 1)]

    @staticmethod
    def byte(lines: list[str], where: int, what: int) -> str:
        """Change any byte."""
        raw = bytearray("\n".join(lines).encode())
        raw[where % len(raw)] = what % 256
        return raw.decode("utf-8", "replace")

    @staticmethod
    def part(lines: list[str], where: int, what: int) -> str:
        """Make a part of an action odd, or make more parts than six."""
        at = 1 + where % (len(lines) - 1)
        parts = json.loads(lines[at])
        place = what // len(ODD) % 7
        parts[place:place] = [None] * (place - len(parts))
        parts[place : place + 1] = [ODD[what % len(ODD)]]
        return "\n".join([*lines[:at], json.dumps(parts), *lines[at + 1 :]])

    @staticmethod
    def head(lines: list[str], where: int, what: int) -> str:
        """Make the first line odd, or of another version, or take something out of it."""
        told = json.loads(lines[0])
        key = list(told)[where % len(told)]
        told[key] = ODD[what % len(ODD)]
        if what // len(ODD) % 3 == 0:
            del told[key]
        return "\n".join([json.dumps(told), *lines[1:]])

    @staticmethod
    def line(lines: list[str], where: int, what: int) -> str:
        """Lose a line, double it, or make it an odd word."""
        at = where % len(lines)
        instead = [[], [lines[at]] * 2, ["null"], ["[" * 9_999]]
        return "\n".join([*lines[:at], *instead[what % len(instead)], *lines[at + 1 :]])

    @staticmethod
    def stranger(lines: list[str], where: int, what: int) -> str:
        """Put in an action of another game."""
        others = list(SHELF)
        theirs = _journal(others[what % len(others)]).split("\n")[1:]
        at = 1 + where % len(lines)
        return "\n".join([*lines[:at], theirs[what % len(theirs)], *lines[at:]])


DAMAGE_KINDS: Final[tuple[DamageKind, ...]] = (
    Damage.cut,
    Damage.byte,
    Damage.part,
    Damage.head,
    Damage.line,
    Damage.stranger,
)


def damaged_journals_are_told(game: str) -> None:
    """Prove that several damaged journals of *game* each are one sentence, or still a journal.

    Raises:
        AssertionError: when one is not.
    """
    rng = Random(f"damage {game}")
    for _ in range(DAMAGED):
        harm = [
            (rng.choice(DAMAGE_KINDS), rng.randrange(10**6), rng.randrange(10**6))
            for _ in range(rng.randint(1, 3))
        ]
        damage_is_told(game, harm)


def damage_is_told(game: str, harm: Iterable[tuple[DamageKind, int, int]]) -> None:
    """Prove that a damaged journal still is one, or gives one sentence; nothing else changes.

    *harm* is what happens to a good journal of *game*: kinds of damage, each with where and what.

    Raises:
        AssertionError: when an error is no single sentence, or another match has changed.
    """
    text = _journal(game)
    for kind, where, what in harm:
        lines = text.split("\n")
        if len(lines) > 1 and lines[0].startswith("{") and lines[0].endswith("}"):
            try:
                text = kind(lines, where, what)
            except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
                break  # damaged beyond this kind of damage
    match, before = _bystander(game)
    try:
        Journal.loads(text).replay(match.rules)
    except CorruptJournal as error:
        words = str(error)
        assert words.endswith((".", "!", "?"))
        assert "\n" not in words
        assert words.encode()
        assert len(words) < 400
    assert image(match.state_copy()) == before


@cache
def _journal(game: str) -> str:
    """A good journal without the last line's end."""
    rules = SHELF[game].open()
    match = _played(rules, "damaged")
    return Journal.of(match, rules.options.written()).dumps().rstrip("\n")


@cache
def _bystander(game: str) -> tuple[Match[Any], object]:
    """A match by the same rules that nobody touches."""
    match = _played(SHELF[game].open(), "bystander")
    return match, image(match.state_copy())


def _played(rules: AnyRules, seed: str) -> Match[Any]:
    """A match of chance, broken off early."""
    match: Match[Any] = Match(rules, seed)
    moves = Random(f"moves {seed}")
    while match.turn.seats and len(match.actions) < LENGTH:
        step(match, moves)
    return match
