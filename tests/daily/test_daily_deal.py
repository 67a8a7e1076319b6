"""The deal of a day: the same for everybody, another one each day, and ready to be shared."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from game.app.sharing.share_code import read_share_code, share_code
from game.daily.daily_deal import DailyDeal, utc_day
from game.engine.match import Match
from game.shelf import SHELF, game_entry

DAY = date(2026, 11, 25)


@pytest.mark.parametrize("game", SHELF)
def test_every_game_has_a_deal_each_day_that_can_be_shared(game: str) -> None:
    daily = DailyDeal(game, DAY)
    journal, players = daily.journal("ab" * 16), daily.players("Ada")
    rules = game_entry(game).open(journal.seats, journal.options)
    assert journal.options == game_entry(game).open().options.written()
    assert len(players) == rules.seats == rules.default_seats
    assert players[0].human
    assert [p.level for p in players[1:]] == ["skilled"] * (rules.seats - 1)
    assert len({p.portrait for p in players}) == len(players)
    assert journal.seal_holds
    told = read_share_code(share_code(journal, players))
    assert (told.game, told.seed, told.options) == (game, journal.seed, journal.options)


def test_the_same_day_is_the_same_deal_whoever_plays_it() -> None:
    first, second = DailyDeal("pitch", DAY), DailyDeal("pitch", DAY)
    assert first.journal("ab" * 16).seed == second.journal("cd" * 16).seed
    assert first.players("Ada")[1:] == second.players("You")[1:]
    rules: Any = game_entry("pitch").open()
    dealt = [Match(rules, each.seed).observe(0).zones for each in (first, second)]
    assert dealt[0] == dealt[1]


def test_another_day_game_or_version_is_another_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    days = [date(2026, month, day) for month in range(1, 13) for day in range(1, 29)]
    seeds = {DailyDeal(game, day).seed for game in SHELF for day in days}
    assert len(seeds) == len(SHELF) * len(days)
    before = DailyDeal("pitch", DAY).seed
    rules = game_entry("pitch").rules
    monkeypatch.setattr(rules, "version", rules.version + 1)
    assert DailyDeal("pitch", DAY).seed != before


def test_a_day_is_counted_in_utc() -> None:
    midnight = 1795651200  # 2026-11-26 00:00 UTC
    assert utc_day(midnight - 1) == DAY
    assert utc_day(midnight) == date(2026, 11, 26)
    assert utc_day(1e18) == date(1970, 1, 1)
