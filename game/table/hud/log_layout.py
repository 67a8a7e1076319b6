"""The layout of the log: lines broken into rows that fit, and how many of them are shown whole."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from game.engine.zones import Seat
from game.table.layout.table_layout import TableLayout
from game.table.layout.text_room import grown
from game.ui.theme import Theme
from game.ui.widgets.scroll_bar import BAR, LEAST_THUMB

HEADING = "What happened"

_REMEMBERED = 1000
"""So many lines are kept as they were broken."""

_SHARE = 3
"""A line is set in blocks of at most one third of a page: none is too tall to be shown whole."""


class LogLine(NamedTuple):
    """One line: who it is about and the words, struck out when it was *undone*."""

    seat: Seat | None
    text: str
    undone: bool = False


class LogBlock(NamedTuple):
    """Rows of one line that stay together, and the height and the air below them in pixels."""

    line: LogLine
    rows: tuple[str, ...]
    first: bool
    """Whether the line begins here."""
    height: float
    air: float


class LogLayout:
    """The drawer of one layout as a page: where lines stand in it and how many it holds."""

    def __init__(self, theme: Theme, layout: TableLayout) -> None:
        self.u = u = layout.frame.u
        """One unit in pixels."""
        wide, tall = layout.frame.px(layout.log_drawer).size
        self.key = page_key(theme, layout)
        self.side = round(3.0 * u)
        """The side of a portrait, in pixels, as all that follows."""
        self.left = round(2.2 * u) + self.side + round(0.8 * u)
        self.step = theme.type.height(theme.style("body"))
        self._theme = theme
        self._width = max(1, wide - self.left - round(2.4 * u))
        self.head = round(grown(4.0, layout.text, 0.25) * u)
        """How tall the heading is."""
        self.top = round(3.0 * u) + self.head
        self._room = tall - self.top - round(1.6 * u)
        bar = round(BAR * u)
        self.bar = pygame.Rect(wide - bar - round(0.5 * u), self.top, bar, self._room)
        """The track of the scroll bar, on the page."""
        self._air = 0.7 * u
        self._broken: dict[LogLine, list[LogBlock]] = {}

    def blocks(self, lines: Iterable[LogLine]) -> list[LogBlock]:
        """All *lines*, set for this page."""
        if len(self._broken) > _REMEMBERED:
            self._broken.clear()
        found: list[LogBlock] = []
        for line in lines:
            if line not in self._broken:
                self._broken[line] = self._set(line)
            found += self._broken[line]
        return found

    def holds(self, blocks: Iterable[LogBlock]) -> int:
        """How many of *blocks*, counted from the first given, are whole on one page."""
        count, used = 0, 0.0
        for block in blocks:
            used += block.height + (block.air if count else 0.0)
            if used > self._room:
                break
            count += 1
        return count

    def ending(self, blocks: Sequence[LogBlock], end: int) -> int:
        """The first block of the page that shows *blocks* up to *end*, which is not shown."""
        return end - self.holds(reversed(blocks[:end]))

    def thumb(self, blocks: Sequence[LogBlock], end: int) -> pygame.Rect | None:
        """The thumb on the track when *blocks* are read up to *end*; None where all are shown."""
        first = self.holds(blocks)
        if first >= len(blocks):
            return None
        thumb = self.bar.copy()
        thumb.height = max(round(LEAST_THUMB * self.u), self.bar.height * first // len(blocks))
        way = self.bar.height - thumb.height
        thumb.top += round(way * (end - first) / (len(blocks) - first))
        return thumb

    def end_at(self, blocks: Sequence[LogBlock], y: float) -> int:
        """Up to which of *blocks* is read when the middle of the thumb is drawn to *y*."""
        first, thumb = self.holds(blocks), self.thumb(blocks, len(blocks))
        if thumb is None:
            return len(blocks)
        way = max(1, self.bar.height - thumb.height)
        share = (y - self.bar.top - thumb.height / 2) / way
        return first + round(min(1.0, max(0.0, share)) * (len(blocks) - first))

    def _set(self, line: LogLine) -> list[LogBlock]:
        rows = self._theme.type.wrap(line.text, self._theme.style("body"), self._width)
        blocks = -(-len(rows) // max(1, self._room // (_SHARE * self.step)))
        most = -(-len(rows) // max(1, blocks))  # no row is left alone
        found = []
        for at in range(0, len(rows), most):
            some = tuple(rows[at : at + most])
            tall = max(self.side if at == 0 else 0, self.step * len(some))
            air = self._air if at + most >= len(rows) else 0.0
            found.append(LogBlock(line, some, at == 0, tall, air))
        return found


def page_key(theme: Theme, layout: TableLayout) -> tuple[object, ...]:
    """What a page depends on."""
    return layout.frame.px(layout.log_drawer).size, layout.frame.u, theme.stamp
