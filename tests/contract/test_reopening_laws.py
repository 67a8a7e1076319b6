"""Rules hold nothing of a match: opened anew at any decision they, and computers, say the same.

What CI runs: one moment with every value of every option, some decisions of each level and game;
the slow tests take more. ``build/soak.py --anew`` and ``--computers`` go on for as long as asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.bots.profile import Level
from game.contract import random_matches, reopening_laws
from game.contract.fingerprint import changes, fingerprint
from game.contract.moment import Moment
from game.contract.variants import Variant, each_value, pairwise
from game.engine.action import Action, Refusal
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.engine.zones import Audience, Seat, ZoneId, ZoneSpec
from game.entry import GameEntry
from game.games.pitch.bot.bot import PitchBot
from game.games.pitch.rules.facts import PitchFacts
from game.games.pitch.rules.rules import Pitch
from game.presentation.zone_look import Shape, Spot, ZoneLook
from game.shelf import SHELF
from tests.engine.play import play

TABLES = [table for game in SHELF for table in each_value(game)]
LENGTH = 20
"""Actions of the matches at all tables."""
FEW, MANY = 2, 30
"""Decisions of a level and game."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_rules_opened_anew_say_the_same_with_every_option(table: Variant) -> None:
    rules = table.rules()
    before = fingerprint(rules)
    match = play(rules, f"anew {table}", limit=LENGTH)
    fresh = table.rules()
    reopening_laws.same_rules(Moment(match, Random(str(table))), fresh)
    reopening_laws.same_match(match, fresh, Random(str(table)))
    assert changes(before, fingerprint(rules)) == []
    assert changes(before, fingerprint(fresh)) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
def test_rules_opened_anew_say_the_same_all_along(game: str) -> None:
    for table in pairwise(game)[:3]:
        random_matches.soak(table.rules(), "anew", 200, random_matches.Rates(every=0.0, anew=1.0))


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", SHELF)
def test_a_computer_opened_anew_answers_as_one_that_played_on(game: str, level: Level) -> None:
    assert reopening_laws.ask(SHELF[game].open(), level, "ci", FEW) == FEW


@pytest.mark.slow
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", SHELF)
def test_a_computer_opened_anew_answers_the_same_all_along(game: str, level: Level) -> None:
    for table in pairwise(game)[:2]:
        reopening_laws.ask(table.rules(), level, "slow", MANY)


class Remembering(Pitch):
    """Pitch that keeps something of every match in its rules, and bids by it."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.seen: list[Action] = []

    def apply(self, state: State[PitchFacts], action: Action, rng: Random) -> None:
        self.seen.append(action)
        super().apply(state, action, rng)


class Moody(Remembering):
    """What is legal depends on that."""

    def legal(self, state: State[PitchFacts], seat: Seat) -> list[Action]:
        found = list(super().legal(state, seat))
        return found[::-1] if len(self.seen) % 2 else found


class Spreading(Pitch):
    """A zone is added to the registry while a match is played."""

    def apply(self, state: State[PitchFacts], action: Action, rng: Random) -> None:
        row = ZoneSpec("row", Audience.EVERYONE, ZoneLook(Shape.ROW, Spot.FRONT))
        self.zone_registry.reserve(row, [ZoneId("row", action.seat, len(self.zone_registry.ids))])
        super().apply(state, action, rng)


class Grudging(PitchBot):
    """A computer that decides by how often it was asked before."""

    asked = 0

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        self.asked += 1
        yield seen.legal[self.asked % len(seen.legal)]


def stand_in(monkeypatch: pytest.MonkeyPatch, odd: GameEntry) -> AnyRules:
    """The rules of Pitch with something else on the shelf in its place."""
    monkeypatch.setattr(reopening_laws, "SHELF", {**SHELF, "pitch": odd})
    return odd.open()


def test_rules_that_remember_a_match_have_another_fingerprint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = stand_in(monkeypatch, SHELF["pitch"]._replace(rules=Remembering))
    with pytest.raises(AssertionError, match="changed its rules"):
        random_matches.soak(rules, "odd", 20, random_matches.Rates(0.0, 0.0, 1e-9))


def test_rules_that_decide_by_what_they_remember_break_the_law(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = stand_in(monkeypatch, SHELF["pitch"]._replace(rules=Moody))
    match = play(rules, "moody", limit=3)
    reopening_laws.same_rules(Moment(match, Random(1)), rules)
    with pytest.raises(AssertionError):
        reopening_laws.same_rules(Moment(match, Random(1)), reopening_laws.opened_anew(rules))


def test_rules_that_add_a_zone_in_play_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = stand_in(monkeypatch, SHELF["pitch"]._replace(rules=Spreading))
    match: Match[Any] = Match(rules, "spreading")
    with pytest.raises(RuntimeError, match="too late"):
        match.submit(match.legal(match.seats_with_moves[0])[0])


def test_a_computer_that_remembers_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = stand_in(monkeypatch, SHELF["pitch"]._replace(bot=Grudging))
    with pytest.raises(AssertionError, match="decides otherwise"):
        reopening_laws.ask(rules, Level.NOVICE, "grudge", 10)


class Forced(Pitch):
    """Pitch in which only the first of all legal actions is legal."""

    def legal(self, state: State[PitchFacts], seat: Seat) -> list[Action]:
        return super().legal(state, seat)[:1]

    def why_illegal(self, state: State[PitchFacts], action: Action) -> Refusal | None:
        if action in super().legal(state, action.seat)[1:]:
            return Refusal("forced", "Only the first one may be done.")
        return super().why_illegal(state, action)


def test_a_game_without_a_choice_is_not_asked_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = stand_in(monkeypatch, SHELF["pitch"]._replace(rules=Forced))
    assert reopening_laws.ask(rules, Level.NOVICE, "forced", 1) == 0
