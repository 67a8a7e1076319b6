"""The text renderer: letters measured, broken into lines and painted, never cut off."""

from __future__ import annotations

import re
import threading
from collections import OrderedDict
from typing import NamedTuple, TypeAlias

import pygame

from game.ui.surface_cache import MEGABYTE, SurfaceCache, room_in
from game.ui.text.fonts import Face, font_path
from game.ui.text.line_breaking import break_lines, even_lines

Colour: TypeAlias = str | tuple[int, int, int]

SMALLEST = 11
"""No text is painted smaller than this, in pixels."""

ELLIPSIS = "…"

_SPACE = 0.28
"""The least space between two words, as a part of the letter size."""

_PARTS, _LEAST = 0.3, 2 * MEGABYTE
"""How many bytes of lines are kept: so many pictures of the whole window, so many at least."""
_REMEMBERED = 4000
_OPEN = 32
"""No more fonts are open at once: each keeps its file open, and its letters, a tenth of a MB."""

_TALL = 0.9
"""A line may be so large, by the height of its place."""

_APOSTROPHE = re.compile(r"(?<=\w)'")
"""The straight one of typewriters; alone it is the name of a key."""

_A_LITTLE = 0.85
"""Down to this part of their size letters shrink before a line is broken in two."""


class TextStyle(NamedTuple):
    """A face at a size in pixels."""

    face: Face
    px: int


