"""What happens to people shows in their faces: by words every game uses, and by those alone."""

from __future__ import annotations

import pytest

from game.art.expression import MOODS
from game.engine.events import Flourish, Moment, Said
from game.table.feelings import FACES, Feelings, Felt, Stir, stirred


def doubt(seat: int, other: int) -> Said:
    return Said("doubt", "I doubt it!", seat, other, aloud=True)


@pytest.mark.parametrize(
    ("code", "stir", "other"),
    [
        ("caught", Stir.CAUGHT, Stir.RIGHT),
        ("cheat", Stir.CAUGHT, Stir.RIGHT),
        ("proven", Stir.TRUE, Stir.WRONG),
        ("true", Stir.TRUE, Stir.WRONG),
    ],
)
def test_a_doubt_stirs_both_once_it_is_settled(code: str, stir: Stir, other: Stir) -> None:
    feelings = Feelings()
    assert feelings.hear(doubt(2, 0)) == []
    assert feelings.hear(Said("deal", "{1} deals.", 1)) == []
    assert feelings.hear(Said(code, "It is so.", 0)) == [Felt(0, stir), Felt(2, other)]
    assert feelings.hear(Said(code, "It is so.", 0)) == [Felt(0, stir)]


def test_another_than_the_doubted_leaves_the_doubter_calm() -> None:
    feelings = Feelings()
    feelings.hear(doubt(2, 0))
    assert feelings.hear(Said("caught", "It is so.", 1)) == [Felt(1, Stir.CAUGHT)]


@pytest.mark.parametrize("flourish", list(Flourish))
def test_every_great_moment_stirs_the_one_it_is_about(flourish: Flourish) -> None:
    said = Said("anything", "So it is.", 3, moment=Moment(flourish, "So"))
    found = stirred(said)
    assert found is not None
    assert Feelings().hear(said) == [Felt(3, found)]
    assert Feelings().hear(said._replace(seat=None)) == []


def test_who_underknocks_is_not_the_one_found_out() -> None:
    said = Said("underknock", "{1} underknocks {0}.", 1, moment=Moment(Flourish.CAUGHT, "So"))
    assert stirred(said) is Stir.EARNED


def test_every_feeling_has_a_face() -> None:
    assert set(FACES) == set(Stir)
    assert set(FACES.values()) <= set(MOODS)
