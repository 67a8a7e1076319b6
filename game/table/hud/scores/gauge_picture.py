"""The picture of the gauge: what is counted beside the cards, drawn by its kind."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art import palette as ink
from game.art.svg import Paint, circle, document, rect
from game.art.svg_picture import SvgPicture
from game.presentation.gauge import Gauge, GaugeKind, Side
from game.table.hud.scores.bamboo_gauge_picture import paint_bamboo_gauge
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg

_LADDERS = (GaugeKind.STEPS, GaugeKind.FIRE)
_DOT = 2.0
"""The way from one dot to the next, in u; less where they are many."""
_TRICK = 1.5
"""The way from one trick to the next, in u; less where they are many."""


def gauge_sprite(
    sprites: CachedSprites, layout: TableLayout, gauge: Gauge, box: Box
) -> CachedSprite:
    """The gauge as a sprite."""
    u = layout.frame.u
    area = gauge_area(sprites, layout, gauge, box)

    def paint(sheet: pygame.Surface) -> None:
        if gauge.kind in _LADDERS:
            paint_bamboo_gauge(sprites, sheet, gauge, u)
            return
        _plate(sprites, sheet)
        if gauge.kind is GaugeKind.RACE:
            _race(sprites, sheet, gauge, u)
        else:
            _dots(sprites, sheet, gauge, u)

    return sprites.sprite("gauge", gauge, area, paint)


def gauge_with_names(gauge: Gauge, fill: Callable[[str], str]) -> Gauge:
    """The gauge with the names of players filled in by *fill*."""
    sides = tuple(one._replace(name=fill(one.name)) for one in gauge.sides)
    return gauge._replace(label=fill(gauge.label), text=fill(gauge.text), sides=sides)


def gauge_area(sprites: CachedSprites, layout: TableLayout, gauge: Gauge, box: Box) -> pygame.Rect:
    """The pixels it takes: a ladder the whole of its box, a plate only what its words need."""
    whole = layout.frame.px(box)
    if gauge.kind in _LADDERS:
        return whole
    u = layout.frame.u
    line = sprites.theme.type.height(sprites.theme.style("small"))
    words = len(_lines(sprites, gauge.label, whole.width, u))
    if gauge.kind is GaugeKind.RACE:
        tall = words * line + len(gauge.sides) * (line + 3.4 * u) + 1.6 * u
    else:
        words += len(_lines(sprites, gauge.text, whole.width, u))
        tall = words * line + 3.8 * u
    rect = pygame.Rect(0, 0, whole.width, min(whole.height, round(tall)))
    rect.center = whole.center
    return rect


def describe_gauge(
    sprites: CachedSprites, layout: TableLayout, gauge: Gauge, box: Box
) -> AccessibleNode:  # fmt: skip
    """The gauge in words."""
    words = f"{gauge.value} of {gauge.high}"
    if gauge.sides:
        words = ", ".join(f"{one.name} {_made(one)}" for one in gauge.sides)
    elif gauge.text:
        words += f", {gauge.text}".replace("\n", ", ")
    return AccessibleNode("gauge", gauge.label, words, gauge_area(sprites, layout, gauge, box))


def _made(side: Side) -> str:
    return f"{side.value} of {side.needs}"


def _plate(sprites: CachedSprites, sheet: pygame.Surface) -> None:
    """A night plate under words: they stand over the felt's own signs."""
    size, units = sheet.get_size(), sprites.theme.units
    plate = sprites.shape(
        "gauge plate", size,
        lambda: widget_svg.field(units, *size, ink.NIGHT, ink.BRASS, 0.86),
    )  # fmt: skip
    sheet.blit(plate, (0, 0))


def _lines(sprites: CachedSprites, text: str, wide: int, u: float) -> list[str]:
    if not text:
        return []
    style, room = sprites.theme.style("small"), round(wide - 1.6 * u)
    return [
        line for part in text.split("\n") for line in sprites.theme.type.wrap(part, style, room)
    ]


