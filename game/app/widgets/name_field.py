"""The name field: a line to write on."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.art.palette import BRASS, PAPER_LIT, SOFT_INK
from game.ui.clipboard import pasted_text
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.widget import Widget

PRINTABLE_FROM = " "


class NameField(Widget):
    """A line to write a name on."""

    role = "field"

    @property
    def focusable(self) -> bool:
        """Always."""
        return True

    def __init__(
        self,
        theme: Theme,
        label: str,
        text: str,
        longest: int,
        on_change: Callable[[str], None],
        on_enter: Callable[[], None] | None = None,
    ) -> None:
        """*on_change* is called with the text after each letter, *on_enter* for Enter."""
        super().__init__(theme, label, ground=Background.PAPER)
        self.text = text
        self.longest = longest
        self.on_change = on_change
        self.on_enter = on_enter
        self._all_selected = False
        """Whether the next letter replaces the whole text."""

    def value(self) -> str:
        """The text."""
        return self.text

    def wanted(self, width: int | None = None) -> Size:
        """A row's height."""
        return width or self.theme.units(20), self.theme.units(4.5)

    def event(self, e: pygame.event.Event) -> bool:
        """Take letters, Backspace, Ctrl+A and Ctrl+V; letters mean nothing else meanwhile."""
        if e.type == pygame.MOUSEBUTTONDOWN:
            self._all_selected = False
            return True
        if e.type == pygame.TEXTINPUT:
            self._write((self._kept() + e.text)[: self.longest])
            return True
        if e.type != pygame.KEYDOWN:
            return False
        if e.key == pygame.K_a and e.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._all_selected = bool(self.text)
            return True
        if e.key == pygame.K_v and e.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            line = " ".join(pasted_text().split())
            self._write((self._kept() + line)[: self.longest])
            return True
        if e.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if e.key == pygame.K_BACKSPACE:
            self._write(self._kept()[:-1])
            return True
        if e.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.on_enter is not None:
            self.on_enter()
            return True
        return bool(getattr(e, "unicode", "")) and e.unicode >= PRINTABLE_FROM

    def look(self) -> Hashable:
        """The text, whether it is written on, and whether all of it is selected."""
        return self.text, self.focused, self._all_selected

    def paint(self, surface: pygame.Surface) -> None:
        """The paper, the name and, where it is written on, the end of the line."""
        theme, rect = self.theme, self.rect
        edge = SOFT_INK
        piece = theme.shapes.piece(
            ("field", edge), rect.size,
            lambda: widget_svg.field(theme.units, *rect.size, PAPER_LIT, edge),
        )  # fmt: skip
        surface.blit(piece, rect)
        pad = theme.units(1)
        text, style = theme.type.fit(self.text, theme.style("plate"), rect.width - 3 * pad)
        line = theme.type.render(text or " ", style, self.ground.ink)
        place = line.get_rect(midleft=(rect.left + pad, rect.centery))
        if self.focused and self._all_selected:
            surface.fill(BRASS, place)
        surface.blit(line, place)
        if self.focused:
            bar = pygame.Rect(0, 0, max(2, theme.units(0.2)), place.height)
            bar.midleft = ((place.right if text else place.left) + 1, rect.centery)
            surface.fill(self.ground.ink, bar)

    def _kept(self) -> str:
        """What stays of the text when something is written."""
        return "" if self._all_selected else self.text

    def _write(self, text: str) -> None:
        self.text, self._all_selected = text, False
        self.on_change(text)
