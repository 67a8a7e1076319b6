"""Snapshots of every game's match: at each moment what a match played from its deal on is."""

from __future__ import annotations

from typing import Any

import pytest

from game.app.replay.match_snapshots import APART, MatchSnapshots
from game.engine.journal import Journal
from game.engine.match import Match
from game.shelf import SHELF
from tests.engine.play import play

MOVES = 3 * APART


@pytest.mark.parametrize("game", SHELF)
def test_a_match_taken_out_anywhere_goes_on_as_it_went(game: str) -> None:
    rules = SHELF[game].open()
    journal = Journal.of(play(rules, "snapshots", limit=MOVES), rules.options.written())
    kept = MatchSnapshots(journal)
    match: Match[Any] = Match(SHELF[game].open(), journal.seed)
    for made, action in enumerate(journal.actions):
        taken = kept.at(made)
        for seat in (None, *range(rules.seats)):
            assert taken.observe(seat) == match.observe(seat)
        match.submit(action)
        taken.submit(action)
        assert taken.record.events == match.record.events
        assert taken.turn == match.turn
    last = kept.at(len(journal.actions))
    for action in journal.actions[APART:]:  # what was taken out before changed nothing kept
        assert action in last.actions
    assert last.observe(0) == match.observe(0)
