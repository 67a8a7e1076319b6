"""The picture of a drop place: the dashed ring where what is held or picked may be let go."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.art import palette as ink
from game.art.svg import Paint, document, group, line, path, rect
from game.table.painting.table_frame import LitPlace
from game.ui.pictures import dashed_outline
from game.ui.theme import Theme
from game.ui.units import Units

PHASES = 4
"""Positions of the dashes of a walking ring."""


class DropPlacePicture:
    """One lit place, with a word in its lower left corner."""

    def __init__(self, theme: Theme, place: LitPlace, phase: int) -> None:
        """Take how far the dashes have moved on as *phase*."""
        self._theme = theme
        self._place = place
        self._rect = place.rect.inflate(2 * theme.units(1), 2 * theme.units(1))
        self._phase = phase % PHASES

    def bounds(self) -> pygame.Rect:
        """Where it is."""
        return self._rect

    def stamp(self) -> Hashable:
        """What its picture depends on."""
        return "place", self._phase, self._place.strong, self._place.word, self._theme.stamp

    def paint(self, surface: pygame.Surface) -> None:
        """Paint it."""
        units, strong, word = self._theme.units, self._place.strong, self._place.word
        piece = self._theme.shapes.piece(
            ("place", self._phase, strong), self._rect.size,
            lambda: drop_place_svg(*self._rect.size, units, self._phase, strong),
        )  # fmt: skip
        surface.blit(piece, self._rect)
        if word:
            line = self._theme.type.render(word, self._theme.style("plate"), ink.LAMP)
            inner = self._rect.inflate(-units(4.4), -units(3.4))
            surface.blit(line, line.get_rect(bottomleft=inner.bottomleft))


def drop_place_svg(wide: int, tall: int, units: Units, phase: int, strong: bool) -> str:
    """A lit area where a card may be dropped."""
    m = units.exact(1.0)
    fill = rect(
        m, m, wide - 2 * m, tall - 2 * m, units.exact(1.2), Paint(ink.LAMP,
        opacity=0.2 if strong else 0.08),
    )  # fmt: skip
    ring = group(_dashes(wide - 2 * m, tall - 2 * m, units, phase, strong), m, m)
    s = units.exact(0.9)
    tip = f"M{wide / 2 - s:.1f},{m * 0.4:.1f}h{2 * s:.1f}l{-s:.1f},{1.6 * s:.1f}Z"
    arrow = path(tip, ink.LAMP if strong else ink.BRASS, ink.INK, units.line(0.16))
    return document(wide, tall, fill + ring + arrow)


def _dashes(wide: float, tall: float, units: Units, phase: int, strong: bool) -> str:
    """The ring of a lit area, its dashes further on with every *phase*."""
    thick = units.line(0.45 if strong else 0.3)
    steps = dashed_outline.dashes(wide, tall, units.exact(1.2), units.exact(1.3), phase / PHASES)
    return line(dashed_outline.cuts(steps, 0.0), ink.LAMP if strong else ink.BRASS, thick)
