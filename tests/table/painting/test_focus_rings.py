"""The ring of the focus is seen whole, wherever the focus stands upright at the table."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.shelf import SHELF
from game.ui.forms.focus_mark import FocusMark
from tests.table.conftest import Play


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)], ids=str)
@pytest.mark.parametrize("game", list(SHELF))
def test_no_ring_is_cut_by_the_edge_of_the_window(
    play: Callable[..., Play], game: str, size: tuple[int, int]
) -> None:
    p = play(game, SHELF[game].rules.default_seats, "rings", speed=0.0, size=size)
    p.until_my_turn()
    p.view.update(0.02)
    ring, window = p.view.keyboard.ring, pygame.Rect((0, 0), size)
    width = p.theme.units.line(0.5) + p.theme.units(0.35)
    seen: set[object] = set()
    for stop in ring.stops():
        ring.visible = True
        ring.focus(stop)
        p.rest()
        outline = p.view.frame().widgets.focus
        if outline is None or outline.turn:
            continue
        mark = FocusMark(p.theme, outline.rect, outline.radius)
        clear = 2 * (width - p.theme.units(2))
        around = mark.bounds().inflate(clear, clear)
        assert window.contains(around), stop.name
        seen.add(stop.name)
    assert ("tool", "log") in seen
