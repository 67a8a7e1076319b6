"""Journals: a match comes back from its journal as it was, or a damaged one is one clear error.

What CI runs: a match at every pairwise table goes to its journal and back; 10,000 damaged
journals over all games (the slow tests), some hundred of them in the quick run.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.contract.checks import comes_back
from game.contract.moment import image
from game.contract.variants import Variant, every_table
from game.engine.journal import CorruptJournal, Journal
from game.engine.match import Match
from game.shelf import SHELF
from tests.engine.play import play

TABLES = list(every_table())
DAMAGED = 10_000
LENGTH = 25
"""Actions of the journals that are damaged."""
ODD: tuple[object, ...] = (
    *(None, True, "", "x", "5d", "\ud800", [], {}, [[]], "5d " * 9, [["5d"]], 1.5),
    *(-1, 2, 99, 10**9, 10**400, ["moon", None, 0], ["hand", 0, -1]),
)
"""What stands where something else should stand."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_match_comes_back_from_its_journal(table: Variant) -> None:
    comes_back(table)


class Damage:
    """What can happen to a journal, each on its lines of text."""

    @staticmethod
    def cut(lines: list[str], where: int, what: int) -> str:
        """Anywhere."""
        text = "\n".join(lines)
        return text[: where % (len(text) + 1)]

    @staticmethod
    def byte(lines: list[str], where: int, what: int) -> str:
        """Any byte is another one."""
        raw = bytearray("\n".join(lines).encode())
        raw[where % len(raw)] = what % 256
        return raw.decode("utf-8", "replace")

    @staticmethod
    def part(lines: list[str], where: int, what: int) -> str:
        """A part of an action is something odd, or there are more parts than six."""
        at = 1 + where % (len(lines) - 1)
        parts = json.loads(lines[at])
        place = what // len(ODD) % 7
        parts[place:place] = [None] * (place - len(parts))
        parts[place : place + 1] = [ODD[what % len(ODD)]]
        return "\n".join([*lines[:at], json.dumps(parts), *lines[at + 1 :]])

    @staticmethod
    def head(lines: list[str], where: int, what: int) -> str:
        """The first line says something odd, or another version, or lacks something."""
        told = json.loads(lines[0])
        key = list(told)[where % len(told)]
        told[key] = ODD[what % len(ODD)]
        if what // len(ODD) % 3 == 0:
            del told[key]
        return "\n".join([json.dumps(told), *lines[1:]])

    @staticmethod
    def line(lines: list[str], where: int, what: int) -> str:
        """A line is lost, comes twice, or is an odd word."""
        at = where % len(lines)
        instead = [[], [lines[at]] * 2, ["null"], ["[" * 9_999]]
        return "\n".join([*lines[:at], *instead[what % len(instead)], *lines[at + 1 :]])

    @staticmethod
    def stranger(lines: list[str], where: int, what: int) -> str:
        """An action of another game."""
        others = list(SHELF)
        theirs = journal(others[what % len(others)]).split("\n")[1:]
        at = 1 + where % len(lines)
        return "\n".join([*lines[:at], theirs[what % len(theirs)], *lines[at:]])


KINDS = [Damage.cut, Damage.byte, Damage.part, Damage.head, Damage.line, Damage.stranger]
NUMBER = st.integers(0, 10**6)
HARM = st.lists(st.tuples(st.sampled_from(KINDS), NUMBER, NUMBER), min_size=1, max_size=3)


@pytest.mark.parametrize("game", SHELF)
@settings(max_examples=40)
@given(harm=HARM)
def test_a_damaged_journal_is_one_clear_error(game: str, harm: list[Any]) -> None:
    judge(game, harm)


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
@settings(max_examples=-(-DAMAGED // len(SHELF)))
@given(harm=HARM)
def test_ten_thousand_damaged_journals(game: str, harm: list[Any]) -> None:
    judge(game, harm)


def judge(game: str, harm: list[Any]) -> None:
    """A damaged journal still is one, or there is one sentence; nothing else changes."""
    text = journal(game)
    for kind, where, what in harm:
        lines = text.split("\n")
        if len(lines) > 1 and lines[0].startswith("{") and lines[0].endswith("}"):
            try:
                text = kind(lines, where, what)
            except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
                break  # damaged beyond this kind of damage
    match, before = bystander(game)
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
def journal(game: str) -> str:
    """A good journal without the last line's end."""
    rules = SHELF[game].open()
    match = play(rules, "d", limit=LENGTH)
    return Journal.of(match, rules.options.written()).dumps().rstrip("\n")


@cache
def bystander(game: str) -> tuple[Match[Any], object]:
    """A match by the same rules that nobody touches."""
    match = play(SHELF[game].open(), "bystander", limit=LENGTH)
    return match, image(match.state_copy())
