"""The picture of a tooltip: a small paper with a sentence, beside the thing it tells of."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art import palette as ink
from game.art import paper_shapes
from game.art.svg_picture import SvgPicture
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.theme import Role

_WIDEST = 34.0
"""The longest line, in u, as all that follows."""

_PAD, _GAP, _MARGIN = 1.5, 0.8, 0.6
_ROLE: Role = "small"


def tooltip_sprite(
    sprites: CachedSprites, text: str, thing: pygame.Rect, keep_free: Sequence[pygame.Rect] = ()
) -> CachedSprite:
    """The paper beside *thing*, whole in the window and off *keep_free* where it can be."""
    theme = sprites.theme
    u, style = theme.units.u, theme.style(_ROLE)
    lines = theme.type.wrap(text, style, round(_WIDEST * u))
    step = theme.type.height(style)
    wide = max(theme.type.size(line, style)[0] for line in lines) + round(2 * _PAD * u)
    size = wide, step * len(lines) + round(1.4 * _PAD * u)
    rect = tooltip_rect(size, thing, (theme.units.width, theme.units.height), u, keep_free)

    def paint(sheet: pygame.Surface) -> None:
        whole = sheet.get_size()
        sprites.draw_picture(
            sheet, ("panel", whole),
            lambda: SvgPicture(paper_shapes.panel(*whole, u), (), *whole),
            pygame.Rect(0, 0, *whole),
        )  # fmt: skip
        y = (whole[1] - step * len(lines)) // 2
        for line in lines:
            sheet.blit(theme.type.render(line, style, ink.INK), (round(_PAD * u), y))
            y += step

    return sprites.sprite("tooltip", text, rect, paint)


def tooltip_rect(
    size: tuple[int, int],
    thing: pygame.Rect,
    window: tuple[int, int],
    u: float,
    keep_free: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Where a paper of *size* lies: below, above or beside *thing*, inside *window*, in pixels.

    Beside comes first for a thing at the right edge, whose neighbours are over and under it. The
    paper lies over *keep_free* only where there is no other place beside the thing, and over the
    thing only where the window has room for it nowhere else.
    """
    gap, margin = round(_GAP * u), round(_MARGIN * u)
    inside = pygame.Rect((0, 0), window).inflate(-2 * margin, -2 * margin)
    paper = pygame.Rect((0, 0), size)
    left = "midright", (thing.left - gap, thing.centery)
    places = [
        ("midtop", (thing.centerx, thing.bottom + gap)),
        ("midbottom", (thing.centerx, thing.top - gap)),
        left,
        ("midleft", (thing.right + gap, thing.centery)),
    ]
    if thing.right >= inside.right:
        places.insert(0, left)
    found = []
    for anchor, at in places:
        place = paper.copy()
        setattr(place, anchor, at)
        place.clamp_ip(inside)
        found.append(place)
    beside = [place for place in found if not place.colliderect(thing)] or found[-1:]
    return next((place for place in beside if place.collidelist(list(keep_free)) < 0), beside[0])
