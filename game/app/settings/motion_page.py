"""The motion page of the settings: speed, reduced motion, and how long computers think."""

from __future__ import annotations

from typing import Final

from game.app.settings.setting_rows import SettingRows
from game.app.settings.settings_page import SettingsPage
from game.ui.widgets.widget import Widget

SPEEDS: Final = (
    (0.0, "At once"), (0.5, "Slow"), (1.0, "Normal"), (1.5, "Quick"), (2.0, "Double"),
)  # fmt: skip
PACES: Final = (
    (0.0, "At once"), (0.3, "Brisk"), (0.6, "Usual"), (1.2, "Leisurely"), (2.0, "Sleepy"),
)  # fmt: skip
"""The least time a computer is seen thinking, in seconds; none thinks longer than two."""


def _motion(rows: SettingRows) -> list[Widget]:
    return [
        rows.number("speed", "Speed of the cards", SPEEDS),
        rows.toggle("reduced_motion", "Less motion: things jump to their places"),
        rows.number("pace", "How long computers are seen thinking", PACES),
    ]


MOTION_PAGE: Final = SettingsPage("Motion", ("speed", "reduced_motion", "pace"), _motion)
