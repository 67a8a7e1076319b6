"""The picture of a speech bubble: words on paper, its beak on any side."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import pygame

from game.art import palette as ink
from game.art import paper_shapes
from game.art.svg_picture import SvgPicture
from game.table.cards import suit_signs
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.theme import ROLES, Role

WIDEST_BUBBLE = 30.0
"""The widest bubble, in u."""

NARROW_BUBBLE = 13.0
"""A bubble that breaks its words to take less width, in u."""

_CLAIM = 3.8
"""The side of the sign of what was said, in u."""

SHORT_BEAK = 0.62
"""A short beak, by the length of a usual one: where seats stand close."""


class BubbleText(NamedTuple):
    """Words in lines and the size of the paper they need, without the beak, in pixels."""

    lines: tuple[str, ...]
    size: tuple[int, int]
    claim: str = ""
    """What stands as a sign before the words."""
    role: Role = "spoken"
    px: int = 0
    """Role and size of their letters, in pixels."""


def measure_bubble(
    sprites: CachedSprites,
    text: str,
    widest: float = WIDEST_BUBBLE,
    claim: str = "",
    role: Role = "spoken",
    scale: float | None = None,
) -> BubbleText:
    """Break *text* into lines of at most *widest* u, all about as long as each other.

    A word is never broken: a line of one long word may be wider. Letters are larger than usual by
    *scale* at most.
    """
    u = sprites.theme.units.u
    style = sprites.theme.style(role)
    if scale is not None:
        style = style._replace(px=sprites.theme.px(ROLES[role][1], most=scale))
    longest = max((sprites.theme.type.size(word, style)[0] for word in text.split()), default=0)
    room = max(round(widest * u), longest)
    lines = sprites.theme.type.wrap(text, style, room)
    while len(lines) > 1 and room > longest:
        room = max(longest, room - max(1, round(u / 2)))
        closer = sprites.theme.type.wrap(text, style, room)
        if len(closer) > len(lines):
            break
        lines = closer
    wide = max(sprites.theme.type.size(line, style)[0] for line in lines) + round(4.4 * u)
    tall = sprites.theme.type.height(style) * len(lines) + round(2.6 * u)
    if claim:
        wide += round((_CLAIM - 0.6) * u)
        tall = max(tall, round((_CLAIM + 1.4) * u))
    return BubbleText(tuple(lines), (wide, tall), claim, role, style.px)


class BubbleBeak(NamedTuple):
    """The tip of a bubble that points at whoever speaks."""

    side: str
    """The side it stands on: top, bottom, left or right."""
    at: float
    """How far along that side, in pixels."""
    length: int
    """In pixels."""


def bubble_sprite(
    sprites: CachedSprites,
    name: Hashable,
    words: BubbleText,
    rect: pygame.Rect,
    beak: BubbleBeak,
) -> CachedSprite:
    """The bubble as a sprite, with its *beak* kept clear of the corners."""
    u, (side, at, length) = sprites.theme.units.u, beak
    along = rect.width if side in ("top", "bottom") else rect.height
    at = round(min(max(at, 3.6 * u), max(3.6 * u, along - 3.6 * u)))

    def paint(sheet: pygame.Surface) -> None:
        size = sheet.get_size()
        sprites.draw_picture(
            sheet, ("bubble", size, side, at, length),
            lambda: SvgPicture(paper_shapes.bubble(*size, at, side, u, length), (), *size),
            pygame.Rect(0, 0, *size),
        )  # fmt: skip
        inside = _inside(size, side, length)
        if words.claim:
            sign = suit_signs.claim_sign(sprites.theme, words.claim, round(_CLAIM * u))
            sheet.blit(sign, sign.get_rect(midleft=(inside.left + round(1.3 * u), inside.centery)))
            left = round((_CLAIM + 0.7) * u)
            inside = pygame.Rect(inside.left + left, inside.top, inside.width - left, inside.height)
        _write(sprites, sheet, words, inside)

    return sprites.sprite(name, (words, side, at, rect.size, length), rect, paint)


def _inside(size: tuple[int, int], side: str, beak: int) -> pygame.Rect:
    """The paper without its beak."""
    inside = pygame.Rect(0, 0, *size)
    if side in ("top", "bottom"):
        inside.height -= beak
        inside.y = beak if side == "top" else 0
    else:
        inside.width -= beak
        inside.x = beak if side == "left" else 0
    return inside


def _write(
    sprites: CachedSprites, sheet: pygame.Surface, words: BubbleText, inside: pygame.Rect
) -> None:
    style, lines = sprites.theme.style(words.role)._replace(px=words.px), words.lines
    step = sprites.theme.type.height(style)
    top = inside.centery - step * len(lines) // 2 - round(0.15 * sprites.theme.units.u)
    for i, text in enumerate(lines):
        image = sprites.theme.type.render(text, style, ink.INK)
        sheet.blit(image, image.get_rect(midtop=(inside.centerx, top + i * step)))
