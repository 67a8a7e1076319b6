"""Play captions: whose each play in the middle is, in a name under it, and what is at the edge."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art import palette as ink
from game.engine.zones import Place, ZoneId
from game.presentation.marks import Mark, MarkKind
from game.presentation.zone_look import Shape
from game.table.cards.poses.pose import Pose
from game.table.cards.table_model import TableModel
from game.table.labels.play_brackets import play_brackets
from game.table.layout.play_rows import name_height
from game.table.layout.slot import CARD_RATIO
from game.table.layout.table_layout import TableLayout
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg

_READABLE = 0.6
"""With less room, by the width of its card, a name under a small card is left out."""


def play_captions(
    sprites: CachedSprites,
    layout: TableLayout,
    model: TableModel,
    marks: Sequence[Mark],
    named: Callable[[str], str],
) -> list[CachedSprite]:
    """The names and words under the plays of every zone that has any."""
    found: list[CachedSprite] = []
    for zone, slot in layout.slots.items():
        laid = model.zones.get(zone)
        if slot.look.shape is not Shape.PLAYS or not laid:
            continue
        here = [mark for mark in marks if mark.zone == zone and mark.at is not None]
        rects = [_rect(one.sprite.rest_pose) for one in laid]
        edge = model.play_marks.get(MarkKind.EDGE, frozenset())
        joined = model.play_marks.get(MarkKind.JOINED, frozenset())
        for mark in here:
            at = mark.at or 0
            if mark.kind is not MarkKind.OWNER or mark.seat is None or at >= len(rects):
                continue
            small = Place(zone, at) in edge
            play = _play(zone, at, rects, frozenset() if small else joined)
            room = _room(play, rects)
            if room >= play.width * _READABLE:
                found.append(_name(sprites, layout, mark, play, room, named))
        found += play_brackets(sprites, layout, here, rects)
        found += _edge(sprites, layout, here, rects)
    return found


def _rect(pose: Pose) -> pygame.Rect:
    """Where a card lies when it rests."""
    rect = pygame.Rect(0, 0, round(pose.wide), round(pose.wide * CARD_RATIO))
    rect.center = (round(pose.x), round(pose.y))
    return rect


def _play(
    zone: ZoneId, at: int, rects: Sequence[pygame.Rect], joined: frozenset[Place]
) -> pygame.Rect:  # fmt: skip
    """The cards of the play that begins with card *at*."""
    last = at
    while last + 1 < len(rects) and Place(zone, last + 1) in joined:
        last += 1
    return rects[at].unionall(rects[at : last + 1])


def _room(play: pygame.Rect, rects: Sequence[pygame.Rect]) -> int:
    """How wide a name under a play may be: up to the next play in its line."""
    after = [r.left for r in rects if r.centery == play.centery and r.left >= play.right - 2]
    over = [
        r.left for r in rects
        if r.centery == play.centery and play.centerx < r.centerx and r.right > play.right
    ]  # fmt: skip
    return min([play.width, *(left - play.left for left in (*after, *over))])


def _name(
    sprites: CachedSprites,
    layout: TableLayout,
    mark: Mark,
    play: pygame.Rect,
    room: int,
    named: Callable[[str], str],
) -> CachedSprite:
    u, theme = layout.frame.u, sprites.theme
    text = named(mark.text or f"{{{mark.seat}}}")
    text = text[:1].upper() + text[1:]
    tall = round((name_height(layout.text) - 0.7) * u)
    style = theme.type.lower(theme.style("small"), tall)
    rect = pygame.Rect(0, 0, min(room, theme.type.size(text, style)[0] + round(1.6 * u)), tall)
    rect.midtop = (play.left + room // 2, play.bottom + round(0.65 * u))

    def paint(sheet: pygame.Surface) -> None:
        back = sprites.shape(
            "owner",
            rect.size,
            lambda: widget_svg.pill(theme.units, *rect.size, ink.NIGHT, "", 0.86),
        )
        sheet.blit(back, (0, 0))
        sprites.draw_text(
            sheet, text, "small", ink.PAPER,
            pygame.Rect(0, 0, *rect.size).inflate(-round(0.8 * u), 0),
        )  # fmt: skip

    return sprites.sprite(("owner", mark.zone, mark.at), text, rect, paint)


def _edge(
    sprites: CachedSprites, layout: TableLayout, marks: Sequence[Mark], rects: Sequence[pygame.Rect]
) -> list[CachedSprite]:
    """What the small cards along the edge are: a word before the first of them."""
    there = [m for m in marks if m.kind is MarkKind.EDGE and m.text and m.at is not None]
    first = min((rects[m.at or 0] for m in there if (m.at or 0) < len(rects)), default=None,
                key=lambda rect: rect.left)  # fmt: skip
    if first is None:
        return []
    u, theme, text = layout.frame.u, sprites.theme, there[0].text
    style = theme.type.lower(theme.style("small"), round(2.5 * u))
    rect = pygame.Rect(0, 0, theme.type.size(text, style)[0], round(2.5 * u))
    rect.midright = (first.left - round(1.2 * u), first.centery)

    def paint(sheet: pygame.Surface) -> None:
        sprites.draw_text(sheet, text, "small", ink.PAPER, pygame.Rect(0, 0, *rect.size))

    return [sprites.sprite(("edge", there[0].zone), text, rect, paint)]
