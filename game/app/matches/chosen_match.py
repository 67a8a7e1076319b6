"""The chosen match of the list: by the mouse, or by the focus that walks over the rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import pygame

from game.app.matches.match_row import MatchRow
from game.ui.forms.form import Form

FAR = 1 << 30
"""More rows than there are."""
_FAR = 10**6
STEPS: Mapping[int, int] = MappingProxyType(
    {
        pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -5, pygame.K_PAGEDOWN: 5,
        pygame.K_HOME: -FAR, pygame.K_END: FAR,
    }
)  # fmt: skip
"""How many rows each key goes."""
TWICE = 0.5
"""Seconds within which a second click opens what the first one chose."""


class ChosenMatch:
    """Rows of which one is chosen; none only where there are none."""

    def __init__(self, on_mark: Callable[[MatchRow], None]) -> None:
        """Take *on_mark*, which is called with each row that is chosen."""
        self.rows: list[MatchRow] = []
        self.chosen: MatchRow | None = None
        self._on_mark = on_mark
        self._at = 0
        self._clicked: tuple[MatchRow | None, float] = (None, 0.0)
        """Which row was clicked last, and when."""
        self.wished_path: Path | None = None
        """The file of a match that is to be chosen when the rows are there."""

    def fill(self, rows: Sequence[MatchRow]) -> None:
        """Take other rows; chosen is the same match, or the one that took its place."""
        self.rows = list(rows)
        names = [row.name for row in rows]
        before, self.chosen = self.chosen, None
        if before is not None and before.name in names:
            self._at = names.index(before.name)
        wished = [at for at, row in enumerate(rows) if row.match.path == self.wished_path]
        if wished:
            self._at, self.wished_path = wished[0], None
        if rows:
            self.mark(self.rows[min(self._at, len(rows) - 1)])

    def mark(self, row: MatchRow) -> None:
        """Choose a row."""
        for each in self.rows:
            each.chosen = each is row
        self.chosen = row
        self._at = self.rows.index(row)
        self._on_mark(row)

    def clicked(self, row: MatchRow, now: float) -> bool:
        """Choose a row that was clicked; True for the second of two quick clicks."""
        last, when = self._clicked
        again = row is last and now - when < TWICE
        self._clicked = (None if again else row, now)
        self.mark(row)
        return again

    def move_by_key(self, e: pygame.event.Event, form: Form) -> bool:
        """Take the arrows: the next row may lie out of sight, where the focus finds a button."""
        here = form.focused
        step = STEPS.get(e.key) if e.type == pygame.KEYDOWN else None
        if step is None or not isinstance(here, MatchRow):
            return False
        to = min(max(0, self._at + step), len(self.rows) - 1)
        if self.rows[to] is here and abs(step) == 1:
            return False
        form.focus(self.rows[to], visible=True)
        return True
