"""The beak of the chooser: a small point of paper by which it shows to which card it belongs."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.art.svg import document, path
from game.table.controls.refused_choice import BEAK_LENGTH
from game.ui.theme import Theme

_REACH = 2.0
"""So far from its card the beak still points at it and at no other one, in u."""
_OVER = 0.3
"""How far it lies under the edge of its button, in u."""


class Beak:
    """The small point of paper by which the chooser shows to which card it belongs."""

    def __init__(self, theme: Theme, tip: tuple[int, int], side: str, colour: str) -> None:
        self._theme = theme
        self._side = side
        self._colour = colour
        reach = theme.units(BEAK_LENGTH)
        self._rect = pygame.Rect(0, 0, reach, reach)
        anchors = {"right": "midleft", "left": "midright", "above": "midbottom", "below": "midtop"}
        setattr(self._rect, anchors[side], tip)

    def bounds(self) -> pygame.Rect:
        """Where it is."""
        return self._rect

    def hides(self, kept: Sequence[pygame.Rect]) -> bool:
        """Whether it lies over anything that is *kept* free, in pixels."""
        return self._rect.collidelist(list(kept)) >= 0

    def stamp(self) -> Hashable:
        """What its picture depends on."""
        return "beak", self._side, self._colour, self._theme.stamp

    def paint(self, surface: pygame.Surface) -> None:
        """Paint it."""
        w = self._rect.width
        shapes = {
            "right": f"M{w},0L0,{w / 2}L{w},{w}Z",
            "left": f"M0,0L{w},{w / 2}L0,{w}Z",
            "above": f"M0,0L{w / 2},{w}L{w},0Z",
            "below": f"M0,{w}L{w / 2},0L{w},{w}Z",
        }
        body = path(shapes[self._side], self._colour)
        piece = self._theme.shapes.piece(
            self.stamp(), self._rect.size, lambda: document(w, w, body)
        )
        surface.blit(piece, self._rect)


def beak_between(
    theme: Theme, button: pygame.Rect, card: pygame.Rect, side: str, colour: str
) -> Beak | None:
    """The beak of a *button* on this *side* of its *card*; None where another card lies between."""
    u, over, length = theme.units, theme.units(_OVER), theme.units(BEAK_LENGTH)
    x = min(max(card.centerx, button.left + u(2)), button.right - u(2))
    tips = {
        "right": (button.left - length + over, button.centery - over),
        "left": (button.right + length - over, button.centery - over),
        "above": (x, button.bottom + length - 2 * over),
        "below": (x, button.top - length + over),
    }
    near = card.inflate(2 * u(_REACH), 2 * u(_REACH))
    return Beak(theme, tips[side], side, colour) if near.collidepoint(tips[side]) else None
