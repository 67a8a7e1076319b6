"""The score animation: rows fill one after another, totals run up, the star lands last."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from game.presentation.score_sheet import ScoreSheet, SheetRow

ROW = 0.12
"""Seconds from one row to the next."""
RUN = 0.3
"""Seconds in which a sum runs up to its number."""
STAR = 0.28
"""Seconds in which the star drops into its place."""
LONGEST = 2.5
"""The whole takes no more seconds, however many rows there are."""

_NUMBER = re.compile(r"([+−]?)(\d+)")
_Key: TypeAlias = tuple[str, str, int]


class _Due(NamedTuple):
    """When a cell is written, how long its row takes, and what stood there before."""

    at: float
    takes: float
    before: str


class ScoreAnimation:
    """What of a sheet is written by now. Everything is, as soon as :attr:`done`.

    Only what differs from the sheet *before* is written anew; the parts of a round come before
    its sum. Times are seconds.
    """

    def __init__(
        self, sheet: ScoreSheet, rows: Sequence[SheetRow], before: ScoreSheet | None
    ) -> None:
        """Begin to count the *rows* of *sheet* that are shown."""
        self.sheet = sheet
        self.rows = rows
        self._age = 0.0
        self._due = _dues(rows, before, len(sheet.columns))
        self._sums = max((due.at + due.takes for due in self._due.values()), default=0.0)
        old = before.totals if before is not None else ()
        self._old = old if len(old) == len(sheet.totals) else ("",) * len(sheet.totals)
        news = bool(self._due) or self._old != sheet.totals
        self._end = self._sums + RUN + STAR if news else 0.0

    @property
    def newest_rows(self) -> int:
        """How many rows at the end belong to the newest round: its own line and its parts."""
        return next((n for n, row in enumerate(reversed(self.rows), 1) if row.level == 0), 0)

    @property
    def done(self) -> bool:
        """Whether all is written."""
        return self._age >= self._end

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while anything is still being written."""
        if self.done:
            return False
        self._age += dt
        return True

    def finish(self) -> None:
        """Write everything at once."""
        self._age = self._end

    def value(self, row: int, column: int) -> str:
        """What stands in a cell now."""
        new = self.rows[row].values[column]
        due = self._due.get((row, column))
        if self.done or due is None:
            return new
        if self._age < due.at:
            return due.before
        runs = self.rows[row].level == 0
        return _between(due.before, new, (self._age - due.at) / RUN if runs else 1.0)

    def cell_height(self, row: int, column: int) -> float:
        """How far above its place a cell that was just written still is: 1 to 0."""
        due = self._due.get((row, column))
        if self.done or due is None or self._age < due.at:
            return 0.0
        return max(0.0, 1 - (self._age - due.at) / ROW)

    def total(self, column: int) -> str:
        """What stands under a column now."""
        new = self.sheet.totals[column]
        if self.done:
            return new
        if self._age < self._sums:
            return self._old[column]
        return _between(self._old[column] or "0", new, (self._age - self._sums) / RUN)

    @property
    def star_progress(self) -> float:
        """How far the star has come down: 0 it is not to be seen, 1 it lies in its place."""
        if self.done:
            return 1.0
        return max(0.0, (self._age - self._sums - RUN) / STAR)

    def stamp(self) -> Hashable:
        """Something that differs as long as the picture does."""
        return -1.0 if self.done else self._age


def _dues(
    rows: Sequence[SheetRow], before: ScoreSheet | None, columns: int
) -> dict[tuple[int, int], _Due]:
    """When each new cell is written, by row and column."""
    old = _by_name(before.rows if before is not None else ())
    names = _names(rows)
    new: dict[int, list[tuple[int, str]]] = {}
    for number, (row, name) in enumerate(zip(rows, names, strict=True)):
        was = old.get(name, ("",) * columns)
        cells = [(c, was[c]) for c, value in enumerate(row.values) if value != was[c]]
        if cells:
            new[number] = cells
    order = _order(rows, list(new))
    step = min(ROW, (LONGEST - RUN - STAR) / (len(order) + 1))
    return {
        (number, column): _Due(place * step, step, was)
        for place, number in enumerate(order, 1)
        for column, was in new[number]
    }


def _order(rows: Sequence[SheetRow], new: Sequence[int]) -> list[int]:
    """The new rows as they are written: the parts of a round, then the round."""
    found: list[int] = []
    heads: list[int] = []
    for number in new:
        if rows[number].level == 0:
            found += heads
            heads = [number]
        else:
            found.append(number)
    return found + heads


def _names(rows: Sequence[SheetRow]) -> list[_Key]:
    """Each row's name: the round it belongs to, its own label, and which of that name it is."""
    found: list[_Key] = []
    seen: dict[tuple[str, str], int] = {}
    part = ""
    for row in rows:
        part = row.label if row.level == 0 else part
        pair = (part, row.label)
        seen[pair] = seen.get(pair, 0) + 1
        found.append((*pair, seen[pair]))
    return found


def _by_name(rows: Sequence[SheetRow]) -> Mapping[_Key, tuple[str, ...]]:
    return {name: row.values for name, row in zip(_names(rows), rows, strict=True)}


def _between(old: str, new: str, part: float) -> str:
    """A number on its way from *old* to *new*; words are there at once."""
    found = _NUMBER.fullmatch(new)
    start = _NUMBER.fullmatch(old or "0")
    if part >= 1 or found is None or start is None:
        return new
    low, high = (int(f"{'-' if m[1] == '−' else ''}{m[2]}") for m in (start, found))
    now = round(low + (high - low) * part)
    sign = "−" if now < 0 else "+" if found[1] == "+" else ""
    return f"{sign}{abs(now)}"
