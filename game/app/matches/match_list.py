"""The list of matches: its heading, the rows under theirs, what is said when it is empty."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

import pygame

from game.app.matches.match_filter import MatchFilter
from game.app.matches.match_row import MatchRow
from game.app.matches.match_row_text import date_text, match_name, unreadable
from game.app.widgets.sheet_layout import TitleAndButton
from game.store.matches.deleted_matches import PendingDeletions
from game.ui.key_bindings import KeyBindings
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column
from game.ui.widgets.label import Label
from game.ui.widgets.pill import Pill
from game.ui.widgets.widget import Widget

WIDE = 128.0
LEAST = 42.0
EDGE = 3.0
"""The width of the sheet, its least height, and what stays free around it, in u."""
NONE_PLAYED = (
    "No match that a person played is here yet.\n"
    "“All” shows those of computers, and those that were only dealt."
)
NONE_PLAYED_LEFT = (
    "No match that a person played is left here.\n"
    "“All” shows those of computers, and those that were only dealt."
)
NONE_LEFT = (
    "No match is left here.\n“Undo deletion” brings back what was deleted, the last one first."
)
UNDO = "Undo deletion"
EMPTY = (
    "No match lies here yet.\n"
    "Every match you begin does: you can go on with it whenever you like,\n"
    "and when it is over, watch it again and see what each decision was worth."
)


def list_heading(
    theme: Theme, on_import: Callable[[], None], choice: MatchFilter | None = None
) -> Widget:
    """The title, the way in for matches from elsewhere, and which are shown if that matters."""
    title = Label(theme, "Matches", "screen_title", ground=Background.PAPER)
    button = Button(theme, "Import", on_import, key="I", ground=Background.PAPER)
    headed = TitleAndButton(theme, title, button)
    return headed if choice is None else column(theme, [headed, choice], 0.5)


def nothing_listed(some_hidden: bool, some_deleted: bool) -> str:
    """What stands in a list without rows: that none came yet, or that none is left."""
    if some_hidden:
        return NONE_PLAYED_LEFT if some_deleted else NONE_PLAYED
    return NONE_LEFT if some_deleted else EMPTY


def deletion_note(
    theme: Theme, deletions: PendingDeletions, today: date, keys: KeyBindings,
    on_undo: Callable[[], None],
) -> list[Widget]:  # fmt: skip
    """Which match was deleted last and the button that brings it back; nothing without one."""
    match = deletions.latest
    if match is None:
        return []
    name, more = f"{match_name(match)} ({date_text(match.when, today)})", len(deletions) - 1
    told: Widget = Pill(theme, f"{name} was deleted.")
    if not deletions.fresh:
        names = f"{name} and {more} more" if more else name
        words = f"{names} can be brought back until the program ends."
        told = Label(theme, words, ground=Background.PAPER, soft=True)
    label = keys.label(UNDO, "undo")
    return [TitleAndButton(theme, told, Button(theme, label, on_undo, ground=Background.PAPER))]


def list_body(theme: Theme, rows: Sequence[MatchRow], nothing: str) -> Widget:
    """The rows under their headings, or *nothing* where there are none."""
    if not rows:
        return Label(theme, nothing, "spoken", ground=Background.PAPER, side="middle")
    parts: list[Widget] = []
    for title, part in sections(rows):
        heading = Label(theme, title, "heading", ground=Background.PAPER)
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
    """Lay *sheet* in the middle of a window; with few matches it is as tall as they are."""
    u = theme.units
    wide, most = min(u(WIDE), size[0] - 2 * u(EDGE)), size[1] - 2 * u(EDGE)
    tall = sheet.wanted(wide)[1]
    place = pygame.Rect(0, 0, wide, min(most, max(u(LEAST), tall)))
    place.center = (size[0] // 2, size[1] // 2)
    sheet.place(place)
