"""The reading page of the settings: size of the letters and of everything, full screen."""

from __future__ import annotations

from typing import Final

from game.app.settings.setting_rows import SettingRows
from game.app.settings.settings_page import SettingsPage
from game.ui.widgets.widget import Widget

TEXTS: Final = (
    (1.0, "100 %"), (1.2, "120 %"), (1.4, "140 %"), (1.7, "170 %"), (2.0, "200 %"),
)  # fmt: skip
SCALES: Final = (
    (0.8, "80 %"), (0.9, "90 %"), (1.0, "100 %"), (1.2, "120 %"), (1.4, "140 %"), (1.6, "160 %"),
)  # fmt: skip


def _reading(rows: SettingRows) -> list[Widget]:
    return [
        rows.number("text_scale", "Size of the letters", TEXTS),
        rows.number("ui_scale", "Size of everything", SCALES),
        rows.toggle("fullscreen", rows.keys.label("Full screen", "full_screen")),
    ]


READING_PAGE: Final = SettingsPage("Reading", ("text_scale", "ui_scale", "fullscreen"), _reading)
