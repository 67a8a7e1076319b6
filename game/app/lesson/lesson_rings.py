"""Lesson rings: round what a lesson speaks of, and over nothing that must be seen beside it."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.lesson.pointed_areas import caption_areas, pointed_areas
from game.lesson.lesson import Pointer, PointerKind
from game.table.cards.corner_indices import index_rects, pile_tops
from game.table.painting.lesson_ring import LessonRing
from game.table.painting.ring_gaps import ring_gaps, upright_gap
from game.table.table_view import TableView


def lesson_rings(view: TableView, pointers: Sequence[Pointer], seats: int) -> list[LessonRing]:
    """The rings of a note that points at *pointers*, at a table with so many *seats*.

    A card that is pointed at has its ring from the table: other cards may lie on top of it.
    """
    others = [each for each in pointers if each.kind is not PointerKind.CARD]
    areas = pointed_areas(view, others, seats)
    if not areas:
        return []
    frame, words = view.frame(), caption_areas(view)
    beside = [*words, view.hud.status_rect, *pile_tops(view.model), *index_rects(view.model)]
    if frame.hud.gauge_rect is not None:
        beside.append(frame.hud.gauge_rect)
    rings = []
    for area in areas:
        gaps = [*ring_gaps(frame, around=area), *map(upright_gap, words)]
        rings.append(LessonRing(view.theme, area, beside, gaps))
    return rings
