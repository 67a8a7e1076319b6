"""Paper on the table: a box with a foot, the field for a name, and a portrait to press."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.art.palette import PAPER_LIT, SOFT_INK
from game.art.portraits import medal
from game.ui import drawing
from game.ui.drawing import Ground
from game.ui.layout import Box
from game.ui.picture import Size
from game.ui.raster import Raster
from game.ui.theme import Theme
from game.ui.widgets import Pressable, Widget

PRINTABLE_FROM = " "


class Footed(Box):
    """A head and a foot as tall as they want to be, and a body that takes the rest."""

    def __init__(
        self,
        theme: Theme,
        body: Widget,
        *,
        head: Widget | None = None,
        foot: Widget | None = None,
        gap: float = 1.5,
    ) -> None:
        """*gap* in u lies between head, body and foot."""
        super().__init__(theme, [w for w in (head, body, foot) if w is not None], gap)
        self._body = body

    def wanted(self, width: int | None = None) -> Size:
        """The size at which the body needs no scrolling."""
        sizes = [part.wanted(width) for part in self.parts]
        gaps = self.theme.units(self.gap) * (len(sizes) - 1)
        return width or max(w for w, _ in sizes), sum(h for _, h in sizes) + gaps

    def place(self, rect: pygame.Rect) -> None:
        """Gives head and foot their heights and the body what is left."""
        super().place(rect)
        gap = self.theme.units(self.gap)
        others = [part for part in self.parts if part is not self._body]
        used = sum(part.wanted(rect.width)[1] + gap for part in others)
        y = rect.top
        for part in self.parts:
            tall = part.wanted(rect.width)[1]
            if part is self._body:
                tall = max(1, rect.height - used)
            part.place(pygame.Rect(rect.left, y, rect.width, tall))
            y += tall + gap


class Headed(Box):
    """A title at the left and a button at the right."""

    def __init__(self, theme: Theme, title: Widget, button: Widget) -> None:
        super().__init__(theme, [title, button], 1.5)

    def wanted(self, width: int | None = None) -> Size:
        """The height of the taller one; the title has what the button leaves."""
        title, button = self.parts
        wide, tall = button.wanted()
        gap = self.theme.units(self.gap)
        if width is None:
            width = title.wanted()[0] + gap + wide
        return width, max(tall, title.wanted(max(1, width - gap - wide))[1])

    def place(self, rect: pygame.Rect) -> None:
        """Sets the two to the two ends."""
        super().place(rect)
        title, button = self.parts
        wide, tall = button.wanted()
        button.place(pygame.Rect(rect.right - wide, rect.centery - tall // 2, wide, tall))
        rest = rect.width - wide - self.theme.units(self.gap)
        title.place(pygame.Rect(rect.left, rect.top, rest, rect.height))


class Fixed(Box):
    """Parts beside each other with widths in u; the last one takes what is left."""

    def __init__(self, theme: Theme, parts: Sequence[Widget], widths: Sequence[float]) -> None:
        """*widths* are those of all parts but the last."""
        super().__init__(theme, parts, 1.5)
        self.widths = widths

    def wanted(self, width: int | None = None) -> Size:
        """The height of the tallest part."""
        wide = width or self.theme.units(90)
        tall = max(p.wanted(r)[1] for p, r in zip(self.parts, self._widths(wide), strict=True))
        return wide, tall

    def place(self, rect: pygame.Rect) -> None:
        """Sets the parts side by side, each in the middle of the height."""
        super().place(rect)
        x = rect.left
        for part, wide in zip(self.parts, self._widths(rect.width), strict=True):
            tall = min(rect.height, part.wanted(wide)[1])
            part.place(pygame.Rect(x, rect.centery - tall // 2, wide, tall))
            x += wide + self.theme.units(self.gap)

    def _widths(self, width: int) -> list[int]:
        u = self.theme.units
        first = [u(each) for each in self.widths]
        return [*first, max(1, width - sum(first) - u(self.gap) * len(first))]


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
        super().__init__(theme, label, ground=Ground.PAPER)
        self.text = text
        self.longest = longest
        self.on_change = on_change
        self.on_enter = on_enter

    def value(self) -> str:
        """The text."""
        return self.text

    def wanted(self, width: int | None = None) -> Size:
        """A row's height."""
        return width or self.theme.units(20), self.theme.units(4.5)

    def event(self, e: pygame.event.Event) -> bool:
        """Takes letters and Backspace; letters never mean anything else meanwhile."""
        if e.type == pygame.MOUSEBUTTONDOWN:
            return True
        if e.type == pygame.TEXTINPUT:
            self._write((self.text + e.text)[: self.longest])
            return True
        if e.type != pygame.KEYDOWN or e.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if e.key == pygame.K_BACKSPACE:
            self._write(self.text[:-1])
            return True
        if e.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.on_enter is not None:
            self.on_enter()
            return True
        return bool(getattr(e, "unicode", "")) and e.unicode >= PRINTABLE_FROM

    def look(self) -> Hashable:
        """The text and whether it is written on."""
        return self.text, self.focused

    def paint(self, surface: pygame.Surface) -> None:
        """The paper, the name and, where it is written on, the end of the line."""
        theme, rect = self.theme, self.rect
        edge = SOFT_INK
        piece = theme.chrome.piece(
            ("field", edge), rect.size,
            lambda: drawing.field(theme.units, *rect.size, PAPER_LIT, edge),
        )  # fmt: skip
        surface.blit(piece, rect)
        pad = theme.units(1)
        text, style = theme.type.fit(self.text, theme.style("plate"), rect.width - 3 * pad)
        line = theme.type.render(text or " ", style, self.ground.ink)
        place = line.get_rect(midleft=(rect.left + pad, rect.centery))
        surface.blit(line, place)
        if self.focused:
            bar = pygame.Rect(0, 0, max(2, theme.units(0.2)), place.height)
            bar.midleft = ((place.right if text else place.left) + 1, rect.centery)
            surface.fill(self.ground.ink, bar)

    def _write(self, text: str) -> None:
        self.text = text
        self.on_change(text)


class Face(Pressable):
    """A portrait in its ring; pressing it brings the next one."""

    role = "portrait"

    def __init__(
        self,
        theme: Theme,
        raster: Raster,
        portrait: str,
        label: str,
        on_press: Callable[[], None] | None = None,
        side: float = 5.0,
    ) -> None:
        """*side* is the width in u; *on_press* brings the next portrait.

        Without *on_press* it is only looked at.
        """
        super().__init__(theme, label, ground=Ground.PAPER)
        self.portrait = portrait
        self.side = side
        self.on_press = on_press
        self._raster = raster

    @property
    def focusable(self) -> bool:
        """Whether it can be pressed."""
        return self.on_press is not None

    def press(self) -> None:
        """The next portrait on the wall."""
        if self.on_press is not None:
            self.on_press()

    def value(self) -> str:
        """The portrait's name."""
        return self.portrait

    def wanted(self, width: int | None = None) -> Size:
        """A square."""
        side = self.theme.units(self.side)
        return side, side

    def look(self) -> Hashable:
        """Whose picture it is, and whether it has been painted."""
        return self.portrait, self._picture() is not None, self.pressed

    def paint(self, surface: pygame.Surface) -> None:
        """The picture."""
        picture = self._picture()
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=self.rect.center))

    def _picture(self) -> pygame.Surface | None:
        side = self.theme.units(self.side)
        name = self.portrait
        return self._raster.get(("medal", name), (side, side), lambda: medal(name))
