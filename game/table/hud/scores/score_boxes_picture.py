"""The picture of the score boxes: the viewer's own sheet on a paper beside the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.art import palette as ink
from game.art import paper_shapes
from game.art.icons.tokens import token
from game.art.svg_picture import SvgPicture
from game.presentation.input_hints import StagingArea
from game.presentation.score_panel import ScoreBox
from game.table.layout.table_layout import TableLayout
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg

_PAPER = 0.6
"""How far the paper reaches beyond its lines."""

_EDGE = 0.5
"""From the edge of the paper to the first and after the last box, in u."""


def score_boxes_sprite(
    sprites: CachedSprites,
    layout: TableLayout,
    score_boxes: Sequence[ScoreBox],
    staging: StagingArea | None,
) -> list[CachedSprite]:
    """The paper; the box that *staging* would fill is marked, with what it would be worth."""
    if layout.score_boxes is None or not score_boxes:
        return []
    u, rect = layout.frame.u, layout.frame.px(layout.score_boxes.grown(_PAPER))

    def paint(sheet: pygame.Surface) -> None:
        size = rect.size
        sprites.draw_picture(
            sheet, ("panel", size), lambda: SvgPicture(paper_shapes.panel(*size, u), (), *size),
            pygame.Rect(0, 0, *size),
        )  # fmt: skip
        for number, box in enumerate(score_boxes):
            row = _row(number, len(score_boxes), layout).move(round(_PAPER * u), round(_PAPER * u))
            row.width = size[0] - 2 * row.left
            _line(sprites, sheet, box, row, staging, u)

    return [sprites.sprite("pockets", (tuple(score_boxes), staging), rect, paint)]


def score_box_tips(
    layout: TableLayout, score_boxes: Sequence[ScoreBox]
) -> Iterator[tuple[str, pygame.Rect, str]]:
    """The name, place and meaning of each box."""
    if layout.score_boxes is None:
        return
    rect = layout.frame.px(layout.score_boxes)
    for number, box in enumerate(score_boxes):
        row = _row(number, len(score_boxes), layout).move(rect.topleft)
        yield box.name, pygame.Rect(rect.left, row.top, rect.width, row.height), box.tip


def describe_score_boxes(
    layout: TableLayout, score_boxes: Sequence[ScoreBox], staging: StagingArea | None
) -> list[AccessibleNode]:  # fmt: skip
    """One entry a box."""
    if layout.score_boxes is None:
        return []
    corner = layout.frame.px(layout.score_boxes).topleft
    found = []
    for number, box in enumerate(score_boxes):
        words = box.score if box.full else "open"
        if staging is not None and staging.name == box.name and not box.full:
            words = f"{staging.figure} now"
        label = f"{box.figure} {box.name}"
        place = _row(number, len(score_boxes), layout).move(corner)
        found.append(AccessibleNode("box", label, words, place))
    return found


def _row(number: int, count: int, layout: TableLayout) -> pygame.Rect:
    """The place of one of *count* boxes on the paper."""
    assert layout.score_boxes is not None
    u = layout.frame.u
    step = (layout.score_boxes.h - 2 * _EDGE) / count * u
    top = _EDGE * u + number * step
    return pygame.Rect(round(0.4 * u), round(top), round(10 * u), round(step))


def _line(
    sprites: CachedSprites,
    sheet: pygame.Surface,
    box: ScoreBox,
    row: pygame.Rect,
    staging: StagingArea | None,
    u: float,
) -> None:
    filling = staging is not None and staging.name == box.name and not box.full
    if filling:
        size = (row.width, row.height)
        piece = sprites.shape(
            "pocket",
            size,
            lambda: widget_svg.field(sprites.theme.units, *size, ink.COLUMN, ink.BRASS),
        )
        sheet.blit(piece, row)
    side = round(2.3 * u)
    spot = pygame.Rect(0, 0, side, side)
    spot.midleft = row.left + round(0.4 * u), row.centery
    if not box.full:
        sprites.draw_picture(sheet, ("token", "sewn"), _sewn, spot)
    colour = ink.SOFT_INK if box.full else ink.INK
    sprites.draw_text(sheet, box.figure, "small", colour if box.full else ink.PAPER, spot)
    left = spot.right + round(0.7 * u)
    place = pygame.Rect(left, row.top, row.right - left - round(5.2 * u), row.height)
    sprites.draw_text(sheet, box.name, "body", colour, place, "left")
    score = staging.figure if filling and staging is not None else box.score
    number = pygame.Rect(row.right - round(5.2 * u), row.top, round(4.6 * u), row.height)
    sprites.draw_text(sheet, score, "plate", ink.MADDER if filling else colour, number, "right")


def _sewn() -> SvgPicture:
    return token("sewn")
