"""Lesson rings: round what a lesson speaks of, and over nothing that must be seen beside it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.app.lesson.pointed_areas import caption_areas, pointed_areas
from game.lesson.lesson import Pointer, PointerKind
from game.table.cards.visible_cards import index_rects, pile_tops
from game.table.layout.protected_areas import portrait_box
from game.table.painting.lesson_ring import LessonRing
from game.table.table_view import TableView

GAUGES = ("gauge", "map")
"""What describes the sign of what is counted beside the cards."""
NEAR = 4.0
"""What a ring may cross lies less than half so many u from what it rings."""


def lesson_rings(view: TableView, pointers: Sequence[Pointer], seats: int) -> list[LessonRing]:
    """The rings of a note that points at *pointers*, at a table with so many *seats*.

    A card that is pointed at has its ring from the table: other cards may lie on top of it.
    """
    others = [each for each in pointers if each.kind is not PointerKind.CARD]
    areas = pointed_areas(view, others, seats)
    if not areas:
        return []
    near = areas[0].unionall(areas[1:]).inflate(*(view.theme.units(NEAR),) * 2)
    words, faces = [*caption_areas(view), *kept_areas(view, near)], face_areas(view)
    return [LessonRing(view.theme, area, words, faces) for area in areas]


def kept_areas(view: TableView, near: pygame.Rect) -> list[pygame.Rect]:
    """Status line, indices and piles, and the gauge as it is painted if it is *near*, in pixels."""
    gauge, gauges = view.current_layout.gauge, list[pygame.Rect]()
    if gauge is not None and view.current_layout.frame.px(gauge).colliderect(near):
        gauges = [node.rect for node in view.describe() if node.role in GAUGES]
    cards = [*pile_tops(view.model), *index_rects(view.model)]
    return [view.hud.status_rect, *gauges, *cards]


def face_areas(view: TableView) -> list[pygame.Rect]:
    """The squares round the pictures of the players, in pixels."""
    layout = view.current_layout
    return [layout.frame.px(portrait_box(chair)) for chair in layout.chairs.values()]
