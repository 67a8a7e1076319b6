"""The digit of a seat: a key before the name, which is not taken for a number of cards."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.table.hud.sign_tooltips import tip_areas
from game.ui.widgets.key_cap import KeyCap
from tests.games.fire_gibbon.tables import position, rules
from tests.table.conftest import Play

HANDS = {"hand0": "4d 9h", "hand1": "5d 6d", "hand2": "7d 8d", "deck": "2c 3c"}


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_a_seat_that_may_be_doubted_has_its_key_before_its_name(
    play: Callable[..., Play], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    painted: list[tuple[str, pygame.Rect]] = []
    paint = KeyCap.paint

    def watched(cap: KeyCap, surface: pygame.Surface, colour: str, middle: tuple[int, int]) -> None:
        place = pygame.Rect((0, 0), cap.size)
        place.center = middle
        painted.append((cap.key, place))
        paint(cap, surface, colour, middle)

    match = position(
        rules(3), {"phase": "turn", "turn": 0}, fire="P2:5c up, P3:6s down(6)", **HANDS
    )
    p = play("fire_gibbon", 3, match, size=size)
    p.show()
    p.offer()
    p.settle()
    monkeypatch.setattr(KeyCap, "paint", watched)
    p.paint()
    own = [place for key, place in painted if key == "3"]
    assert own, "as on the button, but with the digit alone"
    plate = p.view.hud.seats.plate(p.view.current_layout, 2)
    assert all(place.height <= plate.height for place in own)
    tips = {area.name: area.text for area in tip_areas(p.view.hud, p.view.current_layout, {})}
    assert tips["sign", "seat", 2].startswith("The key 3 stands for Player 2 on the buttons.")
    assert "key" not in tips["sign", "seat", 1]
