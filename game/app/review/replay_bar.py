"""The bar under a replay: steps back and forth, what comes next, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.app.review.analysis_labels import FixedLines
from game.art.palette import BONE, BRASS, INK, NIGHT, PAPER
from game.art.svg import document, group, path
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures import widget_svg
from game.ui.pictures.canvas import Drawable
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import FOOT, SINK, Background, ButtonKind
from game.ui.theme import Theme
from game.ui.widgets.containers import Container, Row
from game.ui.widgets.widget import Pressable, Widget

SIDE = 5.0
"""How wide a step is, in u."""
PAD = 1.2
READABLE = 36.0
"""With less than so many u beside the buttons the words stand above them."""
SIGNS = {
    "Start": "M-4.6,-3.6h1.6v7.2h-1.6ZM4,-3.6L-2.2,0L4,3.6Z",
    "Step back": "M2.6,-3.6L-3.6,0L2.6,3.6Z",
    "Step on": "M-2.6,-3.6L3.6,0L-2.6,3.6Z",
    "End": "M4.6,-3.6h-1.6v7.2h1.6ZM-4,-3.6L2.2,0L-4,3.6Z",
}
"""What is cut into the buttons, about 0,0 on a field of ten by ten."""


class StepButton(Pressable):
    """A small button with a sign instead of words."""

    role = "button"

    def __init__(self, theme: Theme, label: str, on_press: Callable[[], None]) -> None:
        """*label* is one of :data:`SIGNS`."""
        super().__init__(theme, label)
        self.on_press = on_press

    def press(self) -> None:
        """Call back."""
        self.on_press()

    def wanted(self, width: int | None = None) -> Size:
        """A square with a foot."""
        side = max(self.theme.units(SIDE), round(self.theme.px(2.2) * 1.9))
        return side, side

    def paint(self, surface: pygame.Surface) -> None:
        """Paper and sign."""
        u, size = self.theme.units, self.rect.size
        lit = self.hovered and not self.pressed
        face = self.theme.shapes.piece(
            ("step", lit, self.pressed), size,
            lambda: widget_svg.button(u, size, ButtonKind.PAPER, lit=lit, pressed=self.pressed),
        )  # fmt: skip
        surface.blit(face, self.rect)
        sign = self.theme.shapes.piece(("step sign", self.label), size, lambda: self._sign(size))
        surface.blit(sign, self.rect.move(0, u(SINK) if self.pressed else 0))

    def _sign(self, size: Size) -> str:
        wide, tall = size
        scale = min(size) / 13
        middle = (tall - self.theme.units.exact(FOOT)) / 2
        return document(wide, tall, group(path(SIGNS[self.label], INK), wide / 2, middle, scale))


class NextMoveLabel(FixedLines):
    """Where in the match one is, and what is done next."""

    role = "status"
    kinds = ("plate", "body")

    def __init__(self, theme: Theme) -> None:
        """Nothing is told yet."""
        super().__init__(theme)
        self.where = self.what = ""

    def lines(self) -> Sequence[tuple[str, str]]:
        """Both sentences."""
        return (self.where, PAPER), (self.what, BONE)


class ReplayBar(Container):
    """A strip of night: steps at the left, words in the middle, ways on at the right."""

    def __init__(
        self,
        theme: Theme,
        steps: Sequence[StepButton],
        words: NextMoveLabel,
        navigator: Sequence[Widget],
    ) -> None:
        """In a narrow window the words stand above the buttons."""
        super().__init__(theme, [*steps, words, *navigator], 1)
        self._steps = Row(theme, steps, 1)
        self._ways = Row(theme, navigator, 1.5, "right")
        self._words = words
        self._ground = _Night(self)

    def wanted(self, width: int | None = None) -> Size:
        """As high as it needs."""
        wide, u = width or self.theme.units(100), self.theme.units
        tall = max(self._steps.wanted()[1], self._ways.wanted()[1])
        words = self._words.wanted(wide)[1]
        both = words + u(0.8) + tall if self._above(wide) else max(tall, words)
        return wide, both + 2 * u(PAD)

    def place(self, rect: pygame.Rect) -> None:
        """Set all in one line, or in two."""
        self.rect = pygame.Rect(rect)
        u = self.theme.units
        inner = rect.inflate(-2 * u(2), -2 * u(PAD))
        line = pygame.Rect(inner)
        left, right = self._steps.wanted()[0], self._ways.wanted()[0]
        if self._above(rect.width):
            tall = self._words.wanted(inner.width)[1]
            self._words.place(pygame.Rect(inner.left, inner.top, inner.width, tall))
            line.height -= tall + u(0.8)
            line.bottom = inner.bottom
        else:
            wide = inner.width - left - right - 2 * u(2)
            tall = self._words.wanted(wide)[1]
            words = pygame.Rect(inner.left + left + u(2), 0, wide, tall)
            words.centery = inner.centery
            self._words.place(words)
        self._steps.place(pygame.Rect(line.left, line.top, left, line.height))
        self._ways.place(pygame.Rect(line.right - right, line.top, right, line.height))

    def drawn(self) -> list[Drawable]:
        """The night, and what stands on it."""
        return [self._ground, *super().drawn()]

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """The widget under a pixel; the bar hides what is beneath it."""
        return super().hit(pos) or (self if self.rect.collidepoint(pos) else None)

    def _above(self, wide: int) -> bool:
        u = self.theme.units
        room = wide - self._steps.wanted()[0] - self._ways.wanted()[0] - 4 * u(2)
        return room < u(READABLE) * self.theme.preferences.text_scale


class _Night(Widget):
    """The strip itself."""

    def __init__(self, bar: ReplayBar) -> None:
        super().__init__(bar.theme, ground=Background.NIGHT)
        self._bar = bar

    def bounds(self) -> pygame.Rect:
        """The whole strip."""
        return self._bar.rect

    def stamp(self) -> Hashable:
        """Its size is all there is to it."""
        return self._bar.rect.size

    def describe(self) -> list[AccessibleNode]:
        """Nothing."""
        return []

    def paint(self, surface: pygame.Surface) -> None:
        """Night with a brass edge."""
        place = self._bar.rect
        surface.fill(NIGHT, place)
        edge = max(2, round(self.theme.units.line(0.2)))
        surface.fill(BRASS, (place.left, place.top, place.width, edge))
