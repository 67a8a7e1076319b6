"""The stepper: a number between a minus and a plus."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.ui.accessible_node import AccessibleNode
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import ButtonKind
from game.ui.theme import Theme
from game.ui.widgets.labelled_control import LabelledControl

_LESS = (pygame.K_LEFT, pygame.K_MINUS, pygame.K_KP_MINUS)
_MORE = (pygame.K_RIGHT, pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)


class NumberRange(NamedTuple):
    """The whole numbers a stepper may show."""

    least: int
    most: int
    show: Callable[[int], str] = str
    """Writes a number, such as "6 cards"."""


class Stepper(LabelledControl):
    """A whole number out of a range; at a bound the sign is an empty dashed outline."""

    role = "stepper"

    def __init__(
        self,
        theme: Theme,
        label: str,
        number: int,
        numbers: NumberRange,
        on_press: Callable[[int], None],
        *,
        refusal: str = "",
    ) -> None:
        super().__init__(theme, label, refusal=refusal)
        least, most, self.show = numbers
        if least > most:
            raise ValueError(f"{label}: no number lies between {least} and {most}.")
        self.least, self.most = least, most
        self.number = min(most, max(least, number))
        self.on_press = on_press
        self._over = 0
        self._measured: tuple[Hashable, int] = None, 0
        """The stamp of the theme, and the width of the widest number under it."""

    def value(self) -> str:
        """Return the number in words."""
        return self.show(self.number)

    def set(self, number: int) -> None:
        """Set the number, kept within its bounds, and call back if it changed."""
        number = min(self.most, max(self.least, number))
        if self.enabled and number != self.number:
            self.number = number
            self.on_press(number)

    def describe(self) -> list[AccessibleNode]:
        """Describe the number, then minus and plus."""
        less, more = self.signs()
        return [
            *super().describe(),
            AccessibleNode("button", f"less {self.label}", "", less, False, self._can(-1)),
            AccessibleNode("button", f"more {self.label}", "", more, False, self._can(1)),
        ]

    def control_size(self, width: int) -> Size:
        """Return the size of minus, number and plus."""
        side = self._side()
        return 2 * side + self._number_width() + 2 * self.theme.units(1), side

    def signs(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Return where minus and plus stand."""
        area, side = self.control(), self._side()
        less = pygame.Rect(area.left, area.top, side, side)
        return less, pygame.Rect(area.right - side, area.top, side, side)

    def look(self) -> Hashable:
        """Return what the picture depends on."""
        return self.number, self._over, self.least, self.most

    def event(self, e: pygame.event.Event) -> bool:
        """Take clicks on the signs; arrows, minus, plus, Home and End."""
        if e.type == pygame.MOUSEMOTION:
            self._over = self._at(e.pos)
            return False
        if e.type == pygame.MOUSEBUTTONDOWN and e.button == 1:
            self.set(self.number + self._at(e.pos))
            return True
        if e.type != pygame.KEYDOWN:
            return False
        if e.key in _LESS:
            self.set(self.number - 1)
        elif e.key in _MORE:
            self.set(self.number + 1)
        elif e.key == pygame.K_HOME:
            self.set(self.least)
        elif e.key == pygame.K_END:
            self.set(self.most)
        else:
            return False
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """Paint label, signs and number."""
        self.paint_label(surface)
        theme = self.theme
        less, more = self.signs()
        self._paint_sign(surface, less, -1)
        self._paint_sign(surface, more, 1)
        room = more.left - less.right
        text, style = theme.type.fit(self.value(), theme.style("plate"), room)
        line = theme.type.render(text, style, self.ground.ink)
        surface.blit(line, line.get_rect(center=((less.right + more.left) // 2, less.centery)))

    def _paint_sign(self, surface: pygame.Surface, place: pygame.Rect, way: int) -> None:
        theme, u = self.theme, self.theme.units
        colour = ButtonKind.PAPER.colours[3]
        top = place.top - u.exact(widget_svg.FOOT) / 2
        if self._can(way):
            lit = self.hovered and self._over == way
            face = theme.shapes.piece(
                ("button", ButtonKind.PAPER, self.ground, lit, False), place.size,
                lambda: widget_svg.button(
                    u, place.size, ButtonKind.PAPER, self.ground, lit=lit, pressed=False
                ),
            )  # fmt: skip
            surface.blit(face, place)
        else:
            self.paint_dashed(surface, place)
            colour, top = self.ground.soft, float(place.top)
        side = place.width
        mark = theme.shapes.piece(
            ("sign", way, colour), place.size, lambda: widget_svg.sign(u, side, way > 0, colour)
        )
        surface.blit(mark, (place.left, round(top)))

    def _can(self, way: int) -> bool:
        bound = self.most if way > 0 else self.least
        return self.enabled and self.number != bound

    def _at(self, pos: tuple[int, int]) -> int:
        less, more = self.signs()
        return more.collidepoint(pos) - less.collidepoint(pos)

    def _side(self) -> int:
        style = self.theme.style("plate")
        return max(self.theme.units(4.5), self.theme.type.height(style) + self.theme.units(1))

    def _number_width(self) -> int:
        """Return the width of the widest of all numbers, so that nothing jumps."""
        measured, wide = self._measured
        if measured != self.theme.stamp:
            style, size = self.theme.style("plate"), self.theme.type.size
            shown = [self.show(n) for n in range(self.least, self.most + 1)]
            wide = max(self.theme.units(4), *(size(text, style)[0] for text in shown))
            self._measured = self.theme.stamp, wide
        return wide
