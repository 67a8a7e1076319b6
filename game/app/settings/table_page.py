"""The table page of the settings: how cards are played, notes, remarks and the curtain."""

from __future__ import annotations

from typing import Final

from game.app.settings.setting_rows import SettingRows
from game.app.settings.settings_page import SettingsPage
from game.ui.widgets.widget import Widget

CURTAIN: Final = ((0.0, "Never"), (30.0, "30 s"), (60.0, "1 minute"), (180.0, "3 minutes"))
MOVES: Final = ("Drag or click", "Drag only", "Click only")


def _table(rows: SettingRows) -> list[Widget]:
    return [
        rows.word("moves", "Cards are played by mouse with", MOVES),
        rows.toggle("confirm", "Ask before a move that is probably a slip"),
        rows.toggle("hints", "Short notes in the first match of a game"),
        rows.toggle("talk", "Remarks of the computers’ animals"),
        rows.toggle("play_open", "Play open, without the curtain"),
        rows.number("curtain_after", "Hide the table when untouched for", CURTAIN),
        rows.note(
            "Both for several people at one screen. A match stays open or not, as it was begun; "
            "open matches stand apart in the records."
        ),
    ]


TABLE_PAGE: Final = SettingsPage(
    "Table", ("moves", "confirm", "hints", "talk", "play_open", "curtain_after"), _table
)
