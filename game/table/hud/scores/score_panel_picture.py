"""The picture of the score panel: everybody's points on a paper in the upper right corner."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import NamedTuple

import pygame

from game.art import palette as ink
from game.art import paper_shapes
from game.art.icons.tokens import TOKENS, token
from game.art.portraits import portraits
from game.art.svg import Paint, circle, document
from game.art.svg_picture import SvgPicture
from game.engine.zones import Seat
from game.presentation.score_panel import ColumnHead, ScoreLine
from game.presentation.status import Status
from game.table.hud.scores.score_panel_columns import (
    column_rects,
    columns_width,
    paint_column_heads,
    paint_columns,
)
from game.table.layout.table_layout import TableLayout
from game.table.table_dependencies import PlayerInfo
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.text.text_renderer import TextStyle
from game.ui.theme import Role

_SHORT = 0.7
"""Names shrink together to this part of their size at most; only longer ones shrink on alone."""

_NOTE_GAP = 1.2
"""From the words of a note to the progress behind them, in u."""

_BEYOND = 0.8
"""The word over the points may reach so far beyond them, in u."""

UNIT_TIP = "{} of this match, so far."
"""What the numbers at the right count."""

_SPENT = {"flame": "flame_spent"}


class _ScorePaper(NamedTuple):
    """What every line of one key shares; lengths in pixels."""

    sprites: CachedSprites
    surface: pygame.Surface
    people: Sequence[PlayerInfo]
    own: Seat
    heads: Sequence[ColumnHead]
    points: int
    """The width of the widest number of points."""
    u: float
    scale: float
    """How much larger letters and columns are than usual."""
    names: int
    """The size of the letters of names in pixels; a very long one has smaller ones."""
    worded: bool = True
    """Whether what is noted of somebody stands there in words, as all of it has room."""


def line_owner(one: ScoreLine, people: Sequence[PlayerInfo]) -> str:
    """The names of a seat or a side, or what its line is called: ``Anna & Bo``, ``House``."""
    return " & ".join(people[seat].name for seat in one.seats) or one.name


def score_panel_sprite(
    sprites: CachedSprites, layout: TableLayout, status: Status, people: Sequence[PlayerInfo]
) -> CachedSprite:
    """The score panel as a sprite."""
    rect = layout.frame.px(layout.open_score_panel.grown(0.6))
    own = layout.bottom

    def paint(sheet: pygame.Surface) -> None:
        _paint(sprites, sheet, status, people, layout)

    key = (status.score_lines, status.heads, status.unit_icon, tuple(people), own)
    return sprites.sprite("key", key, rect, paint)


def describe_score_panel(
    layout: TableLayout, status: Status, people: Sequence[PlayerInfo]
) -> list[AccessibleNode]:
    """One entry a line."""
    rect = layout.frame.px(layout.open_score_panel)
    return [
        AccessibleNode("score", line_owner(one, people), _words(status, one), rect)
        for one in status.score_lines
    ]


def score_panel_tips(
    layout: TableLayout, status: Status, people: Sequence[PlayerInfo]
) -> Iterator[tuple[Hashable, pygame.Rect, str]]:
    """The name, place and meaning of each head and each line of the open panel."""
    rect, u = layout.frame.px(layout.open_score_panel), layout.frame.u
    rows = layout.score_rows
    top = rect.y + (1.1 + rows.header) * u
    row = pygame.Rect(rect.left, rect.top, round(rect.width - 5.0 * u), round(top - rect.top))
    columns = column_rects(status.heads, row, u * rows.scale)
    for head, place in zip(status.heads, columns, strict=True):
        yield ("head", head.name), place, head.tip or f"{head.name.capitalize()}."
    unit = pygame.Rect(row.right, row.top, rect.right - row.right, row.height)
    many = status.unit.many
    yield "unit", unit, UNIT_TIP.format(f"{many[:1].upper()}{many[1:]}")
    for number, one in enumerate(status.score_lines):
        below = top + rows.line * u
        place = pygame.Rect(rect.left, round(top), rect.width, round(below) - round(top))
        progress = f" {status.sign_texts.progress}" if one.slots else ""
        words = f"{line_owner(one, people)}: {_words(status, one)}.{progress} {one.note_tip}"
        yield ("line", number), place, words.strip()
        top = below


def _words(status: Status, one: ScoreLine) -> str:
    words = [f"{one.points} {status.unit.after(one.points)}"]
    if one.slots:
        words.append(f"{one.filled} of {one.slots}")
    for head, cell in zip(status.heads, one.cells, strict=False):
        if cell.text:
            words.append(f"{head.name} {cell.text}")
    if one.note:
        words.append(one.note)
    return ", ".join(words)


def _paint(
    sprites: CachedSprites,
    surface: pygame.Surface,
    status: Status,
    people: Sequence[PlayerInfo],
    layout: TableLayout,
) -> None:
    u, size = layout.frame.u, surface.get_size()
    sprites.draw_picture(
        surface, ("panel", size), lambda: SvgPicture(paper_shapes.panel(*size, u), (), *size),
        pygame.Rect(0, 0, *size),
    )  # fmt: skip
    sheet = _score_paper(sprites, surface, status, people, layout)
    rows, left, right = layout.score_rows, round(1.7 * u), size[0] - round(1.8 * u)
    y = 1.55 * u
    if status.score_lines:
        ends = right - sheet.points - round(0.6 * u)
        row = pygame.Rect(0, round(y), ends, round(rows.header * u))
        paint_column_heads(sprites, surface, status.heads, row, u * rows.scale)
        if row.height:
            _unit(sheet, status, row, right)
        y += rows.header * u
    for one in status.score_lines:
        _line(sheet, one, pygame.Rect(left, round(y), right - left, round(rows.line * u)))
        y += rows.line * u


def _unit(sheet: _ScorePaper, status: Status, row: pygame.Rect, right: int) -> None:
    """The sign or the word over the points, which end at *right*."""
    u, sprites, name = sheet.u, sheet.sprites, status.unit_icon
    if name:
        side = min(round(2.5 * u * sheet.scale), row.height)
        spot = pygame.Rect(0, 0, side, side)
        spot.midright = (right + round(0.5 * u), row.centery)
        sprites.draw_picture(sheet.surface, ("token", name), lambda: token(name), spot)
        return
    left = row.right if status.heads else sheet.surface.get_width() // 2
    spot = pygame.Rect(left, row.top, right + round(_BEYOND * u) - left, row.height)
    sprites.draw_text(sheet.surface, status.unit.many, "small", ink.SOFT_INK, spot, "right")


def _unit_width(sprites: CachedSprites, status: Status, u: float, scale: float) -> int:
    """How wide the points must be for the word over them, in pixels."""
    if status.unit_icon or not status.heads:
        return 0
    style = sprites.theme.type.lower(sprites.theme.style("small"), round(2.7 * u * scale))
    return sprites.theme.type.size(status.unit.many, style)[0] - round(_BEYOND * u)


def _score_paper(
    sprites: CachedSprites,
    surface: pygame.Surface,
    status: Status,
    people: Sequence[PlayerInfo],
    layout: TableLayout,
) -> _ScorePaper:
    """The paper of the panel; all points are of one size, and all names but very long ones."""
    u, rows, type_ = layout.frame.u, layout.score_rows, sprites.theme.type
    tall, wide = round(rows.line * u), surface.get_width() - round(3.5 * u)
    style = type_.lower(sprites.theme.style("plate"), tall)
    numbers = [type_.size(one.points, style)[0] for one in status.score_lines]
    least = round((2.6 if status.heads else 1.6) * u)
    points = max([least, _unit_width(sprites, status, u, rows.scale), *numbers])
    sheet = _ScorePaper(
        sprites, surface, people, layout.bottom, status.heads, points, u, rows.scale, style.px
    )
    row = pygame.Rect(0, 0, wide, tall)
    fitting = [
        type_.fit(line_owner(one, people), style, max(4, _name_room(sheet, one, row).width))[1].px
        for one in status.score_lines
    ]
    sheet = sheet._replace(names=max(min(fitting), round(style.px * _SHORT)))
    return sheet._replace(worded=all(_note_fits(sheet, one, row) for one in status.score_lines))


def _line(sheet: _ScorePaper, one: ScoreLine, row: pygame.Rect) -> None:
    sprites, u = sheet.sprites, sheet.u
    side = _portrait_side(sheet, row)
    x = row.left
    for seat in _shown_portraits(sheet, one, row):
        name = sheet.people[seat].portrait
        spot = pygame.Rect(x, row.centery - side // 2, side, side)
        sprites.draw_picture(sheet.surface, ("head", name), _head(name), spot)
        x += round(side * 0.84)
    names = _name_room(sheet, one, row)
    number = pygame.Rect(row.right - sheet.points, row.top, sheet.points, row.height)
    sprites.draw_text(sheet.surface, one.points, "plate", ink.INK, number, "right")
    end = number.left - round(0.6 * u)
    room = pygame.Rect(names.left, row.top, end - names.left, row.height)
    paint_columns(sprites, sheet.surface, sheet.heads, one.cells, room, u * sheet.scale)
    _paint_pips(sheet, one, names.right, row)
    text, style = line_owner(one, sheet.people), _name_style(sheet, one)
    end = _note(sheet, one, names, side)
    text, style = sprites.theme.type.fit(text, style, max(4, end - names.left - round(0.4 * u)))
    line = sprites.theme.type.render(text, style, ink.INK)
    sheet.surface.blit(line, line.get_rect(midleft=(names.left, row.centery)))


def _portrait_side(sheet: _ScorePaper, row: pygame.Rect) -> int:
    return round(min(row.height * 0.94, 2.4 * sheet.u * sheet.scale))


def _shown_portraits(sheet: _ScorePaper, one: ScoreLine, row: pygame.Rect) -> Sequence[Seat]:
    """The seats whose portraits stand before the name; none where two would press it."""
    crowded = len(one.seats) > 1 and row.width < 24 * sheet.u * sheet.scale and one.slots > 4
    return () if crowded else one.seats


def _name_room(sheet: _ScorePaper, one: ScoreLine, row: pygame.Rect) -> pygame.Rect:
    """The place of the name and of what is noted, between portraits and columns or progress."""
    u, shown = sheet.u, _shown_portraits(sheet, one, row)
    left = row.left + len(shown) * round(_portrait_side(sheet, row) * 0.84)
    left += round(0.6 * u) if shown else 0
    right = row.right - sheet.points - round(0.6 * u)
    right -= round(columns_width(sheet.heads) * u * sheet.scale)
    right -= round(0.2 * u) + _pip_side(sheet, one) * one.slots if one.slots else 0
    return pygame.Rect(left, row.top, right - left, row.height)


def _pip_side(sheet: _ScorePaper, one: ScoreLine) -> int:
    """The side of one sign of the progress, in pixels."""
    u = sheet.u
    return min(round(1.75 * u), round((6.6 if one.slots > 4 else 8.0) * u / max(1, one.slots)))


def _paint_pips(sheet: _ScorePaper, one: ScoreLine, left: int, row: pygame.Rect) -> None:
    """The progress, from *left* on."""
    pip = _pip_side(sheet, one)
    for i in range(one.slots):
        spot = pygame.Rect(left + i * pip, row.centery - pip // 2, pip, pip)
        _pip(sheet.sprites, sheet.surface, one.icon, i < one.filled, spot)


def _name_style(sheet: _ScorePaper, one: ScoreLine) -> TextStyle:
    role: Role = "plate" if sheet.own in one.seats else "body"
    return sheet.sprites.theme.style(role)._replace(px=sheet.names)


def _note_size(sheet: _ScorePaper, note: str, row: pygame.Rect) -> int:
    """How wide the words of *note* are in a line as high as *row*, in pixels."""
    type_ = sheet.sprites.theme.type
    return type_.size(note, type_.lower(sheet.sprites.theme.style("small"), row.height))[0]


def _note_fits(sheet: _ScorePaper, one: ScoreLine, row: pygame.Rect) -> bool:
    """Whether the words of what is noted have room beside the name."""
    if not one.note:
        return True
    name = sheet.sprites.theme.type.size(line_owner(one, sheet.people), _name_style(sheet, one))[0]
    wide = name + _note_size(sheet, one.note, row) + round((1.0 + _NOTE_GAP) * sheet.u)
    return wide <= _name_room(sheet, one, row).width


def _note(sheet: _ScorePaper, one: ScoreLine, room: pygame.Rect, side: int) -> int:
    """What is noted, in words where those of every line have room, else as a sign; its left end."""
    sprites, u, note, sign = sheet.sprites, sheet.u, one.note, one.note_sign
    if not note:
        return room.right
    if sheet.worded:
        wide = _note_size(sheet, note, room)
        spot = pygame.Rect(room.right - wide - round(_NOTE_GAP * u), room.top, wide, room.height)
        sprites.draw_text(sheet.surface, note, "small", ink.SOFT_INK, spot, "right")
        return spot.left
    spot = pygame.Rect(0, 0, side, side)
    spot.midright = (room.right - round(0.2 * u), room.centery)
    sprites.draw_picture(sheet.surface, ("token", sign), lambda: token(sign), spot)
    return spot.left


def _head(name: str) -> Callable[[], SvgPicture]:
    return lambda: portraits.portrait(name)


def _pip(
    sprites: CachedSprites, sheet: pygame.Surface, icon: str, filled: bool, spot: pygame.Rect
) -> None:
    if icon in TOKENS:
        name = icon if filled else _SPENT.get(icon, "")
        if name:
            sprites.draw_picture(sheet, ("token", name), lambda: token(name), spot)
            return
    side = spot.width
    fill = ink.MADDER if filled else "none"
    edge = ink.INK if filled else ink.CARD_EDGE
    body = circle(side / 2, side / 2, side * 0.3, Paint(fill, edge, max(1.2, side * 0.09)))
    piece = sprites.shape(("pip", filled), spot.size, lambda: document(side, side, body))
    sheet.blit(piece, spot)
