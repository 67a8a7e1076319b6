"""A settings page: its title, the settings on it, and the rows by which they are changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.app.settings.setting_rows import SettingRows
from game.ui.widgets.widget import Widget


class SettingsPage(NamedTuple):
    """A page of the settings: its title, the settings on it by name, and their rows."""

    title: str
    keys: tuple[str, ...]
    rows: Callable[[SettingRows], Sequence[Widget]]
