"""The text field: the widget of a line to write on, as it looks and as the mouse selects in it."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.art.palette import BRASS, PAPER_LIT, SOFT_INK
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.text.text_renderer import SMALLEST, TextStyle
from game.ui.theme import Theme
from game.ui.widgets.text_editing import EditableText, edit_by_key
from game.ui.widgets.widget import Widget

_PRINTABLE_FROM = " "
_COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT
"""Held with a letter they make it a command, which writes nothing."""
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class TextField(Widget):
    """A line to write on."""

    role = "field"

    def __init__(
        self,
        theme: Theme,
        label: str,
        text: str,
        longest: int,
        on_change: Callable[[str], None],
        on_enter: Callable[[], None] | None = None,
    ) -> None:
        """Call *on_change* with the text after each change, and *on_enter* for Enter."""
        super().__init__(theme, label, ground=Background.PAPER)
        self._line = EditableText(text, longest)
        self.on_change = on_change
        self.on_enter = on_enter
        self._selecting = False
        """Whether the mouse button is held down on it."""

    @property
    def focusable(self) -> bool:
        """Return True."""
        return True

    @property
    def text(self) -> str:
        """What is written on it."""
        return self._line.text

    @text.setter
    def text(self, text: str) -> None:
        """Write *text* in place of what stands there; nobody is told."""
        self._line = EditableText(text, self._line.longest)

    @property
    def selected(self) -> str:
        """The selected letters."""
        return self._line.selected

    def value(self) -> str:
        """The text."""
        return self.text

    def wanted(self, width: int | None = None) -> Size:
        """A row's height."""
        tall = self.theme.type.height(self.theme.style("plate")) + self.theme.units(1.2)
        return width or self.theme.units(20), max(self.theme.units(4.5), tall)

    def event(self, e: pygame.event.Event) -> bool:
        """Take letters, the keys that edit, and the mouse; letters mean nothing else meanwhile."""
        if e.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            return self._mouse(e)
        if e.type == pygame.TEXTINPUT:
            return self._edit(lambda: self._insert(e.text))
        if e.type != pygame.KEYDOWN:
            return False
        return self._key(e)

    def look(self) -> Hashable:
        """The text, whether it is written on, the cursor and the selection."""
        return self.text, self.focused, self._line.cursor, self._line.selection

    def paint(self, surface: pygame.Surface) -> None:
        """The paper, the text with what is selected of it, and the cursor."""
        theme, rect = self.theme, self.rect
        piece = theme.shapes.piece(
            ("field", SOFT_INK), rect.size,
            lambda: widget_svg.field(theme.units, *rect.size, PAPER_LIT, SOFT_INK),
        )  # fmt: skip
        surface.blit(piece, rect)
        area, style = self._area(), self._style()
        picture = pygame.Surface(area.size, pygame.SRCALPHA)
        line = theme.type.render(self.text or " ", style, self.ground.ink)
        left = -self._scroll()
        place = line.get_rect(midleft=(left, area.height // 2))
        if self.focused:
            first, last = (left + self._x(each) for each in self._line.selection)
            picture.fill(BRASS, pygame.Rect(first, place.top, last - first, place.height))
        picture.blit(line, place)
        if self.focused:
            bar = pygame.Rect(
                left + self._x(self._line.cursor), place.top, self._bar(), place.height
            )
            picture.fill(self.ground.ink, bar)
        surface.blit(picture, area)

    # Keys and mouse

    def _key(self, e: pygame.event.Event) -> bool:
        if self._edit(lambda: edit_by_key(self._line, e)):
            return True
        if e.mod & _COMMANDS:
            return False
        if e.key in _ENTER and self.on_enter is not None:
            self.on_enter()
            return True
        return bool(getattr(e, "unicode", "")) and e.unicode >= _PRINTABLE_FROM

    def _mouse(self, e: pygame.event.Event) -> bool:
        if e.type == pygame.MOUSEBUTTONUP:
            self._selecting = False
            return True
        if e.type == pygame.MOUSEBUTTONDOWN and e.button == 1:
            self._selecting = True
            self._line.move_to(self._at(e.pos[0]), bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
            return True
        if e.type == pygame.MOUSEMOTION and self._selecting:
            self._line.move_to(self._at(e.pos[0]), extend=True)
        return e.type == pygame.MOUSEBUTTONDOWN

    def _insert(self, letters: str) -> bool:
        self._line.insert(letters)
        return True

    def _edit(self, change: Callable[[], bool]) -> bool:
        """Make a change and tell of it; True if a key or a letter was taken."""
        before = self.text
        taken = change()
        if self.text != before:
            self.on_change(self.text)
        return taken

    # Where letters stand, in pixels

    def _area(self) -> pygame.Rect:
        return self.rect.inflate(-2 * self.theme.units(1), 0)

    def _bar(self) -> int:
        return max(2, self.theme.units(0.2))

    def _style(self) -> TextStyle:
        """The letters, smaller where a long text needs it."""
        style = self.theme.style("plate")
        wide = self.theme.type.size(self.text, style)[0] + self._bar()
        room = max(1, self._area().width)
        least = min(SMALLEST, style.px)
        return TextStyle(style.face, max(least, min(style.px, style.px * room // max(1, wide))))

    def _x(self, position: int) -> int:
        """How far a position lies from the beginning of the text."""
        return self.theme.type.size(self.text[:position], self._style())[0]

    def _scroll(self) -> int:
        """How much of a text that is too long for the field is cut off at its left end."""
        room = max(1, self._area().width - self._bar())
        return max(0, self._x(self._line.cursor) - room)

    def _at(self, x: int) -> int:
        """The position nearest to a pixel."""
        along = x - self._area().left + self._scroll()
        return min(range(len(self.text) + 1), key=lambda position: abs(self._x(position) - along))
