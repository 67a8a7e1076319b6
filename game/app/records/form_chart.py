"""The form chart: how the matches of one kind went over time, and how well at each level."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame

from game.art.palette import INK, MADDER, PAPER_EDGE, SOFT_INK
from game.art.svg import circle, document, group, line
from game.records.person_matches import Played
from game.records.person_summary import PersonSummary, form, luck_share
from game.ui.pictures.svg_raster import Size, rasterize_svg
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.widget import Widget

TALL = 24.0
WINDOW = 10
"""So many matches are taken together at each point of the curve."""
CURVE = "Share of wins over the last {} matches"
LEVELS = "Share of wins by level (lines: the likely true share)"


class LevelShare(NamedTuple):
    """How one level was played against."""

    name: str
    told: PersonSummary


class FormChart(Widget):
    """A curve at the left; at the right a mark with its interval for each level."""

    role = "graph"

    def __init__(
        self, theme: Theme, matches: Sequence[Played], levels: Sequence[LevelShare]
    ) -> None:
        """The curve of *matches*, the first one first, and all *levels* of their game."""
        super().__init__(theme, CURVE.format(WINDOW), ground=Background.PAPER)
        self._form = form(matches, WINDOW)
        self._fair = luck_share(matches[-1].result) if matches else 0.0
        self._levels = tuple(levels)

    def value(self) -> str:
        """The end of the curve, and each level, in words."""
        now = f"now {self._form[-1]:.0%}, by luck {self._fair:.0%}" if self._form else ""
        told = [f"{e.name} {e.told.share:.0%} of {e.told.played}" for e in self._levels]
        return "; ".join([now, *told])

    def wanted(self, width: int | None = None) -> Size:
        """The size it takes: as wide as it may be."""
        return width or self.theme.units(60), self.theme.units(TALL)

    def look(self) -> Hashable:
        """What the picture depends on."""
        return tuple(self._form), self._levels

    @property
    def focusable(self) -> bool:
        """Return True, so that keys bring it into sight."""
        return True

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return None: what is only looked at does not stand in the mouse's way."""
        return None

    def paint(self, surface: pygame.Surface) -> None:
        """Paint both halves."""
        u, rect = self.theme.units, self.rect
        left = pygame.Rect(rect.left, rect.top, round(rect.width * 0.56), rect.height)
        x = left.right + u(4)
        right = pygame.Rect(x, rect.top, rect.right - x, rect.height)
        self._paint_curve(surface, left)
        self._paint_levels(surface, right)

    def _paint_curve(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        u, top = self.theme.units, self.theme.units(3.6)
        figures = u(5)
        wide, tall = rect.width - figures, rect.height - top - u(1)
        count = max(1, len(self._form) - 1)
        points = [(i * wide / count, (1 - share) * tall) for i, share in enumerate(self._form)]
        fair = (1 - self._fair) * tall
        body = "".join(
            line(f"M0,{y * tall:.1f}H{wide}", PAPER_EDGE, u.line(0.12)) for y in (0.0, 0.5, 1.0)
        )
        body += line(f"M0,{fair:.1f}H{wide}", SOFT_INK, u.line(0.16), dash=f"{u(0.8)} {u(0.8)}")
        if len(points) > 1:
            way = "L".join(f"{x:.1f},{y:.1f}" for x, y in points)
            body += line(f"M{way}", MADDER, u.line(0.35))
        for x, y in points[-1:]:
            body += circle(x, y, u.exact(0.7), MADDER)
        self._words(surface, CURVE.format(WINDOW), rect.topleft)
        edge = u(1)
        sheet = rasterize_svg(
            document(wide + 2 * edge, tall + 2 * edge, group(body, edge, edge)),
            (wide + 2 * edge, tall + 2 * edge),
        )
        surface.blit(sheet, (rect.left + figures - edge, rect.top + top - edge))
        for share, words in ((1.0, "100%"), (0.5, "50%"), (0.0, "0%")):
            y = round(rect.top + top + (1 - share) * tall) - u(1)
            self._words(surface, words, (rect.left, y))

    def _paint_levels(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        u = self.theme.units
        self._words(surface, LEVELS, rect.topleft, rect.width)
        names, step = u(15), u(4)
        wide = rect.width - names - u(2)
        for number, each in enumerate(self._levels[:5]):
            y = rect.top + u(5) + number * step
            self._words(surface, f"{each.name} ({each.told.played})", (rect.left, y - u(1)), names)
            low, high, at = (
                rect.left + names + round(share * wide)
                for share in (each.told.low, each.told.high, each.told.share)
            )
            pygame.draw.line(surface, SOFT_INK, (low, y), (high, y), max(1, round(u.line(0.3))))
            pygame.draw.circle(surface, INK, (at, y), u(0.7))

    def _words(
        self, surface: pygame.Surface, words: str, at: tuple[int, int], wide: int = 0
    ) -> None:
        style = self.theme.style("small")
        if wide:
            words, style = self.theme.type.fit(words, style, wide)
        surface.blit(self.theme.type.render(words, style, SOFT_INK), at)
