"""The soak meets every game and says where a law broke."""

import pytest
import soak

from game.shelf import SHELF
from tests.contract import laws


def test_a_short_soak_meets_every_game() -> None:
    done, broken = soak.soak(decisions=100, seed="short", only=None)
    assert set(done) == set(SHELF)
    assert not broken


def test_a_broken_law_is_named_with_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise AssertionError("a card is lost")

    monkeypatch.setattr(laws, "every_law", broken)
    done, said = soak.soak(decisions=5, seed="short", only="pitch")
    assert not done
    assert "pitch" in said
    assert "a card is lost" in said


def test_an_unknown_game_is_one_sentence() -> None:
    assert soak.soak(decisions=5, seed="short", only="whist")[1] == "There is no game “whist”."
