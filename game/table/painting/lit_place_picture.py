"""Lit places: how the places look where what is held or picked may be let go."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.art import palette as ink
from game.table.cards import card_overlay
from game.table.painting.table_frame import LitPlace
from game.ui.theme import Theme


class LitPlacePicture:
    """One lit place, with a word in its lower left corner."""

    def __init__(self, theme: Theme, place: LitPlace, phase: int) -> None:
        """Take how far the dashes have moved on as *phase*."""
        self._theme = theme
        self._place = place
        self._rect = place.rect.inflate(2 * theme.units(1), 2 * theme.units(1))
        self._phase = phase % card_overlay.PHASES

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
            lambda: card_overlay.drop_place_svg(*self._rect.size, units, self._phase, strong),
        )  # fmt: skip
        surface.blit(piece, self._rect)
        if word:
            line = self._theme.type.render(word, self._theme.style("plate"), ink.LAMP)
            inner = self._rect.inflate(-units(4.4), -units(3.4))
            surface.blit(line, line.get_rect(bottomleft=inner.bottomleft))
