"""The score key: everybody's points and progress on a paper in the upper right corner."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art import palette as ink
from game.art import paper, portraits
from game.art.lettering import Picture
from game.art.svg import circle, document
from game.art.tokens import TOKENS, token
from game.engine.status import KeyLine
from game.engine.zones import Seat
from game.table.desk import Person
from game.table.layout import Layout, key_step
from game.table.slip import Slip, Slips
from game.ui.describe import Described

_SPENT = {"flame": "flame_spent"}


def whose(one: KeyLine, people: Sequence[Person]) -> str:
    """The names of a seat or a side, or what its line is called: ``Anna & Bo``, ``House``."""
    return " & ".join(people[seat].name for seat in one.seats) or one.name


def key_slip(
    slips: Slips, layout: Layout, lines: Sequence[KeyLine], people: Sequence[Person]
) -> Slip:
    """The key as a slip."""
    rect = layout.frame.px(layout.whole_key.grown(0.6))
    own = layout.bottom

    def paint(sheet: pygame.Surface) -> None:
        _paint(slips, sheet, lines, people, own, layout)

    return slips.slip("key", (tuple(lines), tuple(people), own), rect, paint)


def describe_key(
    layout: Layout, lines: Sequence[KeyLine], people: Sequence[Person]
) -> list[Described]:
    """One entry a line."""
    rect = layout.frame.px(layout.whole_key)
    return [Described("score", whose(one, people), _words(one), rect) for one in lines]


def _words(one: KeyLine) -> str:
    words = [f"{one.points} points"]
    if one.slots:
        words.append(f"{one.filled} of {one.slots}")
    if one.note:
        words.append(one.note)
    return ", ".join(words)


def _paint(
    slips: Slips,
    sheet: pygame.Surface,
    lines: Sequence[KeyLine],
    people: Sequence[Person],
    own: Seat,
    layout: Layout,
) -> None:
    u = layout.frame.u
    size = sheet.get_size()
    slips.stick(
        sheet, ("panel", size), lambda: Picture(paper.panel(*size, u), (), *size),
        pygame.Rect(0, 0, *size),
    )  # fmt: skip
    step = key_step(len(lines)) * u
    left, right = round(1.7 * u), size[0] - round(1.8 * u)
    y = 1.55 * u
    numbers = [slips.theme.type.size(one.points, slips.theme.style("plate"))[0] for one in lines]
    points = max([round(1.6 * u), *numbers])
    for one in lines:
        row = pygame.Rect(left, round(y), right - left, round(step))
        _line(slips, sheet, one, people, own, row, points, u)
        y += step


def _line(
    slips: Slips,
    sheet: pygame.Surface,
    one: KeyLine,
    people: Sequence[Person],
    own: Seat,
    row: pygame.Rect,
    points: int,
    u: float,
) -> None:
    side = round(min(row.height * 0.94, 2.4 * u))
    x = row.left
    text = whose(one, people)
    crowded = len(one.seats) > 1 and row.width < 24 * u and one.slots > 4
    for seat in () if crowded else one.seats:
        name = people[seat].portrait
        spot = pygame.Rect(x, row.centery - side // 2, side, side)
        slips.stick(sheet, ("head", name), _head(name), spot)
        x += round(side * 0.84)
    x += 0 if crowded else round(0.6 * u)
    mine = own in one.seats
    pip = min(round(1.75 * u), round((6.6 if one.slots > 4 else 8.0) * u / max(1, one.slots)))
    pips = pip * one.slots
    number = pygame.Rect(row.right - points, row.top, points, row.height)
    slips.write(sheet, one.points, "plate", ink.MADDER if mine else ink.INK, number, "right")
    start = number.left - round(0.8 * u) - pips
    for i in range(one.slots):
        spot = pygame.Rect(start + i * pip, row.centery - pip // 2, pip, pip)
        _pip(slips, sheet, one.icon, i < one.filled, spot)
    if one.note:
        spot = pygame.Rect(start - side - round(0.3 * u), row.centery - side // 2, side, side)
        disc = slips.piece("note", spot.size, lambda: _disc(side))
        sheet.blit(disc, spot)
        slips.write(sheet, "!", "small", ink.INK, spot)
        start = spot.left
    room = pygame.Rect(x, row.top, start - x - round(0.4 * u), row.height)
    slips.write(sheet, text, "plate" if mine else "body", ink.INK, room, "left")


def note_at(
    layout: Layout, lines: Sequence[KeyLine], people: Sequence[Person], pos: tuple[int, int]
) -> str:
    """The line under the pointer in full: names, points, progress and what is noted."""
    rect = layout.frame.px(layout.whole_key)
    if not lines or not rect.collidepoint(pos):
        return ""
    row = int((pos[1] - rect.y) * len(lines) / max(1, rect.height))
    one = lines[min(row, len(lines) - 1)]
    return f"{whose(one, people)}: {_words(one)}."


def _disc(side: int) -> str:
    return document(side, side, circle(side / 2, side / 2, side * 0.42, ink.BRASS, ink.INK, 1.2))


def _head(name: str) -> Callable[[], Picture]:
    return lambda: portraits.portrait(name)


def _pip(slips: Slips, sheet: pygame.Surface, icon: str, filled: bool, spot: pygame.Rect) -> None:
    if icon in TOKENS:
        name = icon if filled else _SPENT.get(icon, "")
        if name:
            slips.stick(sheet, ("token", name), lambda: token(name), spot)
            return
    side = spot.width
    fill = ink.MADDER if filled else "none"
    edge = ink.INK if filled else ink.CARD_EDGE
    body = circle(side / 2, side / 2, side * 0.3, fill, edge, max(1.2, side * 0.09))
    piece = slips.piece(("pip", filled), spot.size, lambda: document(side, side, body))
    sheet.blit(piece, spot)