class TextRenderer:
    """The fonts, each opened once for each size, when it is first needed.

    A thread that paints by itself takes its own case from `twin`: fonts are never shared, and
    the lock they have in common keeps two threads from opening or painting letters at once.
    An apostrophe after a letter is painted bent, however it was written.
    """

    def __init__(self, room: int = _LEAST, lock: threading.Lock | None = None) -> None:
        self._lock = lock or threading.Lock()
        self._fonts: OrderedDict[TextStyle, pygame.font.Font] = OrderedDict()
        self._sizes: dict[tuple[str, TextStyle], tuple[int, int]] = {}
        self._lines: SurfaceCache[tuple[str, TextStyle, Colour]] = SurfaceCache(room)

    def for_other_thread(self, room: int = MEGABYTE) -> TextRenderer:
        """Return a case of its own for another thread."""
        return TextRenderer(room, self._lock)

    def size(self, text: str, style: TextStyle) -> tuple[int, int]:
        """Return the width and height of one line in pixels."""
        key = (text, style)
        with self._lock:
            size = self._sizes.get(key)
            if size is None:
                if len(self._sizes) >= _REMEMBERED:
                    self._sizes.clear()
                size = self._sizes[key] = self._measured(text, style)
        return size

    def height(self, style: TextStyle) -> int:
        """Return the height of one line in pixels."""
        with self._lock:
            return self._font(style).get_height()

    def ascent(self, style: TextStyle) -> int:
        """Return the distance from the top of a line to the line the letters stand on."""
        with self._lock:
            return self._font(style).get_ascent()

    def render(self, text: str, style: TextStyle, colour: Colour) -> pygame.Surface:
        """Return one line of letters on nothing. The picture is shared: do not paint on it."""
        key = (text, style, colour)
        with self._lock:
            line = self._lines.get(key)
            if line is None:
                line = self._painted(text, style, colour)
                self._lines.put(key, line)
        return line

    def wrap(self, text: str, style: TextStyle, width: int) -> list[str]:
        """Break *text* into lines of at most *width* pixels.

        Line ends in the text are kept; a word longer than a line is broken where it must be.
        """
        return break_lines(text, width, lambda words: self.size(words, style)[0])

    def wrap_evenly(self, text: str, style: TextStyle, width: int) -> list[str]:
        """Break *text* into no more lines than :meth:`wrap`, all about as long."""
        return even_lines(text, width, lambda words: self.size(words, style)[0])

    def fit(self, text: str, style: TextStyle, width: int) -> tuple[str, TextStyle]:
        """Return *text* and a style in which it is at most *width* pixels wide.

        The letters shrink to 11 pixels first; only then does an ellipsis end the text.
        """
        least = min(SMALLEST, style.px)
        while style.px > least and self.size(text, style)[0] > width:
            wide = self.size(text, style)[0]
            style = TextStyle(style.face, max(least, min(style.px - 1, style.px * width // wide)))
        if self.size(text, style)[0] <= width:
            return text, style
        keep = len(text)
        while keep and self.size(text[:keep].rstrip() + ELLIPSIS, style)[0] > width:
            keep -= 1
        return text[:keep].rstrip() + ELLIPSIS, style

    def lower(self, style: TextStyle, tall: int) -> TextStyle:
        """Return *style*, or smaller letters whose line stands in *tall* pixels; least 11."""
        return style._replace(px=max(min(SMALLEST, style.px), min(style.px, int(tall * _TALL))))

    def fit_block(
        self, text: str, style: TextStyle, size: tuple[int, int]
    ) -> tuple[list[str], TextStyle]:
        """Return *text* in lines and the largest style, at most *style*, that fits into *size*.

        Letters shrink to 11 pixels at most; what does not fit then is left out, with an ellipsis.
        """
        wide, tall = size
        least = min(SMALLEST, style.px)
        for px in range(style.px, least - 1, -1):
            tried = style._replace(px=px)
            lines = self.wrap(text, tried, wide)
            words = " ".join(lines)
            whole = all(word in words for word in text.split()) or px == least
            if whole and self.height(tried) * len(lines) <= tall:
                return lines, tried
        return self.arrange(text, tried, wide, max(1, tall // self.height(tried)))

    def arrange(
        self, text: str, style: TextStyle, width: int, lines: int
    ) -> tuple[list[str], TextStyle]:
        """Return *text* in at most so many lines, each at most *width* pixels wide.

        The letters shrink a little first; then the text breaks; then they shrink to 11 pixels;
        and only if nothing else helps does an ellipsis end the last line.
        """
        least = min(SMALLEST, style.px)
        small = TextStyle(style.face, max(least, round(style.px * _A_LITTLE)))
        one, smaller = self.fit(text, style, width)
        if lines == 1 or smaller.px >= small.px:
            return [one], smaller
        for px in range(style.px, least - 1, -1):
            tried = TextStyle(style.face, px)
            broken = self.wrap(text, tried, width)
            if len(broken) <= lines and all(word in " ".join(broken) for word in text.split()):
                return broken, tried
        last = TextStyle(style.face, least)
        broken = self.wrap(text, last, width)
        rest = " ".join(broken[lines - 1 :])
        return [*broken[: lines - 1], self.fit(rest, last, width)[0]], last

    def arrange_whole(self, text: str, style: TextStyle, width: int) -> tuple[list[str], TextStyle]:
        """Return *text* as :meth:`arrange` does, in two lines or as many as show all its words."""
        for lines in range(2, len(text.split()) + 2):
            broken, smaller = self.arrange(text, style, width, lines)
            if not broken[-1].endswith(ELLIPSIS) or text.endswith(ELLIPSIS):
                break
        return broken, smaller

    def clear(self, window: tuple[int, int] | None = None) -> None:
        """Forget fonts and lines; from now on they are for a *window* of this size in pixels."""
        with self._lock:
            self._fonts.clear()
            self._sizes.clear()
            self._lines.clear(None if window is None else room_in(window, _PARTS, _LEAST))

    def _measured(self, text: str, style: TextStyle) -> tuple[int, int]:
        font, text = self._font(style), _APOSTROPHE.sub("’", text)
        if " " not in text:
            return font.size(text)[0], font.get_height()
        return self._places(text, style)[1], font.get_height()

    def _painted(self, text: str, style: TextStyle, colour: Colour) -> pygame.Surface:
        """Paint word by word: at small sizes the font's own spaces all but vanish."""
        font, text = self._font(style), _APOSTROPHE.sub("’", text)
        words = text.split(" ")
        if len(words) == 1:
            return font.render(text, True, colour)
        places, wide = self._places(text, style)
        line = pygame.Surface((wide, font.get_height()), pygame.SRCALPHA)
        for word, x in places:
            line.blit(font.render(word, True, colour), (x, 0))
        return line

    def _places(self, text: str, style: TextStyle) -> tuple[list[tuple[str, int]], int]:
        """The words of *text*, each with its left edge, and the width of the line, in pixels.

        A slanted letter may reach over the ends of its word: spaces are as wide as if it did not.
        """
        font, space = self._font(style), self._space(style)
        places: list[tuple[str, int]] = []
        x = wide = 0
        for word in text.split(" "):
            if word:
                before, after = _overhang(font, word)
                left = x - before if places else x
                places.append((word, left))
                wide = left + font.size(word)[0]
                x = wide - after
            x += space
        return places, max(wide, x - space)

    def _space(self, style: TextStyle) -> int:
        return max(self._font(style).size(" ")[0], round(style.px * _SPACE))

    def _font(self, style: TextStyle) -> pygame.font.Font:
        font = self._fonts.get(style)
        if font is not None:
            self._fonts.move_to_end(style)
        else:
            if not pygame.font.get_init():
                pygame.font.init()
            if len(self._fonts) >= _OPEN:
                self._fonts.popitem(last=False)
            font = pygame.font.Font(str(font_path(style.face)), style.px)
            self._fonts[style] = font
        return font


def _overhang(font: pygame.font.Font, word: str) -> tuple[int, int]:
    """How many pixels the first letter reaches to the left of *word*, and the last to the right."""
    first, last = font.metrics(word[0])[0], font.metrics(word[-1])[0]
    before = max(0, -first[0]) if first else 0
    return before, max(0, last[1] - last[4]) if last else 0