def _say(
    sprites: CachedSprites, sheet: pygame.Surface, text: str, top: float, colour: str, u: float
) -> float:  # fmt: skip
    """Write words in the middle, in as many lines as they need; return where they end."""
    style = sprites.theme.style("small")
    for words in _lines(sprites, text, sheet.get_width(), u):
        line = sprites.theme.type.render(words, style, colour)
        sheet.blit(line, line.get_rect(midtop=(sheet.get_width() // 2, round(top))))
        top += sprites.theme.type.height(style)
    return top


def _dots(sprites: CachedSprites, sheet: pygame.Surface, gauge: Gauge, u: float) -> None:
    wide, tall = sheet.get_size()
    low = _say(sprites, sheet, gauge.label, 0.6 * u, ink.PAPER, u)
    step = min(_DOT * u, (wide - 2.0 * u) / max(1, gauge.high))
    left = (wide - step * (gauge.high - 1)) / 2
    y, r = low + 1.3 * u, step * 0.36
    body = "".join(
        circle(left + i * step, y, r, Paint(ink.BRASS if i < gauge.value else "none",
               ink.BRASS if i < gauge.value else ink.BONE, max(1.2, 0.18 * u)))
        for i in range(gauge.high)
    )  # fmt: skip
    svg = document(wide, tall, body)
    sprites.draw_picture(
        sheet, ("dots", gauge, u), lambda: SvgPicture(svg, (), wide, tall), sheet.get_rect()
    )
    _say(sprites, sheet, gauge.text, y + 1.4 * u, ink.LAMP, u)


def _race(sprites: CachedSprites, sheet: pygame.Surface, gauge: Gauge, u: float) -> None:
    wide, tall = sheet.get_size()
    line = sprites.theme.type.height(sprites.theme.style("small"))
    y = _say(sprites, sheet, gauge.label, 0.6 * u, ink.LAMP, u) + 0.2 * u
    body = ""
    for one in gauge.sides:
        row = pygame.Rect(round(0.9 * u), round(y), round(wide - 1.8 * u), line)
        name, made = _side_by_side(sprites, (one.name, _made(one)), row, u)
        sprites.draw_text(sheet, one.name, "small", ink.PAPER, name, "left")
        sprites.draw_text(sheet, _made(one), "small", ink.PAPER, made, "right")
        body += _tricks(one, pygame.Rect(row.left, row.bottom, row.width, round(3.2 * u)), u)
        y = row.bottom + 3.4 * u
    svg = document(wide, tall, body)
    sprites.draw_picture(
        sheet, ("race", gauge, u), lambda: SvgPicture(svg, (), wide, tall), sheet.get_rect()
    )


def _side_by_side(
    sprites: CachedSprites, words: tuple[str, str], row: pygame.Rect, u: float
) -> tuple[pygame.Rect, pygame.Rect]:
    """The places of two words in a *row*, by their lengths: neither lies over the other."""
    type_, style = sprites.theme.type, sprites.theme.style("small")
    first, second = (type_.size(word, style)[0] for word in words)
    wide = round((row.width - u) * first / max(1, first + second))
    right = round(wide + u)
    return (
        pygame.Rect(row.left, row.top, wide, row.height),
        pygame.Rect(row.left + right, row.top, row.width - right, row.height),
    )


def _tricks(side: Side, row: pygame.Rect, u: float) -> str:
    """Tricks laid by turns upright and crosswise; those still needed in outline."""
    count = max(side.value, side.needs)
    step = min(_TRICK * u, (row.width - 1.8 * u) / max(1, count - 1))
    y, body = row.centery, ""
    for i in range(count):
        w, h = (1.3 * u, 1.82 * u) if i % 2 == 0 else (1.82 * u, 1.3 * u)
        x = row.left + 0.9 * u + i * step
        over = i >= side.needs
        fill = "none" if i >= side.value else ink.BRASS if over else ink.PAPER
        edge = ink.BONE if i >= side.value else ink.INK
        body += rect(x - w / 2, y - h / 2, w, h, 0.2 * u, Paint(fill, edge, max(1.2, 0.14 * u)))
    return body
