"""Every game on the shelf keeps the laws, at every kind of table."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.bots.bot import Level, choose
from game.bots.imagine import worlds
from game.bots.simple import RandomBot
from game.engine.journal import CorruptJournal, Journal
from game.engine.match import Match
from game.shelf import SHELF
from tests.contract import laws
from tests.contract.variants import Variant, every_table, pairwise
from tests.engine.play import play

TABLES = list(every_table())
USUAL = [pairwise(game)[0] for game in SHELF]
LONGEST = 3000
"""A match between novices ends within so many actions, whatever the game."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_laws_hold_at_every_table(table: Variant) -> None:
    rng = Random(str(table))
    followers: list[laws.Followers] = []

    def each(match: Match[Any]) -> None:
        if not followers:
            followers.append(laws.Followers(match))
        followers[0].agree()
        laws.nobody_stuck(match)
        if rng.random() < 0.25 or not match.turn.seats:
            laws.every_law(match, rng)

    match = play(table.rules(), f"laws {table}", each, limit=90)
    assert len(match.actions) > 4


@pytest.mark.slow
@pytest.mark.parametrize("table", USUAL, ids=str)
def test_the_laws_hold_at_every_moment(table: Variant) -> None:
    """`build/soak.py` does the same at every table, for as long as it is asked to."""
    assert laws.soak(table.rules(), "every moment", limit=120) > 4


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_match_is_kept_in_a_small_journal(table: Variant) -> None:
    rules = table.rules()
    match = play(rules, "journal", limit=150)
    text = Journal.of(match, rules.options.written()).dumps()
    assert max(len(line.encode()) for line in text.split("\n")[1:]) < 150
    kept = Journal.loads(text)
    again = kept.replay(SHELF[kept.game].open(kept.seats, kept.options))
    assert laws.image(again.truth()) == laws.image(match.truth())
    for seat in (None, *range(rules.seats)):
        assert again.observe(seat) == match.observe(seat)
    half = len(match.actions) // 2
    resumed = kept.replay(rules, half)
    for action in match.actions[half:]:
        resumed.submit(action)
    assert laws.image(resumed.truth()) == laws.image(match.truth())


@pytest.mark.parametrize("table", USUAL, ids=str)
@pytest.mark.parametrize("level", [Level.NOVICE])
def test_a_match_between_computers_ends(table: Variant, level: Level) -> None:
    rules = table.rules()
    bot = SHELF[table.game].bot(rules, level)
    match: Match[Any] = Match(rules, "end")
    while match.turn.seats and len(match.actions) < LONGEST:
        seat = match.turn.seats[0]
        seen = match.observe(seat)
        action = choose(bot, seen, Random(len(match.actions)))
        assert action in seen.legal
        match.submit(action)
    assert match.outcome is not None
    assert (
        len(match.outcome.points) == len(rules.sheet(match.observe(None)).columns)
        or len(match.outcome.points) == rules.seats
    )
    assert match.outcome.winners


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_every_level_answers_within_the_law_and_honestly(table: Variant) -> None:
    rules = table.rules()
    match = play(rules, "levels", limit=6)
    seat = match.turn.seats[0]
    seen = match.observe(seat)
    for level in Level:
        bot = SHELF[table.game].bot(rules, level)
        answers = {choose(bot, seen, Random(4)) for _ in range(2)}
        assert len(answers) == 1
        assert answers <= set(seen.legal)


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_imagined_worlds_fit(table: Variant) -> None:
    rng = Random(1)

    def each(match: Match[Any]) -> None:
        if rng.random() > 0.2:
            return
        seat = rng.randrange(match.rules.seats)
        seen = match.observe(seat)
        world = next(worlds(match.rules, seen, rng))
        assert world.table.view(seat) == dict(seen.zones)
        assert len(world.table.up) == len(seen.up)
        assert sorted(c for row in world.table.zones for c in row) == sorted(match.rules.pack())
        if seat in match.turn.seats:
            assert list(match.rules.legal(world, seat)) == seen.legal

    play(table.rules(), "worlds", each, limit=150)


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_a_random_player_fits_everywhere(table: Variant) -> None:
    match: Match[Any] = Match(table.rules(), "r")
    seen = match.observe(match.turn.seats[0])
    assert choose(RandomBot(), seen, Random(1)) in seen.legal


@settings(
    max_examples=120,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(st.data())
@pytest.mark.parametrize("table", USUAL, ids=str)
def test_a_damaged_journal_is_one_clear_error(table: Variant, data: st.DataObject) -> None:
    rules = table.rules()
    raw = bytearray(_journal(table.game))
    if data.draw(st.booleans()):
        del raw[data.draw(st.integers(1, len(raw))) :]
    for _ in range(data.draw(st.integers(0, 3))):
        at = data.draw(st.integers(0, len(raw) - 1))
        raw[at] = data.draw(st.integers(0, 255) | st.sampled_from(b'[]{}",0123456789null'))
    try:
        Journal.loads(raw.decode("utf-8", "replace")).replay(rules)
    except CorruptJournal as error:
        words = str(error)
        assert words.endswith((".", "!", "?"))


@cache
def _journal(game: str) -> bytes:
    rules = SHELF[game].open()
    return Journal.of(play(rules, "d", limit=25), rules.options.written()).dumps().encode()
