"""The settings of the running program, and when they are written to the disk."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from game.store import settings_file
from game.store.settings import FOLLOWING, Settings

CALM = 1.0
"""Seconds without a further change after which changed settings are written."""


class SettingsAutosave:
    """The settings, saved when they were changed.

    What the command line or the desktop overrides holds for this run only: it is saved when
    somebody changes it.
    """

    def __init__(
        self, settings: Settings, overrides: Mapping[str, Any] = MappingProxyType({})
    ) -> None:
        """Begin with *settings* as they lie on the disk; *overrides* replace some by name."""
        self.settings = replace(settings, **overrides)
        """The settings as they hold now."""
        self._overridden = {key: getattr(settings, key) for key in overrides}
        """What is overridden and nobody has changed since, as it is on the disk."""
        self.wished: Mapping[str, Any] = MappingProxyType({})
        """The settings that the desktop wishes, by name."""
        self._saved = self._tried = settings
        """The settings as this program knows them on the disk, and as it wrote them last."""
        self._changed = 0.0
        """When a setting was changed last, in seconds."""
        self._error = ""
        """Why the settings could not be saved the last time; empty if they could."""

    def change(self, changes: Mapping[str, Any], now: float) -> None:
        """Change settings by name; *now* is in seconds."""
        for key in changes:
            self._overridden.pop(key, None)
        settings = replace(self.settings, **changes)
        fresh = (key for key in FOLLOWING if key in changes and key not in settings.chosen)
        self.settings = replace(settings, chosen=(*settings.chosen, *fresh))
        self._changed = now

    def follow(self, wished: Mapping[str, Any]) -> None:
        """Make settings as the desktop wishes them, but for those that somebody has chosen."""
        self.wished = wished
        self._fulfil(wished)

    def reset(self, keys: Collection[str], now: float) -> None:
        """Give settings the values they have at first, or those the desktop wishes."""
        usual = Settings()
        self.change({key: getattr(usual, key) for key in keys}, now)
        chosen = tuple(key for key in self.settings.chosen if key not in keys)
        self.settings = replace(self.settings, chosen=chosen)
        self._fulfil({key: value for key, value in self.wished.items() if key in keys})

    def _fulfil(self, wished: Mapping[str, Any]) -> None:
        free = {key: value for key, value in wished.items() if key not in self.settings.chosen}
        for key in free:
            self._overridden.setdefault(key, getattr(self.settings, key))
        self.settings = replace(self.settings, **free)

    def is_calm(self, now: float) -> bool:
        """Return whether nothing was changed for :data:`CALM` seconds."""
        return now - self._changed >= CALM

    def save(self, path: Path) -> None:
        """Write the settings to *path* if they were changed.

        Raises:
            SettingsNotSaved: when that fails for a reason that was not raised the last time.
        """
        wanted = replace(self.settings, **self._overridden)
        if wanted == self._tried:
            return
        self._tried = wanted
        try:
            settings_file.save_settings(path, wanted, self._saved)
        except settings_file.SettingsNotSaved as error:
            if str(error) != self._error:
                self._error = str(error)
                raise
        else:
            self._saved = wanted
            self._error = ""
