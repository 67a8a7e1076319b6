"""Every opponent of every game: lawful, the same again, honest in choice, reason and worth, quick.

What CI runs here takes a few decisions of each game and level; with the slow tests, more.
"""

from __future__ import annotations

import pytest

from game.bots.any_game_bot import searcher
from game.bots.profile import Level
from game.contract import opponent_laws as laws
from game.contract.imagined_deal_laws import remembers_truly
from game.shelf import SHELF

GAMES = [game for game, entry in SHELF.items() if entry.bot is not searcher]
"""The games with opponents of their own."""
FEW, MANY = 3, 8
"""Decisions looked at, of as many kinds as can be, in the quick tests and in the slow ones."""


@pytest.mark.sample
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", GAMES)
def test_an_opponent_is_lawful_and_honest(game: str, level: Level) -> None:
    for decision in laws.decisions(game, FEW):
        laws.is_lawful(decision, level)
        laws.is_honest(decision, level)


@pytest.mark.slow
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", GAMES)
def test_an_opponent_is_lawful_and_honest_all_along(game: str, level: Level) -> None:
    for decision in laws.decisions(game, MANY):
        laws.is_lawful(decision, level)
        laws.is_honest(decision, level)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_legal_is_weighed(game: str) -> None:
    for decision in laws.decisions(game, FEW):
        laws.weighs_all(decision)


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_is_one_plain_sentence(game: str) -> None:
    said = [words for each in laws.decisions(game, MANY) for words in laws.explanations(each)]
    assert sum(map(bool, said)) * 2 > len(said), "most of what is done has a reason"


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", GAMES)
def test_thinking_is_short_and_in_slices(game: str, level: Level) -> None:
    for decision in laws.decisions(game, FEW if level is Level.MASTER else 2):
        laws.thinks_in_slices(decision, level)


@pytest.mark.parametrize("game", SHELF)
def test_a_known_card_lies_where_it_is(game: str) -> None:
    assert remembers_truly(game) > 100
