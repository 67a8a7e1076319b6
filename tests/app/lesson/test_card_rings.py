"""Rings round cards: each follows its card, and covers no index of any card in a fan."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.table.cards.corner_indices import index_rect
from tests.app.driver.app_driver import Pilot, flying
from tests.app.lesson.test_lesson_note_placement import every_moment
from tests.app.lesson.test_lesson_scene import lesson_of

TOUCHED = 0.12
"""So much of the rectangle inside a turned index may be the edge of its own card."""


def ring_mask(pilot: Pilot) -> pygame.Mask:
    """The pixels that differ because cards are pointed at."""
    view, screen = lesson_of(pilot).play.view, pilot.loop.stage.screen
    pointed, view.pointed_cards = view.pointed_cards, frozenset()
    pilot.frame()
    without = screen.copy()
    view.pointed_cards = pointed
    pilot.frame()
    same = pygame.mask.from_threshold(screen, (0, 0, 0), (1, 1, 1, 255), without)
    same.invert()
    return same


@pytest.mark.parametrize("game", ["jersey_gin", "indian_chief", "skitgubbe"])
def test_the_ring_of_a_card_covers_no_index(tmp_path: Path, game: str) -> None:
    ringed = 0
    with flying(tmp_path, width=1280, height=720) as pilot:

        def look() -> None:
            nonlocal ringed
            view = lesson_of(pilot).play.view
            if not view.pointed_cards or "lesson" not in [t.role for t in pilot.things()]:
                return
            mask = ring_mask(pilot)
            ringed += bool(mask.count())
            zones = view.current_layout.own_hand_zones
            held = [one.sprite for zone in zones for one in view.model.zones.get(zone, ())]
            for index in map(index_rect, held):
                letters = index.inflate(-index.width // 2, -index.height // 3)
                hidden = mask.overlap_area(pygame.Mask(letters.size, fill=True), letters.topleft)
                assert hidden <= TOUCHED * letters.width * letters.height, (index, hidden)

        every_moment(pilot, game, look)
    assert ringed
