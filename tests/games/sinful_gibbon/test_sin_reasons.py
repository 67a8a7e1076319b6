"""What each number of the score sheet is made of: it can be counted again from the words."""

from __future__ import annotations

import re

import pytest

from game.presentation.presenter import presenter_of
from game.presentation.score_sheet import SheetRow
from tests.games.sinful_gibbon.tables import rules as game_rules
from tests.games.sinful_gibbon.tables import walk


def rows(seats: int, seed: int) -> list[SheetRow]:
    """Every row of sins of a whole match."""
    *_, match = walk(game_rules(seats, target_score=1000), seed)
    return [row for row in presenter_of(match.rules).sheet(match.observe(None)).rows if row.level]


def counted(words: str) -> int:
    """What a sentence about cards adds up to: so much for each that it names."""
    total = 0
    for cost, names in re.findall(r"(\d+) for (?:the|each of) ([^;.]+)", words):
        total += int(cost) * len(re.split(", | and ", names))
    return total


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (7, 3)])
def test_every_number_says_what_it_is_made_of(seats: int, seed: int) -> None:
    found = rows(seats, seed)
    assert len(found) > 14
    for row in found:
        assert len(row.reasons) == len(row.values) == seats
        for value, words in zip(row.values, row.reasons, strict=True):
            assert words.endswith(".")
            name = row.label.split(":")[0]
            if not value.isdigit():
                assert words == "The Braveheart does not pay for hearts."
            elif name in ("Pride", "Lust"):
                assert counted(words) == int(value)
            elif name == "Sloth" and int(value):
                assert words.startswith("One" if value == "20" else str(int(value) // 20))
            elif name == "Envy" and int(value):
                kept, most = map(int, re.findall(r"\d+", words)[:2])
                assert (most - kept) * 20 == int(value)
            elif name in ("Wrath", "Gluttony", "Jealousy"):
                assert words.endswith(": 50.") == (value == "50")
