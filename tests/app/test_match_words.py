"""The words on a match: when it was played, and how it ended."""

from __future__ import annotations

from datetime import date, datetime
from typing import Any

import pytest

from game.app import guests
from game.app.ending import ended
from game.app.match_words import told_date
from game.engine.match import Match
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
    assert told_date(datetime.strptime(when, "%Y-%m-%d %H.%M"), date(2026, 11, 22)) == said


@pytest.mark.parametrize("game", sorted(SHELF))
def test_every_ending_is_one_line(game: str) -> None:
    rules = SHELF[game].open()
    match: Match[Any] = Match(rules, "ending")
    players = guests.named(guests.usual(Settings(), rules.seats))
    told = ended(rules, match, players)
    assert "\n" not in told
    assert "{" not in told
