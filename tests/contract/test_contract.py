"""Every game on the shelf keeps the laws, at every kind of table.

What CI runs here: at every pairwise table a short match with the light laws at each decision and
every law at a tenth of them; longer ones for the fewest, the usual and the most seats; with the
slow tests, every law at every decision there. ``build/soak.py`` plays the same for as long as it
is asked to, a million decisions a game and more, at all tables, with whole long matches.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.bots.bot import choose
from game.bots.profile import BotProfile, Level
from game.bots.random_bot import RandomBot
from game.contract import random_matches
from game.contract.checks import ends_between_computers
from game.contract.imagined_deal_laws import worlds_fit
from game.contract.moment import asked
from game.contract.variants import Variant, every_table, pairwise, seated
from game.engine.match import Match
from game.shelf import SHELF
from tests.engine.play import play

TABLES = list(every_table())
USUAL = [pairwise(game)[0] for game in SHELF]
SEATED = [table for game in SHELF for table in seated(game)]
USUAL_END = 500
ENDS = {
    "bridge_solitaire": 30_000,
    "jersey_gin": 5_000,
    "pitch": 0,
    "sinful_gibbon": 1_500,
    "skitgubbe": 3_000,
}
"""Turns within which a random match ends with the usual options, where it is not the usual number.

In Pitch it need not end at all: wild bids lose points as fast as tricks win them.
"""


@pytest.mark.parametrize("table", SEATED, ids=str)
def test_the_laws_hold_for_few_and_for_many(table: Variant) -> None:
    random_matches.soak(
        table.rules(), f"laws {table}", limit=150, rates=random_matches.Rates(0.15, 1.0)
    )


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_laws_hold_at_every_table(table: Variant) -> None:
    random_matches.soak(
        table.rules(), f"laws {table}", limit=40, rates=random_matches.Rates(0.1, 1.0)
    )


@pytest.mark.slow
@pytest.mark.parametrize("table", SEATED, ids=str)
def test_the_laws_hold_at_every_moment(table: Variant) -> None:
    random_matches.soak(table.rules(), "every moment", limit=150)


@pytest.mark.parametrize("table", SEATED, ids=str)
def test_a_match_of_chance_ends(table: Variant) -> None:
    """The game's own end is reached, not only longed for; see ENDS."""
    bound = ENDS.get(table.game, USUAL_END)
    for seed in "abc" if bound else "":
        assert random_matches.play_out(table.rules(), seed, bound) > 1


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_computers_play_by_the_law(table: Variant) -> None:
    random_matches.between_novices(table, 60)


@pytest.mark.slow
@pytest.mark.parametrize("table", [t for t in USUAL if t.seats > 1], ids=str)
def test_a_match_between_computers_ends(table: Variant) -> None:
    ends_between_computers(table)


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_every_level_answers_within_the_law_and_honestly(table: Variant) -> None:
    rules = table.rules()
    match = play(rules, "levels", limit=6)
    seat = asked(match)
    seen = match.observe(seat)
    for level in Level:
        bot = SHELF[table.game].bot(rules, BotProfile(level))
        answers = {choose(bot, seen, Random(4)) for _ in range(2)}
        assert len(answers) == 1
        assert answers <= set(seen.legal)


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_imagined_worlds_fit(table: Variant) -> None:
    worlds_fit(table)


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_a_random_player_fits_everywhere(table: Variant) -> None:
    match: Match[Any] = Match(table.rules(), "r")
    seen = match.observe(match.seats_with_moves[0])
    assert choose(RandomBot(), seen, Random(1)) in seen.legal
