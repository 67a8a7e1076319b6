"""The first frame: the window shows the evening sky before the rest of the program is imported."""

from __future__ import annotations

import json
import sys
from dataclasses import replace

from game.app.window.open_window import (
    NoDisplay,
    configure_sdl,
    display_facts,
    open_window,
    show_evening,
)
from game.app.window.screen_report import ScreenReport
from game.app.window.start_clock import since_start
from game.app.window.start_settings import load_start_settings, setting_overrides
from game.store.paths import user_paths
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
    overrides = setting_overrides(options)
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
