"""The layout of the list of matches: its heading, the rows under theirs, and where it all lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.app.match_rows import MatchRow
from game.app.match_words import unreadable
from game.app.paper import Headed
from game.ui.button import Button
from game.ui.drawing import Ground
from game.ui.label import Label
from game.ui.layout import column
from game.ui.picture import Size
from game.ui.theme import Theme
from game.ui.widgets import Widget

WIDE = 128.0
LEAST = 42.0
EDGE = 3.0
"""The width of the sheet, its least height, and what stays free around it, in u."""
EMPTY = (
    "No match lies here yet.\n"
    "Every match you begin does: you can go on with it whenever you like,\n"
    "and when it is over, watch it again and see what each decision was worth."
)


def head(theme: Theme, on_import: Callable[[], None]) -> Widget:
    """The title, and the way in for matches from elsewhere."""
    title = Label(theme, "Matches", "screen_title", ground=Ground.PAPER)
    return Headed(theme, title, Button(theme, "Import", on_import, key="I", ground=Ground.PAPER))


def body(theme: Theme, rows: Sequence[MatchRow]) -> Widget:
    """The rows under their headings, or the words that there are none."""
    if not rows:
        return Label(theme, EMPTY, "spoken", ground=Ground.PAPER, side="middle")
    parts: list[Widget] = []
    for title, part in sections(rows):
        heading = Label(theme, title, "heading", ground=Ground.PAPER)
        parts.append(column(theme, [heading, column(theme, part, 0.4)], 1.0))
    return column(theme, parts, 1.5)


def sections(rows: Sequence[MatchRow]) -> list[tuple[str, list[MatchRow]]]:
    """The rows under their headings; a heading with nothing under it is left out."""
    going = [row for row in rows if not (row.match.finished or unreadable(row.match))]
    over = [row for row in rows if row.match.finished and not unreadable(row.match)]
    aside = [row for row in rows if unreadable(row.match)]
    parts = [("To be continued", going), ("Finished", over), ("Set aside", aside)]
    return [(title, part) for title, part in parts if part]


def place_sheet(theme: Theme, sheet: Widget, size: Size) -> None:
    """Lays *sheet* in the middle of a window; with few matches it is as tall as they are."""
    u = theme.units
    wide, most = min(u(WIDE), size[0] - 2 * u(EDGE)), size[1] - 2 * u(EDGE)
    tall = sheet.wanted(wide)[1]
    place = pygame.Rect(0, 0, wide, min(most, max(u(LEAST), tall)))
    place.center = (size[0] // 2, size[1] // 2)
    sheet.place(place)
