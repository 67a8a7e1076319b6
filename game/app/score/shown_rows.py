"""The shown rows of a score sheet: the newest round opened into its parts, the others closed."""

from __future__ import annotations

from collections.abc import Sequence

from game.presentation.score_sheet import ScoreSheet, SheetRow


def shown_rows(sheet: ScoreSheet) -> Sequence[SheetRow]:
    """The rows that are shown: all of a whole sheet, else the newest round with its parts."""
    return sheet.rows if sheet.whole else rows_with_newest_open(sheet.rows)


def rows_with_newest_open(rows: Sequence[SheetRow]) -> list[SheetRow]:
    """The rounds as one line each; only the newest keeps its parts."""
    last = max((n for n, row in enumerate(rows) if row.level == 0), default=0)
    return [row for n, row in enumerate(rows) if row.level == 0 or n > last]
