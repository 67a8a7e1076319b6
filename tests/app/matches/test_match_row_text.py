"""The words on a match: when it was played, and how it ended."""

from __future__ import annotations

from datetime import date, datetime
from random import Random
from typing import Any

import pytest

from game.app.matches.match_row_text import date_text
from game.app.session.result_text import result_line
from game.app.setup import player_defaults
from game.app.setup.unique_names import with_unique_names
from game.engine.match import Match
from game.presentation.presenter import presenter_of
from game.selftest.quickest import quickest
from game.shelf import SHELF
from game.store.settings import Settings


@pytest.mark.parametrize(
    ("when", "said"),
    [
        ("2026-11-22 20.15", "Today, 20:15"),
        ("2026-11-21 09.05", "Yesterday, 09:05"),
        ("2026-11-19 18.30", "Thursday, 19 November, 18:30"),
        ("2026-11-15 18.30", "15 November, 18:30"),
        ("2026-11-23 18.30", "23 November, 18:30"),
        ("2025-12-24 23.59", "24 December 2025, 23:59"),
    ],
)
def test_dates_are_words(when: str, said: str) -> None:
    assert date_text(datetime.strptime(when, "%Y-%m-%d %H.%M"), date(2026, 11, 22)) == said


@pytest.mark.parametrize("game", sorted(SHELF))
def test_every_ending_is_one_line(game: str) -> None:
    rules = SHELF[game].open()
    match: Match[Any] = Match(rules, "ending")
    players = with_unique_names(player_defaults.default_players(Settings(), rules.seats))
    told = result_line(rules, match, players)
    assert "\n" not in told
    assert "{" not in told


@pytest.mark.parametrize("game", ["jersey_gin", "vendetta"])
def test_a_winner_is_told_with_his_own_total(game: str) -> None:
    rules = SHELF[game].open(given=quickest(game))
    players = with_unique_names(player_defaults.default_players(Settings(), rules.seats))
    for seed in range(30):
        match, rng = Match(rules, f"total {seed}"), Random(seed)
        while match.outcome is None:
            seat = rng.choice(match.seats_with_moves)
            match.submit(rng.choice(match.legal(seat)))
        sheet, winners = presenter_of(rules).sheet(match.observe(None)), match.outcome.winners
        columns = [n for n, seats in enumerate(sheet.columns) if set(seats) & {0, *winners}]
        if len(columns) > 1:
            break
    told = result_line(rules, match, players)
    for column in columns:
        names = " & ".join(players[seat].name for seat in sheet.columns[column])
        assert f"{names} {sheet.totals[column]}" in told


def test_whoever_the_headline_names_is_told_with_his_own_total() -> None:
    """Who was the Goat of Skitgubbe has not won, and yet his number tells how often he was it."""
    rules = SHELF["skitgubbe"].open(given=quickest("skitgubbe"))
    players = with_unique_names(player_defaults.default_players(Settings(), rules.seats))
    match, rng = Match(rules, "goat"), Random(1)
    while match.outcome is None:
        seat = rng.choice(match.seats_with_moves)
        match.submit(rng.choice(match.legal(seat)))
    sheet = presenter_of(rules).sheet(match.observe(None))
    named = [n for n in range(rules.seats) if f"{{{n}}}" in sheet.title]
    assert named
    told = result_line(rules, match, players)
    for seat in named:
        assert f"{players[seat].name} {sheet.totals[seat]}" in told
        assert sheet.totals[seat] != "0"
