"""Toast placement: as high on the table as a sentence can hang without hiding anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import pygame

from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box
from game.ui.smaller_letters import smaller_themes
from game.ui.widgets.toast import Toast

_WIDTHS = (70.0, 48.0, 34.0)
"""How wide a toast may be, in u; the widest that hides nothing."""
_STEP = 1.0
"""From one height to the next that is tried, in u."""
_ASIDE = (0, -6, 6, -12, 12, -18, 18, -24, 24)
"""How far from the middle it may hang, in u."""


class ToastPlacement:
    """The place of a toast, found once: there it stays while the table is laid out as it is."""

    def __init__(self) -> None:
        self._placed: tuple[Toast, TableLayout] | None = None

    def place(self, toast: Toast, layout: TableLayout, taken: Sequence[pygame.Rect]) -> None:
        """Give *toast* the first place in which it hides nothing of *taken*, in pixels.

        Where there is none it has smaller letters, and hides as little as can be.
        """
        if self._placed is not None and self._placed[0] is toast and self._placed[1] is layout:
            return
        self._placed = toast, layout
        for theme in smaller_themes(toast.theme):
            toast.theme = theme
            hidden, place = _best(toast, layout, list(taken))
            if not hidden:
                break
        toast.place(place)


def _best(toast: Toast, layout: TableLayout, kept: list[pygame.Rect]) -> tuple[int, pygame.Rect]:
    """The first place in which nothing is hidden, or as little as can be; and how much that is."""
    best: tuple[int, pygame.Rect] | None = None
    for box in _places(layout):
        place = layout.frame.px(box)
        rect = pygame.Rect((0, 0), toast.wanted(place.width))
        rect.center = place.center
        if rect.top < 0 and best is not None:
            continue
        hidden = sum(_shared(rect, kept[at]) for at in rect.collidelistall(kept))
        if best is None or hidden < best[0]:
            best = hidden, place
        if not hidden:
            break
    assert best is not None
    return best


def _places(layout: TableLayout) -> Iterator[Box]:
    """The usual place, then every height between the title and the status line."""
    usual, cx = layout.toast, layout.frame.cx
    yield usual
    rows = int((layout.prompt.y - usual.h - layout.title.y) / _STEP)
    for wide, aside, row in product(_WIDTHS, _ASIDE, range(rows)):
        box = Box(cx + aside - wide / 2, layout.title.y + row * _STEP, wide, usual.h)
        if box.x >= 0 and box.right <= layout.frame.w:
            yield box


def _shared(one: pygame.Rect, other: pygame.Rect) -> int:
    both = one.clip(other)
    return both.width * both.height
