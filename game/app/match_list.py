"""The list of matches: which one is chosen, by the mouse or by the focus that walks over it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

import pygame

from game.app.match_rows import MatchRow
from game.ui.form import Form

FAR = 1 << 30
"""More rows than there are."""
STEPS: Mapping[int, int] = MappingProxyType(
    {
        pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -5, pygame.K_PAGEDOWN: 5,
        pygame.K_HOME: -FAR, pygame.K_END: FAR,
    }
)  # fmt: skip
"""How many rows each key goes."""
TWICE = 0.5
"""Seconds within which a second click opens what the first one chose."""


class MatchList:
    """Rows of which one is chosen; none only where there are none."""

    def __init__(self, on_mark: Callable[[MatchRow], None]) -> None:
        """*on_mark* is called with each row that is chosen."""
        self.rows: list[MatchRow] = []
        self.chosen: MatchRow | None = None
        self._on_mark = on_mark
        self._at = 0
        self._clicked = -TWICE

    def fill(self, rows: Sequence[MatchRow]) -> None:
        """Takes other rows; chosen is the same match, or the one that took its place."""
        self.rows = list(rows)
        names = [row.name for row in rows]
        before, self.chosen = self.chosen, None
        if before is not None and before.name in names:
            self._at = names.index(before.name)
        if rows:
            self.mark(self.rows[min(self._at, len(rows) - 1)])

    def mark(self, row: MatchRow) -> None:
        """Chooses a row."""
        for each in self.rows:
            each.chosen = each is row
        self.chosen = row
        self._at = self.rows.index(row)
        self._on_mark(row)

    def clicked(self, row: MatchRow, now: float) -> bool:
        """Chooses a row that was clicked; True for the second of two quick clicks."""
        again = row is self.chosen and now - self._clicked < TWICE
        self._clicked = -TWICE if again else now
        self.mark(row)
        return again

    def walked(self, e: pygame.event.Event, form: Form) -> bool:
        """Takes the arrows: the next row may lie out of sight, where the focus finds a button."""
        here = form.focused
        step = STEPS.get(e.key) if e.type == pygame.KEYDOWN else None
        if step is None or not isinstance(here, MatchRow):
            return False
        to = min(max(0, self._at + step), len(self.rows) - 1)
        if self.rows[to] is here and abs(step) == 1:
            return False
        form.focus(self.rows[to], visible=True)
        return True
