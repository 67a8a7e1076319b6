"""The picture of a tooltip: a small paper with a sentence, beside the thing it tells of."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import pygame

from game.art import palette as ink
from game.art import paper_shapes
from game.art.svg_picture import SvgPicture
from game.table.controls.placement_cost import KeptFree
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.smaller_letters import smaller_themes
from game.ui.theme import Role, Theme

_WIDEST = 34.0
"""The longest line, in u, as all that follows."""
_WIDTHS = (_WIDEST, 24.0, 16.0, 11.0, 8.0)
"""The longest line beside a thing at the right edge, where the room may be narrow."""
_SHIFTS = (0.0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45)
"""How far down a paper may lie beside such a thing, by its own height."""
_MOST_LINES = 5
"""So many lines a paper that is narrow for that reason may have."""
_ASIDE, _FAR = (0,), tuple(range(5, 41, 5))
"""How far to the left of such a thing a paper may lie, first and at worst."""

_PAD, _GAP, _MARGIN = 1.5, 0.8, 0.6
_SLIDES = sorted(
    ((x, y) for x in range(-40, 41, 5) for y in range(-20, 21, 5)),
    key=lambda slide: abs(slide[0]) + abs(slide[1]),
)
"""How far across and down the paper may slide, nothing first."""
_STRIDE = 2.0
"""From one place to the next where all of the window is searched."""
_NOTHING = KeptFree(())
_ROLE: Role = "small"


def tooltip_sprite(
    sprites: CachedSprites, text: str, thing: pygame.Rect, keep_free: KeptFree
) -> CachedSprite:
    """The paper beside *thing*, whole in the window and off what is to be kept free if it can be.

    Where it would hide something of that its letters are smaller. Beside a thing at the right
    edge it stands on a level with that, in shorter lines if need be: above and below are others.
    """
    u = sprites.theme.units.u
    theme, lines, rect = _fitting(sprites.theme, text, thing, keep_free)
    style = theme.style(_ROLE)
    step = theme.type.height(style)

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

    return sprites.sprite("tooltip", (text, step), rect, paint)


def _fitting(
    wished: Theme, text: str, thing: pygame.Rect, keep_free: KeptFree
) -> tuple[Theme, list[str], pygame.Rect]:
    """The theme of the letters, the lines and the place of the paper, all as good as can be."""
    units = wished.units
    window, kept = (units.width, units.height), [*keep_free.soft, *keep_free.hard]
    if thing.right >= units.width:
        hard = list(keep_free.hard)
        for avoided, aside in ((kept, _ASIDE), (hard, _ASIDE), (kept, _FAR), (hard, _FAR)):
            for theme in smaller_themes(wished):
                found = _level(theme, text, thing, avoided, aside)
                if found is not None:
                    return theme, *found
    for theme in smaller_themes(wished):
        lines, size = _measured(theme, text, _WIDEST)
        rect = tooltip_rect(size, thing, window, units.u, keep_free)
        if rect.collidelist(kept) < 0:
            break
    return theme, lines, rect


def _level(
    theme: Theme,
    text: str,
    thing: pygame.Rect,
    avoided: list[pygame.Rect],
    aside: tuple[int, ...],
) -> tuple[list[str], pygame.Rect] | None:
    """The lines and the place left of *thing*, so far *aside*, level with it alone.

    None where each would lie over what is *avoided*.
    """
    units = theme.units
    margin = round(_MARGIN * units.u)
    inside = pygame.Rect(0, 0, units.width, units.height).inflate(-2 * margin, -2 * margin)
    for widest in _WIDTHS:
        lines, size = _measured(theme, text, widest)
        if len(lines) > _MOST_LINES:
            break
        middle = pygame.Rect((0, 0), size)
        middle.midright = thing.left - round(_GAP * units.u), thing.centery
        for left, part in itertools.product(aside, _SHIFTS):
            place = middle.move(-round(left * units.u), round(part * size[1])).clamp(inside)
            if place.collidelist(avoided) < 0 and not place.colliderect(thing):
                return lines, place
    return None


def _measured(theme: Theme, text: str, widest: float) -> tuple[list[str], tuple[int, int]]:
    """The lines of *text*, about *widest* u long with no word broken, and the paper they need."""
    u, style = theme.units.u, theme.style(_ROLE)
    longest = max((theme.type.size(word, style)[0] for word in text.split()), default=0)
    lines = theme.type.wrap(text, style, max(round(widest * u), longest))
    wide = max(theme.type.size(line, style)[0] for line in lines) + round(2 * _PAD * u)
    return lines, (wide, theme.type.height(style) * len(lines) + round(1.4 * _PAD * u))


def tooltip_rect(
    size: tuple[int, int],
    thing: pygame.Rect,
    window: tuple[int, int],
    u: float,
    keep_free: KeptFree = _NOTHING,
) -> pygame.Rect:
    """Where a paper of *size* lies: below, above or beside *thing*, inside *window*, in pixels.

    Beside comes first for a thing at the right edge, whose neighbours are over and under it. The
    paper lies over what is to be kept free only where there is no other place beside the thing,
    and over the thing only where the window has room for it nowhere else. It may slide along the
    thing's sides, or lie a little off them, or where it must even far away, to keep it free.
    """
    margin = round(_MARGIN * u)
    inside = pygame.Rect((0, 0), window).inflate(-2 * margin, -2 * margin)
    beside = _beside(pygame.Rect((0, 0), size), thing, inside, round(_GAP * u))
    slid = [
        place.move(round(across * u), round(down * u)).clamp(inside)
        for across, down in _SLIDES
        for place in beside
    ]
    off = [place for place in slid if not place.colliderect(thing)]
    best = _least_hiding(off or beside[:1], [*keep_free.soft, *keep_free.hard], keep_free.hard)
    if best.collidelist(list(keep_free.hard)) < 0:
        return best
    step = max(1, round(_STRIDE * u))
    far = [
        pygame.Rect((x, y), size)
        for y in range(inside.top, inside.bottom - size[1] + 1, step)
        for x in range(inside.left, inside.right - size[0] + 1, step)
    ]
    far.sort(key=lambda place: math.dist(place.center, thing.center))
    return _least_hiding([best, *far], [thing, *keep_free.hard], keep_free.hard)


def _beside(
    paper: pygame.Rect, thing: pygame.Rect, inside: pygame.Rect, gap: int
) -> list[pygame.Rect]:
    """The sides of *thing* where *paper* does not lie over it, the best first; at least one."""
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
    return [place for place in found if not place.colliderect(thing)] or found[-1:]


def _least_hiding(
    places: Sequence[pygame.Rect], kept: Sequence[pygame.Rect], most: Sequence[pygame.Rect]
) -> pygame.Rect:
    """The first of *places* that hides nothing of what is *kept* free, or as little as can be.

    What matters *most* of that comes before all.
    """
    kept, most = list(kept), list(most)
    free = next((place for place in places if place.collidelist(kept) < 0), None)
    return free or min(places, key=lambda place: (_hidden(place, most), _hidden(place, kept)))


def _hidden(place: pygame.Rect, kept: list[pygame.Rect]) -> int:
    """How many pixels of what is *kept* free lie under *place*."""
    hidden = 0
    for at in place.collidelistall(kept):
        both = place.clip(kept[at])
        hidden += both.width * both.height
    return hidden
