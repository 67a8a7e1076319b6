"""Covered pixels: how much of a table's protected areas lies under what hangs over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import pygame

from cover_check.protected_areas import NAMES, Pixels, ProtectedAreas
from cover_check.seen_table import SeenTable
from game.ui.pictures.drawable import Drawable

NOTICED = 48
"""A pixel is covered where one of its colours differs by more than this, of 255.

A soft shadow hides nothing."""

ALLOWED = frozenset(
    {
        ("ring", "deck"),
        ("prompt", "status"),
        *(("banner", under) for under in NAMES if under != "status"),
        *(("carried", under) for under in NAMES),
    }
)
"""What may lie over what: a deck can have the focus, and the prompt is the status line. A banner
stands in the middle for a second in which nothing is asked; a card that is carried lies where the
hand holds it."""


class Covered(NamedTuple):
    """So many *pixels* of the area *under* that the thing *over* hides."""

    over: str
    under: str
    pixels: int


def covered_pixels(table: SeenTable) -> list[Covered]:
    """Everything that is hidden at a *table* as it is now.

    Where a thing hangs over an area, that part of the picture is painted once with and once
    without it. A card of the hand may lie over the index of another one of the hand.
    """
    areas, found = ProtectedAreas(table.view, table.frame), []
    rects = {name: areas.rects(name) for name in NAMES}
    for over, covers in table.covers.items():
        for under in NAMES:
            part = _common_part(covers, rects[under], table.size)
            if not part or (over, under) in ALLOWED:
                continue
            pixels = areas.pixels(under, part, hand=over != "hand")
            if pixels.any():
                number = int(np.count_nonzero(pixels & _changed(table, covers, part)))
                found += [Covered(over, under, number)] * bool(number)
    if table.frame.hud.prompt is None:
        missing = sum(rect.width * rect.height for rect in rects["status"])
        found += [Covered("nothing", "status", missing)] * bool(missing)
    return found


def _common_part(
    covers: Sequence[Drawable], rects: Sequence[pygame.Rect], size: tuple[int, int]
) -> pygame.Rect:
    """The upright part of the window in which all *covers* lie over *rects*; empty if none."""
    window = pygame.Rect((0, 0), size)
    common = [
        bounds.clip(rects[at]).clip(window)
        for bounds in (pygame.Rect(thing.bounds()) for thing in covers)
        for at in bounds.collidelistall(list(rects))
    ]
    common = [each for each in common if each.width and each.height]
    return common[0].unionall(common[1:]) if common else pygame.Rect(0, 0, 0, 0)


def _changed(table: SeenTable, covers: Sequence[Drawable], part: pygame.Rect) -> Pixels:
    """Which pixels of a *part* of the window look otherwise without *covers*."""
    gone = {id(thing) for thing in covers}
    sheet = pygame.Surface(table.size)
    sheet.set_clip(part)
    pictures = []
    for things in (table.things, [each for each in table.things if id(each) not in gone]):
        sheet.blit(table.backdrop(), part, part)
        for thing in things:
            if part.colliderect(thing.bounds()):
                thing.paint(sheet)
        seen = sheet.subsurface(part)
        pictures.append(pygame.surfarray.array3d(seen).astype(np.int16))
    return np.asarray((np.abs(pictures[0] - pictures[1]) > NOTICED).any(axis=2))
