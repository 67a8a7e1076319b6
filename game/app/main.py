"""The start: the window shows the evening sky before the rest of the program is imported."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from typing import Any

from game.app.window.open_window import (
    NoDisplay,
    configure_sdl,
    display_facts,
    open_window,
    show_evening,
)
from game.app.window.screen_report import ScreenReport
from game.app.window.start_clock import since_start
from game.app.window.start_settings import load_start_settings
from game.store.paths import user_paths
from game.store.settings import RANGES, Settings
from game.window_options import WindowOptions


def run(options: WindowOptions) -> int:
    """Open the window and play until it is closed.

    Returns the exit code: 2 if the program cannot begin, 1 if something is broken, else 0.
    """
    try:
        report = ScreenReport(options.report)
    except OSError as error:
        print(f"folkdeck: {options.report} cannot be written ({error.strerror}).", file=sys.stderr)
        return 2
    configure_sdl(options.safe_mode)
    paths = user_paths(options.portable)
    loaded = load_start_settings(paths, options.safe_mode)
    overrides = _setting_overrides(options)
    try:
        window = open_window(replace(loaded.settings, **overrides))
    except NoDisplay as error:
        print(f"folkdeck: {error}", file=sys.stderr)
        return 2
    show_evening(window)
    facts = {"first_frame_ms": since_start(), **display_facts(window)}
    if options.first_frame_exit:
        print(json.dumps(facts), flush=True)
    # Only now: to import all the rest takes longer than everything before.
    from game.app.program import Opened, play

    return play(options, Opened(window, report, paths, loaded, overrides, facts))


def _setting_overrides(options: WindowOptions) -> dict[str, Any]:
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
