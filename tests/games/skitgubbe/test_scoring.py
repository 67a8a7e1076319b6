"""Scores of Skitgubbe: points, several games in a row, options that do not go together."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from game.engine.options import BadOption
from game.games.skitgubbe.rules.facts import BETWEEN, Game
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.skitgubbe.rules.scoring import goats, points, totals
from game.presentation.presenter import presenter_of
from tests.games.skitgubbe.tables import positions, skitgubbe


@pytest.mark.parametrize(
    ("places", "goat", "scoring", "gained"),
    [
        ((1, 2, 0), 2, "first5", (5, 3, -5)),
        ((1, 2, 3, 4, 0), 4, "first5", (5, 3, 1, 0, -5)),
        ((1, 2, 3, 4, 0), 4, "second5", (3, 5, 1, 0, -5)),
        ((1, 1, 3, 0), 3, "first5", (5, 5, 1, -5)),
        ((1, 1, 0), 2, "second5", (3, 3, -5)),
        ((1, 0, 0), None, "first5", (5, 0, 0)),
        ((2, 0, 1), 1, "off", (0, 0, 0)),
    ],
)
def test_points_of_a_game(
    places: tuple[int, ...], goat: int | None, scoring: str, gained: tuple[int, ...]
) -> None:
    assert points(places, goat, scoring) == gained


@pytest.mark.parametrize(
    ("game", "reasons"),
    [
        (
            Game(1, 3, (1, 1, 3, 0), (5, 5, 1, -5)),
            (
                "{0} got rid of all cards first, together with {1}: +5.",
                "{1} got rid of all cards first, together with {0}: +5.",
                "{2} got rid of all cards third: +1.",
                "{3} was the last with cards: the Goat, −5.",
            ),
        ),
        (
            Game(1, None, (1, 0, 0), (5, 0, 0)),
            (
                "{0} got rid of all cards first: +5.",
                "{1} still had cards when the game ended without a Goat.",
                "{2} still had cards when the game ended without a Goat.",
            ),
        ),
    ],
)
def test_a_place_is_explained(game: Game, reasons: tuple[str, ...]) -> None:
    match = Match(skitgubbe(len(game.places), scoring="first5"), "explained")
    seen = match.observe(0)
    seen.facts.games = (game,)
    assert presenter_of(match.rules).sheet(seen).rows[0].reasons == reasons


def test_totals_count_goats_or_points() -> None:
    games = (
        Game(1, 0, (0, 1, 2), (-5, 5, 3)),
        Game(2, None, (0, 0, 1), (0, 0, 5)),
        Game(3, 0, (0, 2, 1), (-5, 3, 5)),
    )
    assert goats(games, 3) == [2, 0, 0]
    assert totals(games, 3, "off") == [-2, 0, 0]
    assert totals(games, 3, "first5") == [-10, 8, 13]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"confusion": True}),
        (3, {"confusion": True, "decks": 2}),
        (8, {}),
        (3, {"first_goat": "P4"}),
        (2, {}),
        (9, {"decks": 2}),
    ],
)
def test_tables_that_are_not_offered(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        skitgubbe(seats, **options)


@pytest.mark.parametrize(
    ("seats", "options", "bound"),
    [
        (4, {}, True),
        (5, {}, False),
        (3, {"confusion": True}, False),
        (7, {"high_trump": "on"}, True),
        (3, {"high_trump": "off"}, False),
    ],
)
def test_auto_counts_hands(seats: int, options: dict[str, object], bound: bool) -> None:
    assert SkitgubbeOptions.read(options).high_only_kills(seats) is bound


def test_the_goat_leads_with_the_right_hand_in_confusion() -> None:
    rules = skitgubbe(3, confusion=True, games=20)
    leaders = {
        (state.facts.number, state.facts.first, state.facts.games[-1].goat)
        for state in positions(rules, 2, 2500)
        if state.facts.games
    }
    assert leaders
    assert all(goat in (None, leader) for _, leader, goat in leaders)


def test_between_games_the_cards_still_lie_there() -> None:
    rules = skitgubbe(3)
    for state in positions(rules, 6, 2000):
        if state.facts.phase == BETWEEN:
            assert sum(map(len, state.table.zones)) == 52
            return
    raise AssertionError("no game ended")
