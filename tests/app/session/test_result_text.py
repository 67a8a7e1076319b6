"""Who has won, in words: alone, as partners, or with others who share the win."""

from __future__ import annotations

import pytest

from game.app.session.result_text import place_text, winners_text
from game.engine.action import Outcome
from game.presentation.score_sheet import ScoreSheet
from game.store.player import Player


@pytest.mark.parametrize(
    ("seats", "partners", "said"),
    [
        ((0,), True, "You win!"),
        ((1,), True, "Moss wins!"),
        ((1, 2), False, "Moss and Rust share the win!"),
        ((0, 2), True, "You and Rust win!"),
        ((0, 1, 2), False, "You, Moss and Rust share the win!"),
    ],
)
def test_one_wins_partners_win_and_others_share_the_win(
    seats: tuple[int, ...], partners: bool, said: str
) -> None:
    assert winners_text(seats, ["You", "Moss", "Rust"], partners) == said


TABLE = [
    Player("You"),
    Player("Moss", level="master"),
    Player("Anna"),
    Player("Rust", level="casual"),
]
EACH = ((0,), (1,), (2,), (3,))


@pytest.mark.parametrize(
    ("winners", "points", "said"),
    [
        ((1,), (110, 50, 60, 260), "You are third. Anna is second."),
        ((1,), (5, 9, 2, 7), "You are third. Anna is fourth."),
        ((1, 2), (60, 50, 50, 260), "You are third."),
        ((1,), (60, 50, 60, 90), "You share second place. Anna shares second place."),
        ((0,), (9, 2, 2, 2), "Anna shares second place."),
        ((1,), (8, 7, 6, 9), ""),
    ],
)
def test_whoever_did_not_win_is_told_the_place(
    winners: tuple[int, ...], points: tuple[int, ...], said: str
) -> None:
    sheet = ScoreSheet("", EACH, (), tuple(map(str, points)))
    assert place_text(Outcome(winners, points), sheet, TABLE) == said


def test_no_place_is_told_before_the_end_of_two_or_beside_a_title() -> None:
    points = (110, 50, 60, 260)
    sheet = ScoreSheet("", EACH, (), tuple(map(str, points)))
    outcome = Outcome((1,), points)
    assert place_text(None, sheet, TABLE) == ""
    assert place_text(outcome, sheet._replace(title="{3} is the Goat"), TABLE) == ""
    assert place_text(outcome, sheet._replace(columns=((0, 2), (1, 3))), TABLE) == ""
