"""The settings the program starts with: the saved ones, those of safe mode, of a command line."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from game.store.paths import Paths
from game.store.settings import RANGES, Settings
from game.store.settings_file import LoadedSettings, load_settings, read_settings
from game.window_options import WindowOptions

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


def setting_overrides(options: WindowOptions) -> dict[str, Any]:
    """Return the settings that the command line replaces for this run, by name."""
    overrides: dict[str, Any] = {}
    if options.fullscreen is not None:
        overrides["fullscreen"] = options.fullscreen
    if options.speed is not None:
        overrides |= {"speed": options.speed, "pace": demo_pace(options.speed)}
    return overrides


def demo_pace(speed: float) -> float:
    """Return the least seconds a computer is seen thinking when all motion has this *speed*."""
    least, most = RANGES["pace"]
    return max(least, min(most, Settings().pace / speed)) if speed else 0.0
