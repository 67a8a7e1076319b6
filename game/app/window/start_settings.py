"""The settings the program starts with: as they were saved, or the usual ones of safe mode."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.store.paths import Paths
from game.store.settings import Settings
from game.store.settings_file import LoadedSettings, load_settings, read_settings

SAFE_MODE: Final = (
    "Safe mode: the usual settings, no sound and no motion. "
    "Your own settings stay as they are; what you change holds for this time only."
)


def load_start_settings(paths: Paths, safe_mode: bool) -> LoadedSettings:
    """The settings at the start, and a sentence for the screen if there is anything to say.

    In *safe_mode* the file is read only for who plays here, and left as it is even if damaged.
    """
    if not safe_mode:
        return load_settings(paths.settings)
    return LoadedSettings(safe_settings(read_settings(paths.settings)), SAFE_MODE)


def safe_settings(saved: Settings) -> Settings:
    """The usual settings without any motion, for the people of *saved*."""
    return replace(
        Settings(),
        name=saved.name,
        person=saved.person,
        people=saved.people,
        learned=saved.learned,
        speed=0.0,
        reduced_motion=True,
        mute=True,
    )
