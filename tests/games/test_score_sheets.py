"""Score sheets of all games: every number says what it is made of."""

from __future__ import annotations

import re

import pytest

from game.arena.play_match import play_match
from game.arena.player_kinds import make_player
from game.presentation.presenter import presenter_of
from game.shelf import SHELF

ENOUGH = 900
"""So many actions at most: every game has scored something by then."""


@pytest.mark.parametrize("game", sorted(SHELF))
def test_every_number_says_what_it_is_made_of(game: str) -> None:
    rules = SHELF[game].open()
    match = play_match(rules, [make_player(rules, "greedy")] * rules.seats, "sheet", ENOUGH)
    sheet = presenter_of(rules).sheet(match.observe(None))
    assert sheet.rows
    for row in sheet.rows:
        for value, words in zip(row.values, row.reasons or [""] * len(row.values), strict=True):
            assert words or not value, f"{row.label}: {value}"
            assert not words or words[-1] in ".!", words


def added_up(words: str) -> int:
    """What the cards and tricks of a sentence come to: ``3 for each of ace and 3; 1 for the 7``."""
    cards = re.findall(r"(\d+) for (?:the|each of) ([^;.]+)", words)
    tricks = re.findall(r"of ([\d, and]+) points?:", words)
    return sum(int(each) * len(re.split(", | and ", names)) for each, names in cards) + sum(
        int(each) for listed in tricks for each in re.findall(r"\d+", listed)
    )


@pytest.mark.parametrize("game", ["democracy", "vendetta"])
def test_what_a_number_is_made_of_adds_up_to_it(game: str) -> None:
    rules = SHELF[game].open()
    match = play_match(rules, [make_player(rules, "greedy")] * rules.seats, "sums", ENOUGH)
    rows = [row for row in presenter_of(rules).sheet(match.observe(None)).rows if row.level]
    assert rows
    for row in rows:
        for value, words in zip(row.values, row.reasons, strict=True):
            assert added_up(words) == int(value or 0), words
