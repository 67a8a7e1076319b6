"""What computers play at the table and without a screen: the same match, whatever the pace."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from game.app.session.dealer import GameDealer
from game.app.session.session import Session
from game.arena.play_match import play_match
from game.arena.player_kinds import make_players
from game.contract.variants import Variant, each_value
from game.engine.action import Action
from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.options import Value
from game.shelf import SHELF, game_entry
from game.store.player import Player
from game.thinking.inline_service import InlineDecisionService

TABLES = [table for game in SHELF for table in each_value(game)]
LONG = 60
"""Actions that are compared where a whole match would take too long."""
MIXED = ("novice:soot", "casual", "skilled:birch", "novice")
STAMMER = (0.0, 3.0, 0.01, 0.4)
"""Seconds that pass between two looks at the table."""


def at_table(kind: str) -> Player:
    """Who sits there, as a saved match names him."""
    level, _, portrait = kind.partition(":")
    return Player(kind, portrait or "plain", level)


class Course(NamedTuple):
    """A match of computers, *most* actions of it."""

    game: str
    seats: int
    options: Mapping[str, Value]
    kinds: Sequence[str]
    seed: str
    most: int


def at_the_table(
    course: Course, *, pace: float = 0.0, resumed: Sequence[Action] = ()
) -> Match[Any]:
    """The match in a session; goes on after the actions *resumed*."""
    game, seats, options, kinds, seed, most = course
    opened = game_entry(game)
    people = [at_table(kinds[seat % len(kinds)]) for seat in range(seats)]
    journal = Journal(game, opened.rules.version, seats, options, seed, tuple(resumed))
    session = Session(GameDealer(opened), journal, people, InlineDecisionService(), pace=pace)
    looks = 0
    while not session.over and len(session.match.actions) < most:
        before = len(session.match.actions)
        for _ in range(40):
            looks += 1
            session.poll(STAMMER[looks % len(STAMMER)])
            if len(session.match.actions) > before:
                break
        else:
            raise AssertionError(f"nobody acts after {before} actions")
    return session.match


def without(course: Course) -> Match[Any]:
    """The same match as ``folkdeck simulate`` plays it."""
    game, seats, options, kinds, seed, most = course
    rules = game_entry(game).open(seats, options)
    return play_match(rules, make_players(rules, kinds), seed, most)


@pytest.mark.parametrize("game", SHELF)
def test_a_match_at_the_table_is_the_one_that_is_simulated(game: str) -> None:
    rules = game_entry(game).open()
    kinds = MIXED[: rules.seats]
    course = Course(game, rules.seats, {}, kinds, "one road", 400)
    alone = without(course)
    for pace in (0.0, 0.9):
        table = at_the_table(course, pace=pace)
        assert table.actions == alone.actions
    half = alone.actions[: len(alone.actions) // 2 + 1]
    again = at_the_table(course, resumed=half)
    assert again.actions == alone.actions
    assert again.outcome == alone.outcome


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_so_it_is_with_every_value_of_every_option(table: Variant) -> None:
    kinds = ("novice", "novice:rust")[: table.seats]
    course = Course(table.game, table.seats, table.options, kinds, "options", LONG)
    alone = without(course)
    assert alone.actions
    assert at_the_table(course).actions == alone.actions
    begun = alone.actions[: len(alone.actions) // 2]
    assert at_the_table(course, resumed=begun, pace=0.3).actions == alone.actions


def test_so_it_is_in_the_middle_of_a_timed_turn() -> None:
    """After any pass, whoever takes the match up again finds the others in the same order."""
    options: dict[str, Value] = {"sluff_mode": "timed"}
    course = Course("skitgubbe", 5, options, ("novice", "novice:rust"), "hurry", 90)
    alone = without(course)
    match = Match(game_entry("skitgubbe").open(5, options), "hurry")
    within = 0
    for number, action in enumerate(alone.actions):
        if match.turn.seconds is not None and match.moment < number:
            within += 1
            again = at_the_table(course, resumed=alone.actions[:number])
            assert again.actions == alone.actions, number
        match.submit(action)
    assert within > 3


@pytest.mark.slow
@pytest.mark.parametrize("level", ["skilled", "master"])
@pytest.mark.parametrize("game", SHELF)
def test_so_it_is_with_those_who_think_long(game: str, level: str) -> None:
    seats = game_entry(game).rules.default_seats
    course = Course(game, seats, {}, (level,), "long", LONG)
    assert at_the_table(course).actions == without(course).actions
