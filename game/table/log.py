"""The log: what happened, a line each, in a drawer that slides in from the right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from game.art import palette as ink
from game.art import portraits
from game.engine.events import Event, Said
from game.engine.zones import Seat
from game.table.desk import Person
from game.table.layout import Layout
from game.table.log_page import HEADING, Block, Line, LogPage, page_key
from game.table.names import filled
from game.table.slip import Slip, Slips
from game.ui import drawing
from game.ui.describe import Described
from game.ui.picture import picture

_KEEP = 400
_SLIDE = 0.22

READS = (
    pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END,
)  # fmt: skip
"""The keys that read in the open log."""


class Spoken(NamedTuple):
    """Something that was said; *undone* when the decision it came from was taken back."""

    said: Said
    undone: bool = False


def spoken(history: Iterable[Event]) -> list[Spoken]:
    """All that was said in *history*."""
    return [Spoken(event) for event in history if isinstance(event, Said) and event.text]


def line_of(said: Said, people: Sequence[Person], across: str) -> Line:
    """What stands in the log about *said*; *across* is the name of the side that is no seat."""
    text = filled(said.text, [person.name for person in people])
    if said.aloud and said.worth is None:
        if said.seat is not None:
            return Line(said.seat, f"{people[said.seat].name}: “{text}”")
        if across:
            return Line(None, f"{across}: “{text}”")
    return Line(said.seat, text)


class Log:
    """The lines and the drawer they stand in."""

    def __init__(self, slips: Slips, people: Sequence[Person]) -> None:
        self.slips = slips
        self.people = people
        self.lines: list[Line] = []
        self.open = False
        self._part = 0.0
        self._back = 0
        """How many blocks of rows the reader went back."""
        self._page: LogPage | None = None

    def write(self, seat: Seat | None, text: str) -> None:
        """Adds a line."""
        self.add(Line(seat, text))

    def add(self, line: Line) -> None:
        """Adds a line."""
        self.lines.append(line)
        del self.lines[:-_KEEP]
        self._back = 0

    def rewrite(self, lines: Iterable[Line]) -> None:
        """Forgets every line and takes these."""
        self.lines = [*lines][-_KEEP:]
        self._back = 0

    def turn(self) -> None:
        """Opens or closes the drawer."""
        self.open = not self.open
        self._back = 0

    def scroll(self, layout: Layout, lines: int) -> None:
        """Reads further back (positive) or on."""
        page, blocks = self._set(layout)
        self._go(page, blocks, self._end(page, blocks) - lines)

    def read(self, layout: Layout, key: int) -> None:
        """Reads a line, a page or all the way back or on: what one of :data:`READS` means."""
        page, blocks = self._set(layout)
        end = self._end(page, blocks)
        first = page.ending(blocks, end)
        ends = {
            pygame.K_UP: end - 1,
            pygame.K_DOWN: end + 1,
            # A page goes on with the line that stood at the edge, and always goes on.
            pygame.K_PAGEUP: min(first + 1, end - 1),
            pygame.K_PAGEDOWN: max(end - 1 + page.holds(blocks[max(0, end - 1) :]), end + 1),
            pygame.K_HOME: 0,
            pygame.K_END: len(blocks),
        }
        self._go(page, blocks, ends[key])

    def update(self, dt: float, still: bool) -> bool:
        """Slides; True while it moves."""
        goal = 1.0 if self.open else 0.0
        if self._part == goal:
            return False
        step = 1.0 if still else dt / _SLIDE
        self._part = min(goal, self._part + step) if self.open else max(goal, self._part - step)
        return True

    def rect(self, layout: Layout) -> pygame.Rect:
        """Where the drawer is now."""
        place = layout.frame.px(layout.drawer)
        return place.move(round(place.width * (1 - self._part) ** 2), 0)

    def tab(self, layout: Layout) -> pygame.Rect:
        """The tab that opens it."""
        tab = layout.frame.px(layout.tab)
        return tab.move(self.rect(layout).x - layout.frame.size[0], 0)

    def drawn(self, layout: Layout) -> list[Slip]:
        """Tab, and drawer while any of it is to be seen."""
        slips = [self._tab(layout)]
        if self._part > 0:
            slips.append(self._drawer(layout))
        return slips

    def describe(self, layout: Layout) -> list[Described]:
        """The tab, and the lines while the drawer is open."""
        told = [Described("button", "log", "open" if self.open else "closed", self.tab(layout))]
        if self.open:
            drawer, (page, shown) = self.rect(layout), self._visible(layout)
            y = float(page.top)
            for one in shown:
                place = pygame.Rect(drawer.x, drawer.y + round(y), drawer.width, round(one.tall))
                undone = "undone" if one.line.undone else ""
                told.append(Described("line", " ".join(one.rows), undone, place))
                y += one.tall + one.air
        return told

    def _set(self, layout: Layout) -> tuple[LogPage, list[Block]]:
        """The page as wide as the drawer is now, and all lines set for it."""
        theme = self.slips.theme
        if self._page is None or self._page.key != page_key(theme, layout):
            self._page = LogPage(theme, layout)
        return self._page, self._page.blocks(self.lines)

    def _end(self, page: LogPage, blocks: list[Block]) -> int:
        """Up to which block the reader reads; the first page is full."""
        return max(len(blocks) - self._back, page.holds(blocks))

    def _go(self, page: LogPage, blocks: list[Block], end: int) -> None:
        self._back = len(blocks) - min(len(blocks), max(page.holds(blocks), end))

    def _visible(self, layout: Layout) -> tuple[LogPage, list[Block]]:
        page, blocks = self._set(layout)
        end = self._end(page, blocks)
        return page, blocks[page.ending(blocks, end) : end]

    def _tab(self, layout: Layout) -> Slip:
        rect = self.tab(layout)

        def paint(sheet: pygame.Surface) -> None:
            wide, tall = sheet.get_size()
            units = self.slips.theme.units
            paper = picture(drawing.panel(units, wide * 2, tall), (wide * 2, tall))
            sheet.blit(paper, (0, 0))
            side = round(wide * 0.5)
            turn = "right" if self.open else "left"
            sign = picture(drawing.arrow(side, ink.INK, turn), (side, side))
            sheet.blit(sign, sign.get_rect(center=(wide // 2, tall // 2 - side // 2)))
            cap = pygame.Rect(0, tall // 2 + side // 2, wide, side)
            self.slips.write(sheet, "L", "key", ink.SOFT_INK, cap)

        return self.slips.slip("tab", self.open, rect, paint)

    def _drawer(self, layout: Layout) -> Slip:
        rect = self.rect(layout)
        page, shown = self._visible(layout)
        u = page.u

        def paint(sheet: pygame.Surface) -> None:
            wide, tall = sheet.get_size()
            sheet.fill(ink.PAPER)
            pygame.draw.line(sheet, ink.PAPER_EDGE, (0, 0), (0, tall), max(2, round(0.25 * u)))
            head = pygame.Rect(round(3 * u), round(2 * u), round(wide - 5 * u), page.head)
            self.slips.write(sheet, HEADING, "heading", ink.INK, head, "left")
            y = float(page.top)
            for one in shown:
                self._block(sheet, page, one, y)
                y += one.tall + one.air

        return self.slips.slip("drawer", tuple(shown), rect, paint)

    def _block(self, sheet: pygame.Surface, page: LogPage, one: Block, y: float) -> None:
        type_, style = self.slips.theme.type, self.slips.theme.style("body")
        seat, undone, side = one.line.seat, one.line.undone, page.side
        if seat is not None and one.first:
            name = self.people[seat].portrait
            self.slips.stick(
                sheet, ("head", name), lambda: portraits.portrait(name),
                pygame.Rect(round(2.0 * page.u), round(y), side, side),
            )  # fmt: skip
        top = round(y + (one.tall - page.step * len(one.rows)) / 2)
        colour = ink.SOFT_INK if undone else ink.INK
        for i, text in enumerate(one.rows):
            image = type_.render(text, style, colour)
            sheet.blit(image, (page.left, top + i * page.step))
            if undone:
                middle = top + i * page.step + round(image.get_height() * 0.54)
                thick = max(1, round(0.16 * page.u))
                sheet.fill(colour, pygame.Rect(page.left, middle, image.get_width(), thick))
