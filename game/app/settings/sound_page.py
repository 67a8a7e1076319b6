"""The sound page of the settings: loudness, and mute."""

from __future__ import annotations

from typing import Final

from game.app.settings.setting_rows import SettingRows
from game.app.settings.settings_page import SettingsPage
from game.ui.widgets.widget import Widget


def _sound(rows: SettingRows) -> list[Widget]:
    return [rows.volume(), rows.toggle("mute", rows.keys.label("Mute", "mute"))]


SOUND_PAGE: Final = SettingsPage("Sound", ("volume", "mute"), _sound)
