"""The log drawer: what happened, a line each, on a page that slides in from the right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.art import palette as ink
from game.art.portraits import portraits
from game.engine.zones import Seat
from game.table.hud.log_layout import HEADING, LogBlock, LogLayout, LogLine, page_key
from game.table.layout.table_layout import TableLayout
from game.table.table_dependencies import PlayerInfo
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import rasterize_svg
from game.ui.widgets.scroll_bar import paint_scroll_bar

_KEEP = 400
_SLIDE = 0.22

READ_KEYS = (
    pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END,
)  # fmt: skip
"""The keys that read in the open log."""


class LogDrawer:
    """The lines and the drawer they stand in."""

    def __init__(self, sprites: CachedSprites, people: Sequence[PlayerInfo]) -> None:
        self.sprites = sprites
        self.people = people
        self.lines: list[LogLine] = []
        self.open = False
        self._part = 0.0
        self._back = 0
        """How many blocks of rows the reader went back."""
        self._page: LogLayout | None = None
        self._drags = False
        """Whether the thumb of the scroll bar is held."""

    def write_text(self, seat: Seat | None, text: str) -> None:
        """Add a line."""
        self.add(LogLine(seat, text))

    def add(self, line: LogLine) -> None:
        """Add a line."""
        self.lines.append(line)
        del self.lines[:-_KEEP]
        self._back = 0

    def replace_lines(self, lines: Iterable[LogLine]) -> None:
        """Forget every line and take these."""
        self.lines = [*lines][-_KEEP:]
        self._back = 0

    def toggle(self) -> None:
        """Open or close the drawer."""
        self.open = not self.open
        self._back = 0

    def scroll(self, layout: TableLayout, lines: int) -> None:
        """Read further back (positive) or on."""
        page, blocks = self._set(layout)
        self._go(page, blocks, self._end(page, blocks) - lines)

    def mouse(self, layout: TableLayout, e: pygame.event.Event) -> bool:
        """Take a press on the open drawer, and the drag that a press on its bar begins."""
        place = self.rect(layout)
        if e.type == pygame.MOUSEBUTTONDOWN and self.open and place.collidepoint(e.pos):
            page, blocks = self._set(layout)
            on_bar = e.pos[0] >= place.left + page.bar.left and e.button == 1
            self._drags = on_bar and page.thumb(blocks, len(blocks)) is not None
            self._drag(layout, e.pos[1])
            return True
        if not self._drags or e.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return False
        self._drag(layout, e.pos[1])
        self._drags = e.type == pygame.MOUSEMOTION and bool(e.buttons[0])
        return True

    def _drag(self, layout: TableLayout, y: int) -> None:
        """Read where the thumb that is held is drawn to *y* pixels."""
        if self._drags:
            page, blocks = self._set(layout)
            self._go(page, blocks, page.end_at(blocks, y - self.rect(layout).top))

    def read(self, layout: TableLayout, key: int) -> None:
        """Scroll by a line, by a page or to an end, as one of `READ_KEYS` means."""
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

    def rect(self, layout: TableLayout) -> pygame.Rect:
        """Where the drawer is now."""
        place = layout.frame.px(layout.log_drawer)
        return place.move(round(place.width * (1 - self._part) ** 2), 0)

    def drawn(self, layout: TableLayout) -> list[CachedSprite]:
        """The drawer while any of it is to be seen."""
        return [self._drawer(layout)] if self._part > 0 else []

    def describe(self, layout: TableLayout) -> list[AccessibleNode]:
        """The lines while the drawer is open."""
        told = []
        if self.open:
            drawer, (page, shown) = self.rect(layout), self._visible(layout)
            y = float(page.top)
            for one in shown:
                place = pygame.Rect(drawer.x, drawer.y + round(y), drawer.width, round(one.height))
                undone = "undone" if one.line.undone else ""
                told.append(AccessibleNode("line", " ".join(one.rows), undone, place))
                y += one.height + one.air
        return told

    def _set(self, layout: TableLayout) -> tuple[LogLayout, list[LogBlock]]:
        """The page as wide as the drawer is now, and all lines set for it."""
        theme = self.sprites.theme
        if self._page is None or self._page.key != page_key(theme, layout):
            self._page = LogLayout(theme, layout)
        return self._page, self._page.blocks(self.lines)

    def _end(self, page: LogLayout, blocks: list[LogBlock]) -> int:
        """Up to which block the reader reads; the first page is full."""
        return max(len(blocks) - self._back, page.holds(blocks))

    def _go(self, page: LogLayout, blocks: list[LogBlock], end: int) -> None:
        self._back = len(blocks) - min(len(blocks), max(page.holds(blocks), end))

    def _visible(self, layout: TableLayout) -> tuple[LogLayout, list[LogBlock]]:
        page, blocks = self._set(layout)
        end = self._end(page, blocks)
        return page, blocks[page.ending(blocks, end) : end]

    def _drawer(self, layout: TableLayout) -> CachedSprite:
        rect = self.rect(layout)
        page, shown = self._visible(layout)
        _, blocks = self._set(layout)
        thumb, u = page.thumb(blocks, self._end(page, blocks)), page.u

        def paint(sheet: pygame.Surface) -> None:
            wide, tall = sheet.get_size()
            # The paper goes on beyond the edge of the window.
            whole = (wide + round(2 * u), tall)
            sheet.blit(
                rasterize_svg(widget_svg.panel(self.sprites.theme.units, *whole), whole), (0, 0)
            )
            head = pygame.Rect(round(3 * u), round(2 * u), round(wide - 5 * u), page.head)
            self.sprites.draw_text(sheet, HEADING, "heading", ink.INK, head, "left")
            y = float(page.top)
            for one in shown:
                self._block(sheet, page, one, y)
                y += one.height + one.air
            if thumb is not None:
                paint_scroll_bar(sheet, self.sprites.theme, page.bar, thumb, ink.SOFT_INK)

        stamp = tuple(shown), None if thumb is None else tuple(thumb)
        return self.sprites.sprite("drawer", stamp, rect, paint)

    def _block(self, sheet: pygame.Surface, page: LogLayout, one: LogBlock, y: float) -> None:
        type_, style = self.sprites.theme.type, self.sprites.theme.style("body")
        seat, undone, side = one.line.seat, one.line.undone, page.side
        if seat is not None and one.first:
            name = self.people[seat].portrait
            self.sprites.draw_picture(
                sheet, ("head", name), lambda: portraits.portrait(name),
                pygame.Rect(round(2.0 * page.u), round(y), side, side),
            )  # fmt: skip
        top = round(y + (one.height - page.step * len(one.rows)) / 2)
        colour = ink.SOFT_INK if undone else ink.INK
        for i, text in enumerate(one.rows):
            image = type_.render(text, style, colour)
            sheet.blit(image, (page.left, top + i * page.step))
            if undone:
                middle = top + i * page.step + round(image.get_height() * 0.54)
                thick = max(1, round(0.16 * page.u))
                sheet.fill(colour, pygame.Rect(page.left, middle, image.get_width(), thick))
