"""Who has won, in words: alone, as partners, or with others who share the win."""

from __future__ import annotations

import pytest

from game.app.session.result_text import winners_text


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
