"""Fixed lines: words that always take the same room, whatever they say just now."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.svg_raster import Size
from game.ui.theme import Role
from game.ui.widgets.widget import Widget


class FixedLines(Widget):
    """A number of lines that always take the same room; letters shrink where one is too long."""

    role = "label"
    kinds: Sequence[Role] = ()

    def lines(self) -> Sequence[tuple[str, str]]:
        """Words and their colour, a line each.

        Raises:
            NotImplementedError: when a subclass does not say which.
        """
        raise NotImplementedError

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return None: what is only looked at does not stand in the mouse's way."""
        return None

    def wanted(self, width: int | None = None) -> Size:
        """All lines, whatever stands there."""
        return width or self.theme.units(60), sum(self._tall(kind) for kind in self.kinds)

    def look(self) -> Hashable:
        """The words."""
        return tuple(self.lines())

    def describe(self) -> list[AccessibleNode]:
        """Each line."""
        return [
            AccessibleNode(self.role, words, "", self.line(number))
            for number, (words, _) in enumerate(self.lines()) if words
        ]  # fmt: skip

    def line(self, number: int) -> pygame.Rect:
        """Where a line stands."""
        heights = [self._tall(kind) for kind in self.kinds]
        top = self.rect.top + sum(heights[:number])
        return pygame.Rect(self.rect.left, top, self.rect.width, heights[number])

    def paint(self, surface: pygame.Surface) -> None:
        """The lines."""
        for number, (words, colour) in enumerate(self.lines()):
            place, style = self.line(number), self.theme.style(self.kinds[number])
            told, style = self.theme.type.fit(words, style, place.width)
            if told:
                drawn = self.theme.type.render(told, style, colour)
                surface.blit(drawn, drawn.get_rect(midleft=place.midleft))

    def _tall(self, kind: Role) -> int:
        return round(self.theme.type.height(self.theme.style(kind)) * 1.15)
