"""The sound page of the settings: loudness, and mute."""

from __future__ import annotations

from typing import Final

from game.app.settings.setting_rows import SettingRows
from game.app.settings.settings_page import SettingsPage
from game.ui.widgets.slider import Slider
from game.ui.widgets.widget import Widget


def _volume(rows: SettingRows) -> Widget:
    """The slider of the loudness, which is heard when it moves."""
    context = rows.context

    def change(amount: float) -> None:
        context.change(volume=amount)
        context.play("place")

    return Slider(
        rows.theme, "Loudness", context.settings.volume, change, refusal=context.sound.reason
    )


def _sound(rows: SettingRows) -> list[Widget]:
    return [_volume(rows), rows.toggle("mute", rows.keys.label("Mute", "mute"))]


SOUND_PAGE: Final = SettingsPage("Sound", ("volume", "mute"), _sound)
