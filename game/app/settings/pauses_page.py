"""The pauses page of the settings: how long the table holds still, as for a full trick."""

from __future__ import annotations

from typing import Final

from game.app.settings.setting_rows import SettingRows
from game.app.settings.settings_page import SettingsPage
from game.store.settings import PAUSES
from game.ui.widgets.widget import Widget

PAUSE_LENGTHS: Final = ("Short", "Usual", "Long", "Until a click")
PAUSE_LABELS: Final = (
    "When a trick is complete", "When somebody was doubted", "While points are counted",
    "When somebody has lost",
)  # fmt: skip


def _pauses(rows: SettingRows) -> list[Widget]:
    lengths = [
        rows.word(key, label, PAUSE_LENGTHS)
        for key, label in zip(PAUSES, PAUSE_LABELS, strict=True)
    ]
    note = "A click, Space or Enter always goes on. Cards that move at once wait for nothing."
    return [*lengths, rows.note(note)]


PAUSES_PAGE: Final = SettingsPage("Pauses", PAUSES, _pauses)
