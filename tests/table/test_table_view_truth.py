"""What is drawn is what is true: after every event, at every speed, under every storm of input."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.table.cards.table_differences import table_differences
from tests.table.conftest import Play


@pytest.mark.parametrize(("game", "seats"), [("fire_gibbon", 3), ("fire_gibbon", 7), ("pitch", 4)])
def test_at_speed_zero_the_table_is_always_settled(
    play: Callable[..., Play], game: str, seats: int
) -> None:
    p = play(game, seats, "truth", speed=0.0)
    p.show()
    for _ in range(120):
        if not p.step():
            break
        assert not p.view.busy
        assert p.view.differences_from(p.match.observe(0)) == []


@pytest.mark.parametrize(("game", "seats"), [("fire_gibbon", 5), ("pitch", 4)])
def test_the_events_alone_lead_to_the_truth(
    play: Callable[..., Play], game: str, seats: int
) -> None:
    """Before it is settled, the model agrees already: sprites by place need no second look."""
    p = play(game, seats, "events")
    p.show()
    for _ in range(100):
        if not p.step():
            break
        p.view.animation_player.skip()
        assert table_differences(p.view.model, p.match.observe(0)) == []
        p.view.skip()


def test_a_new_match_is_dealt_onto_an_empty_table(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "deal")
    p.tell()
    assert p.view.busy
    p.settle()
    assert p.view.differences_from(p.match.observe(0)) == []


@pytest.mark.parametrize("game", ["fire_gibbon", "pitch"])
def test_in_time_it_comes_to_rest_on_the_truth(play: Callable[..., Play], game: str) -> None:
    p = play(game, 4, "time")
    p.show()
    for _ in range(25):
        if not p.step():
            break
        p.settle()
        assert p.view.differences_from(p.match.observe(0)) == []


KEYS = (
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_TAB,
    pygame.K_RETURN,
    pygame.K_SPACE,
    pygame.K_ESCAPE,
    pygame.K_1,
    pygame.K_2,
    pygame.K_l,
)


def poke(p: Play, rng: Random) -> None:
    """Do anything at all that a hand can do."""
    pos = (rng.randrange(1280), rng.randrange(720))
    what = rng.randrange(6)
    if what == 0:
        p.press(pos, rng.choice((1, 1, 1, 3)))
    elif what == 1:
        p.release(pos)
    elif what == 2:
        key = rng.choice(KEYS)
        p.key(key, chr(key) if key < 128 and chr(key).isalnum() else "")
    elif what == 3:
        p.post(pygame.WINDOWFOCUSLOST)
    else:
        p.move(pos, rng.random() < 0.7)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_storms_of_input_never_corrupt_the_table(play: Callable[..., Play], seed: str) -> None:
    p = play("fire_gibbon", 4, seed)
    p.show()
    rng = Random(seed)
    for turn in range(30):
        if not p.match.turn.seats:
            break
        for _ in range(14):
            poke(p, rng)
            p.view.update(0.01)
            p.view.drawn()
        if p.chosen:
            p.match.submit(p.chosen[-1].action)
            p.chosen.clear()
            p.tell()
        elif not p.step():
            break
        if turn % 3:
            p.offer()
    p.view.event(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    if p.view.gestures.selection.dialog is not None:
        p.key(pygame.K_ESCAPE)
    p.view.skip()
    p.settle()
    assert p.view.differences_from(p.match.observe(0)) == []
