"""The flame and what fits it, case by case from the specification."""

from __future__ import annotations

import pytest

from game.engine.cards import card
from game.games.fire_gibbon.rules.doubts import is_true
from game.games.fire_gibbon.rules.flame import fits_open, fits_up, flame_above, flame_after, raises


@pytest.mark.parametrize(
    ("text", "flame", "fits"),
    [
        ("5d", 0, True),  # FG-U1
        ("As", 0, True),
        ("*1", 9, True),  # FG-U2: a joker
        ("8c", 8, True),  # the same number, any suit
        ("8h", 8, True),
        ("9h", 8, True),  # a higher heart
        ("9d", 8, False),
        ("7h", 8, False),
        ("7c", 8, False),
        ("Ah", 13, True),  # only the heart ace
        ("As", 13, False),
        ("Ad", 1, False),  # FG-R3: an ace is not a 1
        ("Ah", 1, True),
        ("Kh", 13, True),
    ],
)
def test_a_hand_card_face_up(text: str, flame: int, fits: bool) -> None:
    assert fits_up(card(text), flame) is fits


@pytest.mark.parametrize(
    ("text", "flame", "fits"),
    [
        ("2c", 0, True),
        ("9s", 9, True),  # FG-B1, X2
        ("Ts", 9, True),
        ("8h", 9, False),  # suit does not matter
        ("Ac", 13, True),  # an ace is always high enough
        ("*2", 13, True),
        ("Qc", 13, False),
    ],
)
def test_a_table_or_random_card(text: str, flame: int, fits: bool) -> None:
    assert fits_open(card(text), flame) is fits


@pytest.mark.parametrize(
    ("text", "required", "true"),
    [
        ("7c", 6, True),  # FG-J2
        ("6c", 6, True),
        ("3d", 6, False),
        ("Kh", 2, False),  # a heart is always false
        ("Ah", 14, False),
        ("Ac", 12, True),
        ("Ac", 14, True),
        ("Kc", 14, False),
        ("*1", 14, True),  # FG-N3, R5
        ("*1", 2, True),
    ],
)
def test_a_promise(text: str, required: int, true: bool) -> None:
    assert is_true(card(text), required) is true


@pytest.mark.parametrize(
    ("text", "flame", "after", "raised"),
    [
        ("5d", 0, 5, True),  # starting a fire raises (FG-R9)
        ("Kd", 0, 13, True),
        ("Ad", 0, 1, True),
        ("*1", 0, 1, True),
        ("8d", 8, 8, False),
        ("9h", 8, 9, True),
        ("Ah", 8, 1, True),  # FG-R11
        ("As", 13, 1, True),
        ("*1", 8, 8, False),  # FG-R4
    ],
)
def test_the_flame_after_a_face_up_card(text: str, flame: int, after: int, raised: bool) -> None:
    assert flame_after(card(text), flame) == after
    assert raises(card(text), flame) is raised


def test_the_flame_after_a_face_down_card() -> None:
    assert [flame_above(flame) for flame in (1, 8, 12, 13)] == [2, 9, 13, 1]  # FG-F3, R1
