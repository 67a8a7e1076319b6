"""The program: builds everything, opens the window, and closes it in order."""

from __future__ import annotations

import gc
import json
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from game.app.navigation import navigator
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import MatchFileRoute, NewMatchRoute
from game.app.window.crash_handler import CrashHandler
from game.app.window.match_pictures import MatchPictures
from game.app.window.open_window import (
    NoDisplay,
    configure_sdl,
    display_facts,
    open_window,
)
from game.app.window.screen_report import ScreenReport
from game.app.window.start_settings import load_start_settings
from game.app.window.system_wishes import WishesReader
from game.app.window.window_loop import WindowLoop, wake_window
from game.store.error_log import append_to_log
from game.store.paths import assets_folder, user_paths
from game.store.settings import RANGES, Settings
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.sound_player import SilentPlayer, open_sound
from game.ui.surface_cache import MEGABYTE
from game.ui.text.text_renderer import TextRenderer
from game.window_options import WindowOptions

PICTURE_BYTES = 40 * MEGABYTE
"""How many bytes the pictures of all screens may take together."""
IMPORTED = time.perf_counter()
"""When this module was imported, in seconds of the performance counter."""


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
    raster = PictureLoader(TextRenderer(), PICTURE_BYTES, on_ready=wake_window)
    dice = SystemRandom() if options.seed is None else Random(options.seed)
    context = AppContext(loaded.settings, paths, assets_folder(), dice, raster, overrides)
    _set_course(context, options)
    navigator.install_navigator(context)
    loop = WindowLoop(context, window, report)
    loop.pictures = None if options.pictures is None else MatchPictures(options.pictures)
    loop.first_frame()
    if options.first_frame_exit:
        facts = {"first_frame_ms": round(since_start() * 1000, 1), **display_facts(window)}
        print(json.dumps(facts), flush=True)
        report.tell_start(facts)
        raster.close()
        return 0
    context.say(loaded.problem)
    return _play(options, context, loop)


def _set_course(context: AppContext, options: WindowOptions) -> None:
    """Tell *context* how this run of the program differs from others."""
    context.safe_mode = options.safe_mode
    context.demo_result = options.pictures is not None
    context.demo, context.quit_after_match = options.demo, options.quit_after_match
    context.seed_was_given = options.seed is not None
    context.demo_tour = options.demo and options.game is None and options.file is None


def _setting_overrides(options: WindowOptions) -> dict[str, Any]:
    """Return the settings that the command line replaces for this run, by name."""
    overrides: dict[str, Any] = {}
    if options.fullscreen is not None:
        overrides["fullscreen"] = options.fullscreen
    if options.speed is not None:
        overrides |= {"speed": options.speed, "pace": demo_pace(options.speed)}
    return overrides


def _play(options: WindowOptions, context: AppContext, loop: WindowLoop) -> int:
    """Play until the window is closed, then close everything; return the exit code."""
    handler = CrashHandler(context)
    handler.install_hooks()
    if not (options.safe_mode or options.demo):
        loop.wishes = WishesReader(wake_window)
    threading.Thread(
        target=_load_in_background, args=(options, context), name="load", daemon=True
    ).start()
    try:
        handler.call(loop.set_icon)
        handler.call(lambda: _begin(options, context))
        loop.run(handler.call)
    finally:
        faults = _close(context, loop, handler)
    if options.demo:
        return handler.code or bot_fault_exit_code(faults, context.paths.log_file)
    return handler.code


def _close(context: AppContext, loop: WindowLoop, handler: CrashHandler) -> int:
    """Save and close everything in order; return how many decisions of computers failed."""
    service = context.decision_service
    handler.close(context.save_settings)
    handler.close(context.stack.close)
    handler.close(lambda: _destroy_deleted(context, handler))
    if service is not None:
        handler.close(service.close)
    handler.close(context.raster.close)
    handler.close(context.sound.close)
    faults = 0 if service is None else service.faults
    handler.close(lambda: loop.report.close(faults))
    return faults


def _destroy_deleted(context: AppContext, handler: CrashHandler) -> None:
    """Delete for good what was deleted; write down what the disk refuses."""
    for failure in context.deletions.close():
        handler.write(failure)


def bot_fault_exit_code(faults: int, log: Path) -> int:
    """Return the exit code of a demonstration with so many *faults* of computers.

    If there were any, one sentence about them goes to the standard error stream.
    """
    if not faults:
        return 0
    print(f"folkdeck: {faults} decisions of computers failed; see {log}.", file=sys.stderr)
    return 1


def _begin(options: WindowOptions, context: AppContext) -> None:
    """Start the decision service, and open the file or deal the game that was named."""
    from game.thinking.background_service import BackgroundDecisionService

    thinker = BackgroundDecisionService()
    thinker.start()
    context.decision_service, context.apart = thinker, True
    if options.file is not None:
        context.open(MatchFileRoute(options.file))
        return
    if options.demo:
        from game.app.play import demonstration as demo

        game = options.game or demo.first_game()
        demo.start_demo(
            context, game, options.seats, options.options, options.seed or "", options.players
        )
        return
    if options.game is None:
        return
    from game.app.setup import player_defaults
    from game.shelf import game_entry

    rules = game_entry(options.game).open(options.seats, options.options)
    players = player_defaults.default_players(context.settings, rules.seats)
    written, seed = rules.options.written(), options.seed or ""
    context.open(NewMatchRoute(options.game, rules.seats, written, players, seed))


def _load_in_background(options: WindowOptions, context: AppContext) -> None:
    """Load what takes its time and is not needed for the first picture."""
    if options.sound and not options.safe_mode:
        context.sound = open_sound(context.assets / "sounds", SystemRandom())
        context.apply_volume()
    else:
        why = "in safe mode" if options.safe_mode else "on the command line"
        context.sound = SilentPlayer(f"Sound was switched off {why}.")
    # So that the first click does not wait for an import.
    import game.app.menu.game_choice_scene
    import game.app.play.play_scene  # noqa: F401
    from game.shelf import REFUSALS, SHELF

    for _ in SHELF.values():
        pass  # each game is imported as it comes

    for refusal in REFUSALS:
        print(f"folkdeck: {refusal}", file=sys.stderr)
        append_to_log(context.paths.log_file, refusal)
    # All this stays to the end; collecting it again would stop a flying card for some 50 ms.
    gc.freeze()


def demo_pace(speed: float) -> float:
    """Return the least seconds a computer is seen thinking when all motion has this *speed*."""
    least, most = RANGES["pace"]
    return max(least, min(most, Settings().pace / speed)) if speed else 0.0


def since_start() -> float:
    """Return the seconds since the process began, or since the import where nobody counts them."""
    try:
        fields = Path("/proc/self/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        uptime = float(Path("/proc/uptime").read_text(encoding="ascii").split()[0])
        return uptime - int(fields[19]) / 100
    except (OSError, ValueError, IndexError):
        return time.perf_counter() - IMPORTED
