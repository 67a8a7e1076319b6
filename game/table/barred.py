"""What hangs at a chooser: the dashed outline of what cannot be chosen, and the beak."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.art.palette import NIGHT, PAPER
from game.art.svg import document, path, rect
from game.ui import drawing
from game.ui.button import Button
from game.ui.drawing import Ground
from game.ui.picture import Size
from game.ui.theme import Theme
from game.ui.widgets import Widget

BEAK = 1.7
"""How long the beak is, in u."""

WIDE = 20.5
"""How wide a chooser is, in u."""


class Barred(Widget):
    """What cannot be chosen: a dashed outline, and why, in the words of the rules, below it."""

    role = "button"
    focusable = True

    def wanted(self, width: int | None = None) -> Size:
        """The size that shows label and reason in full."""
        wide = width or self.theme.units(WIDE)
        return wide, self._box(wide)[1] + self._why(wide)[1] + self.theme.units(0.4)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint outline, label and reason."""
        theme, u = self.theme, self.theme.units
        size = self._box(self.rect.width)
        piece = theme.chrome.piece(
            ("dashed", Ground.NIGHT), size, lambda: drawing.dashed(u, *size, Ground.NIGHT)
        )
        surface.blit(piece, self.rect)
        text, style = theme.type.fit(self.label, theme.style("button"), size[0] - 2 * u(1))
        line = theme.type.render(text, style, Ground.NIGHT.soft)
        surface.blit(line, line.get_rect(center=(self.rect.centerx, self.rect.y + size[1] // 2)))
        lines, tall = self._why(self.rect.width)
        plate = pygame.Rect(self.rect.x, self.rect.y + size[1] + u(0.4), self.rect.width, tall)
        back = theme.chrome.piece(
            "why", plate.size,
            lambda: document(
                *plate.size, rect(0, 0, *plate.size, u.exact(0.8), NIGHT, opacity=0.86)
            ),
        )  # fmt: skip
        surface.blit(back, plate)
        style = theme.style("caption")
        for i, words in enumerate(lines):
            image = theme.type.render(words, style, PAPER)
            top = plate.y + u(0.4) + i * theme.type.height(style)
            surface.blit(image, image.get_rect(midtop=(plate.centerx, top)))

    def _box(self, wide: int) -> Size:
        return wide, self.theme.units(4.5)

    def _why(self, wide: int) -> tuple[list[str], int]:
        style = self.theme.style("caption")
        lines = self.theme.type.wrap(self.reason, style, wide - self.theme.units(1.6))
        return lines, len(lines) * self.theme.type.height(style) + self.theme.units(0.8)


class Empty(Button):
    """A button that cannot be pressed now; its reason is told when it is tried."""

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the outline and the label."""
        theme, u = self.theme, self.theme.units
        piece = theme.chrome.piece(
            ("dashed", Ground.NIGHT), self.rect.size,
            lambda: drawing.dashed(u, *self.rect.size, Ground.NIGHT),
        )  # fmt: skip
        surface.blit(piece, self.rect)
        room = self.rect.width - 2 * u(0.6)
        text, style = theme.type.fit(self.label, theme.style("button"), room)
        line = theme.type.render(text, style, Ground.NIGHT.soft)
        surface.blit(line, line.get_rect(center=self.rect.center))


class Beak:
    """The small point of paper by which the chooser shows to which card it belongs."""

    def __init__(self, theme: Theme, tip: tuple[int, int], side: str, colour: str) -> None:
        self._theme = theme
        self._side = side
        self._colour = colour
        reach = theme.units(BEAK)
        self._rect = pygame.Rect(0, 0, reach, reach)
        anchors = {"right": "midleft", "left": "midright", "above": "midbottom", "below": "midtop"}
        setattr(self._rect, anchors[side], tip)

    def bounds(self) -> pygame.Rect:
        """Where it is."""
        return self._rect

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
        piece = self._theme.chrome.piece(
            self.stamp(), self._rect.size, lambda: document(w, w, body)
        )
        surface.blit(piece, self._rect)
