"""Motion that is cut short: a drag, a resize or a curtain in the middle of it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.presentation.presenter import presenter_of
from game.shelf import SHELF
from tests.table.animation.test_highlight_games import decide
from tests.table.conftest import Play


def grab(p: Play) -> bool:
    """Take a hand card with the mouse and carry it away."""
    target = next(
        (t for g in p.view.gestures.selection.groups for t in g if t.sprite is not None), None
    )
    if target is None or target.sprite is None:
        return False
    start = round(target.sprite.pose.x), round(target.sprite.pose.y)
    p.move(start)
    p.press(start)
    p.move((start[0] + 30, start[1] - 90), pressed=True)
    return p.view.gestures.selection.drag is not None


@pytest.mark.parametrize("how", ["play", "show", "focus", "resize"])
@pytest.mark.parametrize("game", list(SHELF))
def test_a_drag_that_is_cut_short_leaves_the_table_as_observed(
    play: Callable[..., Play], game: str, how: str
) -> None:
    """By what the others do, by undo or the curtain, by another window, by its new size."""
    p = play(game, SHELF[game].rules.default_seats, "drag")
    p.until_my_turn()
    grab(p)
    decide(p)
    if how == "play":
        p.tell()
    elif how == "show":
        p.show()
    elif how == "focus":
        p.post(pygame.WINDOWFOCUSLOST)
        p.tell()
    else:
        p.tell()
        p.view.layout((1024, 768))
    p.view.update(0.05)
    p.release((500, 300))
    p.settle()
    assert p.view.gestures.selection.drag is None
    assert p.view.differences_from(p.match.observe(0)) == []


@pytest.mark.parametrize("game", list(SHELF))
def test_the_curtain_may_fall_in_mid_motion(play: Callable[..., Play], game: str) -> None:
    p = play(game, SHELF[game].rules.default_seats, "curtain")
    p.show()
    for _ in range(10):
        if not p.match.turn.seats:
            break
        decide(p)
        p.tell()
        p.view.update(0.07)
        seen = p.match.observe(None)
        p.view.show(seen, presenter_of(p.rules).status(seen))
        assert not p.view.busy
        assert p.view.differences_from(seen) == []
        mine = p.match.observe(0)
        p.view.show(mine, presenter_of(p.rules).status(mine))
        assert p.view.differences_from(mine) == []


@pytest.mark.parametrize("game", list(SHELF))
def test_nothing_is_painted_again_while_nothing_moves(play: Callable[..., Play], game: str) -> None:
    p = play(game, SHELF[game].rules.default_seats, "idle")
    p.until_my_turn()
    for _ in range(900):
        if not p.view.update(1 / 30):
            break
    p.paint()
    p.canvas.paint(p.view.drawn())
    for _ in range(5):
        assert not p.view.update(1 / 30)
        assert not p.canvas.paint(p.view.drawn())
