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
from game.table.names import filled
from game.table.slip import Slip, Slips
from game.ui import drawing
from game.ui.describe import Described
from game.ui.picture import picture

_KEEP = 400
_SLIDE = 0.22


class Spoken(NamedTuple):
    """Something that was said; *undone* when the decision it came from was taken back."""

    said: Said
    undone: bool = False


def spoken(history: Iterable[Event]) -> list[Spoken]:
    """All that was said in *history*."""
    return [Spoken(event) for event in history if isinstance(event, Said) and event.text]


class Line(NamedTuple):
    """One line: who it is about and the words, struck out when it was *undone*."""

    seat: Seat | None
    text: str
    undone: bool = False


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
        """How many lines the reader went back."""

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

    def scroll(self, lines: int) -> None:
        """Reads further back (positive) or on."""
        self._back = max(0, min(len(self.lines) - 5, self._back + lines))

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
            rect = self.rect(layout)
            told += [
                Described("line", one.text, "undone" if one.undone else "", rect)
                for one in self._visible(layout)
            ]
        return told

    def _visible(self, layout: Layout) -> list[Line]:
        count = max(4, int((layout.drawer.h - 9) / 4.0))
        end = len(self.lines) - self._back
        return self.lines[max(0, end - count) : end]

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
        lines = self._visible(layout)
        u = layout.frame.u

        def paint(sheet: pygame.Surface) -> None:
            wide, tall = sheet.get_size()
            sheet.fill(ink.PAPER)
            pygame.draw.line(sheet, ink.PAPER_EDGE, (0, 0), (0, tall), max(2, round(0.25 * u)))
            head = pygame.Rect(round(3 * u), round(2 * u), round(wide - 5 * u), round(4 * u))
            self.slips.write(sheet, "What happened", "heading", ink.INK, head, "left")
            y = 7 * u
            for one in lines:
                y = self._line(sheet, one, y, u)

        return self.slips.slip("drawer", tuple(lines), rect, paint)

    def _line(self, sheet: pygame.Surface, one: Line, y: float, u: float) -> float:
        theme = self.slips.theme
        style = theme.style("body")
        side = round(3.0 * u)
        left = round(2.2 * u) + side + round(0.8 * u)
        words = theme.type.wrap(one.text, style, sheet.get_width() - left - round(1.6 * u))
        if one.seat is not None:
            name = self.people[one.seat].portrait
            self.slips.stick(
                sheet, ("head", name), lambda: portraits.portrait(name),
                pygame.Rect(round(2.0 * u), round(y), side, side),
            )  # fmt: skip
        step = theme.type.height(style)
        top = round(y + max(0, (side - step * len(words)) / 2))
        colour = ink.SOFT_INK if one.undone else ink.INK
        for i, text in enumerate(words):
            image = theme.type.render(text, style, colour)
            sheet.blit(image, (left, top + i * step))
            if one.undone:
                middle = top + i * step + round(image.get_height() * 0.54)
                bar = pygame.Rect(left, middle, image.get_width(), max(1, round(0.16 * u)))
                sheet.fill(colour, bar)
        return y + max(side, step * len(words)) + 0.7 * u
