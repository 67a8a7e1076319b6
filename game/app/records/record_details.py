"""The record details: all figures of one kind of matches, a line each."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.patterns.phrases import counted_noun
from game.records.person_summary import PersonSummary
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.containers import grid
from game.ui.widgets.label import Label
from game.ui.widgets.widget import Widget

COLUMNS = 3
AIR = 1.0
"""Around the lines, in u."""
LARGE = 1.4
"""With letters larger than this the lines stand in fewer columns."""


def detail_lines(told: PersonSummary) -> Iterator[str]:
    """What there is to say about some matches, each in a few words."""
    yield f"{counted_noun(told.played, 'match', 'matches')} played, {told.won} won"
    yield f"Share of the wins {told.share:.0%}"
    yield f"By luck alone {told.fair:.0%}"
    yield f"Likely true share {told.low:.0%} to {told.high:.0%}"
    yield f"Points on average {told.points:.1f}".replace("-", "−")
    yield f"Best result {told.best}".replace("-", "−")
    yield f"Won in a row now {told.streak}"
    yield f"Most won in a row {told.longest}"
    yield f"Hints asked for {told.hints}"
    bluffs = told.bluffs
    if bluffs.claims:
        yield f"Lies told {bluffs.lies} of {counted_noun(bluffs.claims, 'claim')}"
        yield f"Own lies caught {bluffs.caught}"
    if bluffs.doubts:
        yield f"Lies of others caught {bluffs.right} in {counted_noun(bluffs.doubts, 'doubt')}"


class RecordDetails(Widget):
    """The lines in columns. It takes the focus, so that keys bring it into sight."""

    role = "figures"

    def __init__(self, theme: Theme, told: PersonSummary) -> None:
        """All that *told* says."""
        super().__init__(theme, "In full", ground=Background.PAPER)
        self._lines = [
            Label(theme, line, "body", ground=Background.PAPER) for line in detail_lines(told)
        ]
        wide = theme.preferences.text_scale <= LARGE
        self._grid = grid(theme, self._lines, COLUMNS if wide else COLUMNS - 1, 0.8)

    @property
    def focusable(self) -> bool:
        """Return True."""
        return True

    def value(self) -> str:
        """All lines."""
        return "; ".join(line.label for line in self._lines)

    def wanted(self, width: int | None = None) -> Size:
        """The size of all lines in their columns, with some air."""
        air = 2 * self.theme.units(AIR)
        wide, tall = self._grid.wanted(None if width is None else width - air)
        return wide + air, tall + air

    def place(self, rect: pygame.Rect) -> None:
        """Set the lines into their columns."""
        super().place(rect)
        air = self.theme.units(AIR)
        self._grid.place(rect.inflate(-2 * air, -2 * air))

    def paint(self, surface: pygame.Surface) -> None:
        """Paint all lines."""
        for line in self._lines:
            line.paint(surface)
