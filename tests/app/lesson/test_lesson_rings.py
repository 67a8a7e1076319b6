"""Lesson rings: outside what they ring, and over nothing beside it that must be seen."""

from __future__ import annotations

import pygame
import pytest

from game.table.painting.lesson_ring import LessonRing
from game.table.painting.ring_gaps import upright_gap
from game.ui.theme import Theme
from game.ui.units import Units

AREA = pygame.Rect(300, 300, 120, 80)


def painted(ring: LessonRing) -> pygame.Mask:
    """The pixels of a window that the ring changes."""
    sheet = pygame.Surface((960, 600), pygame.SRCALPHA)
    ring.paint(sheet)
    return pygame.mask.from_surface(sheet, 20)


def lies_over(ring: LessonRing, area: pygame.Rect) -> int:
    """How many pixels of *area* it changes."""
    return painted(ring).overlap_area(pygame.Mask(area.size, fill=True), area.topleft)


@pytest.fixture
def theme() -> Theme:
    return Theme(Units(960, 600))


def test_it_lies_outside_what_it_rings(theme: Theme) -> None:
    ring = LessonRing(theme, AREA)
    assert painted(ring).count()
    assert not lies_over(ring, AREA)
    assert ring.bounds().contains(AREA)


def test_it_comes_nearer_where_words_stand_beside_it(theme: Theme) -> None:
    line = pygame.Rect(200, AREA.bottom + 8, 400, 30)
    assert lies_over(LessonRing(theme, AREA), line)
    ring = LessonRing(theme, AREA, [line])
    assert not lies_over(ring, line)
    assert not lies_over(ring, AREA)
    assert ring.bounds().bottom > AREA.bottom


def test_it_is_open_in_its_gaps(theme: Theme) -> None:
    words = pygame.Rect(280, 320, 40, 20)
    assert lies_over(LessonRing(theme, AREA), words)
    ring = LessonRing(theme, AREA, gaps=[upright_gap(words)])
    assert not lies_over(ring, words)
    assert painted(ring).count()
