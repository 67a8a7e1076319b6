"""The bar under a replay: the scrubber, steps, what comes next, and the ways on."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.app.replay.replay_scrubber import ReplayScrubber
from game.art.palette import BONE, BRASS, NIGHT, PAPER
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.containers import Container, Row
from game.ui.widgets.fixed_lines import FixedLines
from game.ui.widgets.widget import Widget

PAD, SIDE = 1.0, 2.0
"""Above and beside all, in u."""
GAP, BETWEEN = 0.6, 2.0
"""Between two lines, and between two parts of a line, in u."""
READABLE = 36.0
"""With less than so many u beside the buttons the words stand above them."""


class NextMoveLabel(FixedLines):
    """Where in the match one is, and what is done next."""

    role = "status"
    kinds = ("plate", "body")

    def __init__(self, theme: Theme) -> None:
        """Begin with nothing told."""
        super().__init__(theme)
        self.where = self.what = ""

    def lines(self) -> Sequence[tuple[str, str]]:
        """Both sentences."""
        return (self.where, PAPER), (self.what, BONE)


class ReplayBar(Container):
    """A strip of night: the scrubber over all, then steps, words and the ways on.

    In a narrow window the ways on stand in a line of their own, and in a very narrow one the
    words stand above the buttons.
    """

    def __init__(
        self,
        theme: Theme,
        scrubber: ReplayScrubber,
        steps: Sequence[Widget],
        words: NextMoveLabel,
        ways: Sequence[Widget],
    ) -> None:
        """Put *steps* at the left and *ways* on at the right."""
        super().__init__(theme, [scrubber, *steps, words, *ways], 1)
        self._scrubber = scrubber
        self._steps = Row(theme, steps, 0.6)
        self._ways = Row(theme, ways, 1.2, "right")
        self._words = words
        self._ground = _Night(self)

    def wanted(self, width: int | None = None) -> Size:
        """The size it takes: as high as it needs."""
        wide = width or self.theme.units(100)
        u, inner = self.theme.units, wide - 2 * self.theme.units(SIDE)
        lines = self._lines(inner)
        tall = sum(max(part.wanted(w)[1] for part, w in line) for line in lines)
        return wide, tall + u(GAP) * (len(lines) - 1) + 2 * u(PAD)

    def place(self, rect: pygame.Rect) -> None:
        """Set all in as few lines as there is room for."""
        self.rect = pygame.Rect(rect)
        u = self.theme.units
        inner = rect.inflate(-2 * u(SIDE), -2 * u(PAD))
        top = inner.top
        for line in self._lines(inner.width):
            tall, left = max(part.wanted(w)[1] for part, w in line), inner.left
            for part, wide in line:
                own = part.wanted(wide)[1]
                right = part is self._ways
                x = inner.right - wide if right else left
                part.place(pygame.Rect(x, top + (tall - own) // 2, wide, own))
                left += wide + u(BETWEEN)
            top += tall + u(GAP)

    def drawn(self) -> list[Drawable]:
        """The night, and what stands on it."""
        return [self._ground, *super().drawn()]

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """The widget under a pixel; the bar hides what is beneath it."""
        return super().hit(pos) or (self if self.rect.collidepoint(pos) else None)

    def _lines(self, inner: int) -> list[list[tuple[Widget, int]]]:
        """What stands in each line, with its width in pixels."""
        u = self.theme.units
        steps, ways = self._steps.wanted()[0], min(inner, self._ways.wanted()[0])
        least = u(READABLE) * self.theme.preferences.text_scale
        top: list[tuple[Widget, int]] = [(self._scrubber, inner)]
        beside = inner - steps - u(BETWEEN)
        if beside - ways - u(BETWEEN) >= least:
            words = beside - ways - u(BETWEEN)
            return [top, [(self._steps, steps), (self._words, words), (self._ways, ways)]]
        if beside - ways - u(BETWEEN) >= 0:
            return [top, [(self._words, inner)], [(self._steps, steps), (self._ways, ways)]]
        if beside >= least / 2:
            return [top, [(self._steps, steps), (self._words, beside)], [(self._ways, ways)]]
        return [top, [(self._words, inner)], [(self._steps, min(inner, steps))],
                [(self._ways, ways)]]  # fmt: skip


class _Night(Widget):
    """The strip itself."""

    def __init__(self, bar: ReplayBar) -> None:
        super().__init__(bar.theme, ground=Background.NIGHT)
        self._bar = bar

    def bounds(self) -> pygame.Rect:
        """The whole strip."""
        return self._bar.rect

    def stamp(self) -> Hashable:
        """Its size, which is all there is to it."""
        return self._bar.rect.size

    def describe(self) -> list[AccessibleNode]:
        """Describe nothing."""
        return []

    def paint(self, surface: pygame.Surface) -> None:
        """Night with a brass edge."""
        place = self._bar.rect
        surface.fill(NIGHT, place)
        edge = max(2, round(self.theme.units.line(0.2)))
        surface.fill(BRASS, (place.left, place.top, place.width, edge))
