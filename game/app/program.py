"""The program behind its window: builds everything, plays until it is closed, closes in order."""

from __future__ import annotations

import gc
import json
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, NamedTuple

import pygame

from game.app.navigation import navigator
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import MatchFileRoute, NewMatchRoute
from game.app.window.crash_handler import CrashHandler
from game.app.window.freed_memory import return_freed_pictures
from game.app.window.match_pictures import MatchPictures
from game.app.window.screen_report import ScreenReport
from game.app.window.start_clock import since_start
from game.app.window.system_wishes import WishesReader
from game.app.window.window_loop import WindowLoop, wake_window
from game.patterns.phrases import counted_noun
from game.store.error_log import append_to_log
from game.store.paths import Paths, assets_folder
from game.store.settings_file import LoadedSettings
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.sound_player import SilentPlayer, open_sound
from game.ui.text.text_renderer import TextRenderer
from game.window_options import WindowOptions


class Opened(NamedTuple):
    """What is there once the window shows the evening sky."""

    window: pygame.Window
    report: ScreenReport
    paths: Paths
    loaded: LoadedSettings
    overrides: Mapping[str, Any]
    """The settings that the command line replaces for this run, by name."""
    facts: Mapping[str, object]
    """After how many milliseconds the sky was seen, and on what display."""


def play(options: WindowOptions, opened: Opened) -> int:
    """Build everything and play until the window is closed; the exit code, 1 after a failure."""
    return_freed_pictures()
    loaded = opened.loaded
    raster = PictureLoader(TextRenderer(), on_ready=wake_window)
    dice = SystemRandom() if options.seed is None else Random(options.seed)
    context = AppContext(
        loaded.settings, opened.paths, assets_folder(), dice, raster, opened.overrides
    )
    _set_course(context, options)
    navigator.install_navigator(context)
    loop = WindowLoop(context, opened.window, opened.report)
    loop.pictures = None if options.pictures is None else MatchPictures(options.pictures)
    loop.first_frame()
    if options.first_frame_exit:
        return _tell_start(opened, loop)
    context.say(loaded.problem)
    return _play(options, context, loop)


def _tell_start(opened: Opened, loop: WindowLoop) -> int:
    """Say after how long the first screen was whole, and leave."""
    loop.wait_until_whole()
    whole = {"whole_ms": since_start()}
    print(json.dumps(whole), flush=True)
    opened.report.tell_start({**opened.facts, **whole})
    loop.context.raster.close()
    return 0


def _set_course(context: AppContext, options: WindowOptions) -> None:
    """Tell *context* how this run of the program differs from others."""
    context.safe_mode = options.safe_mode
    context.demo_result = options.pictures is not None
    context.demo, context.quit_after_match = options.demo, options.quit_after_match
    context.seed_was_given = options.seed is not None
    context.demo_tour = options.demo and options.game is None and options.file is None


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
    print(
        f"folkdeck: {counted_noun(faults, 'decision')} of computers failed; see {log}.",
        file=sys.stderr,
    )
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
