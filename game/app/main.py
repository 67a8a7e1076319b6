"""The program: builds everything, opens the window, and closes it in order."""

from __future__ import annotations

import gc
import json
import sys
import threading
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, Protocol

from game.app.navigation import navigator
from game.app.scenes.app_context import AppContext
from game.app.window import window_loop
from game.app.window.crash_handler import CrashHandler
from game.app.window.screen_report import ScreenReport
from game.app.window.window_loop import NoDisplay, WindowLoop
from game.store import settings_file as store
from game.store.error_log import append_to_log
from game.store.paths import assets_folder, user_paths
from game.store.settings import RANGES, Settings
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.sound import SilentPlayer, open_sound
from game.ui.surface_cache import MEGABYTE
from game.ui.text.text_renderer import TextRenderer

ROOM = 40 * MEGABYTE
"""What the pictures of all screens may weigh together."""
IMPORTED = time.perf_counter()


class WindowOptions(Protocol):
    """What the command line asks of the window; None leaves a thing to the settings."""

    @property
    def file(self) -> Path | None:
        """Begin with the match in this file."""
        ...

    @property
    def game(self) -> str | None:
        """Begin with a match of this game."""
        ...

    @property
    def seed(self) -> str | None:
        """Deal from this."""
        ...

    @property
    def seats(self) -> int | None:
        """For so many players."""
        ...

    @property
    def options(self) -> Mapping[str, str]:
        """Options of the game by name."""
        ...

    @property
    def fullscreen(self) -> bool | None:
        """Open in full screen, or in a window."""
        ...

    @property
    def sound(self) -> bool:
        """Whether sound is wanted at all."""
        ...

    @property
    def speed(self) -> float | None:
        """Of all motion; 0 is none."""
        ...

    @property
    def portable(self) -> Path | None:
        """A folder for settings and saves."""
        ...

    @property
    def report(self) -> Path | None:
        """A file that is told what the window shows."""
        ...

    @property
    def demo(self) -> bool:
        """Computers play for everybody."""
        ...

    @property
    def players(self) -> tuple[str, ...]:
        """Which computers these are, by seat."""
        ...

    @property
    def quit_after_match(self) -> bool:
        """Leave when the match is over."""
        ...

    @property
    def first_frame_exit(self) -> bool:
        """Leave after the first picture, telling how long it took."""
        ...


def run(asked: WindowOptions) -> int:
    """Opens the window and plays until it is closed; the exit code, 2 if it cannot begin."""
    try:
        report = ScreenReport(asked.report)
    except OSError as problem:
        print(f"folkdeck: {asked.report} cannot be written ({problem.strerror}).", file=sys.stderr)
        return 2
    window_loop.configure_sdl()
    places = user_paths(asked.portable)
    loaded = store.load_settings(places.settings)
    wishes: dict[str, Any] = {}
    if asked.fullscreen is not None:
        wishes["fullscreen"] = asked.fullscreen
    if asked.speed is not None:
        wishes |= {"speed": asked.speed, "pace": demo_pace(asked.speed)}
    settings = replace(loaded.settings, **wishes)
    try:
        opened = window_loop.open_window(settings)
    except NoDisplay as problem:
        print(f"folkdeck: {problem}", file=sys.stderr)
        return 2
    letters = TextRenderer()
    raster = PictureLoader(letters, ROOM, on_ready=window_loop.wake_window)
    dice = SystemRandom() if asked.seed is None else Random(asked.seed)
    lent = {key: getattr(loaded.settings, key) for key in wishes}
    context = AppContext(settings, places, assets_folder(), dice, raster=raster, lent=lent)
    context.demo, context.quit_after_match = asked.demo, asked.quit_after_match
    context.demo_tour = asked.demo and asked.game is None and asked.file is None
    navigator.install_navigator(context)
    loop = WindowLoop(context, opened, report)
    loop.first_frame()
    if asked.first_frame_exit:
        print(json.dumps({"first_frame_ms": round(since_start() * 1000, 1)}), flush=True)
        raster.close()
        return 0
    context.say(loaded.trouble)
    return _play(asked, context, loop, report)


def _play(asked: WindowOptions, context: AppContext, loop: WindowLoop, report: ScreenReport) -> int:
    guard = CrashHandler(context)
    guard.install_hooks()
    threading.Thread(
        target=_behind_the_title, args=(asked, context), name="behind the title", daemon=True
    ).start()
    try:
        guard.call(loop.set_icon)
        guard.call(lambda: _begin(asked, context))
        loop.run(guard.call)
    finally:
        guard.close(context.keep)
        guard.close(context.stack.close)
        guard.close(lambda: _destroy_deleted(context, guard))
        if context.decision_service is not None:
            guard.close(context.decision_service.close)
        guard.close(context.raster.close)
        guard.close(context.sound.close)
        faults = 0 if context.decision_service is None else context.decision_service.faults
        guard.close(lambda: report.close(faults))
    if asked.demo:
        return guard.code or bot_fault_exit_code(faults, context.paths.log_file)
    return guard.code


def _destroy_deleted(context: AppContext, guard: CrashHandler) -> None:
    """Nobody can undo a deletion any more; what the disk keeps is written down."""
    for told in context.deletions.close():
        guard.write(told)


def bot_fault_exit_code(faults: int, log: Path) -> int:
    """The exit code of a demonstration with so many *faults* of computers; says so on errors."""
    if not faults:
        return 0
    print(f"folkdeck: {faults} decisions of computers failed; see {log}.", file=sys.stderr)
    return 1


def _begin(asked: WindowOptions, context: AppContext) -> None:
    """Wakes whoever thinks, and deals at once if a game was named."""
    from game.thinking.background_service import BackgroundDecisionService

    thinker = BackgroundDecisionService()
    thinker.start()
    context.decision_service, context.apart = thinker, True
    if asked.file is not None:
        context.navigator.open_file(asked.file)
        return
    if asked.demo:
        from game.app.play import demonstration as demo

        game = asked.game or demo.first_game()
        demo.start_demo(context, game, asked.seats, asked.options, asked.seed or "", asked.players)
        return
    if asked.game is None:
        return
    from game.app.setup import player_defaults
    from game.shelf import box

    rules = box(asked.game).open(asked.seats, asked.options)
    players = player_defaults.default_players(context.settings, rules.seats)
    options = rules.options.written()
    context.navigator.begin(asked.game, rules.seats, options, players, asked.seed or "")


def _behind_the_title(asked: WindowOptions, context: AppContext) -> None:
    """What takes its time and is not needed for the first picture."""
    if asked.sound:
        context.sound = open_sound(context.assets / "sounds", SystemRandom())
        context.apply_volume()
    else:
        context.sound = SilentPlayer("Sound was switched off on the command line.")
    # The rooms behind the title, so that the first click finds them lit.
    import game.app.menu.game_choice_scene
    import game.app.play.play_scene  # noqa: F401
    from game.shelf import REFUSALS

    for told in REFUSALS:
        print(f"folkdeck: {told}", file=sys.stderr)
        append_to_log(context.paths.log_file, told)
    # All this stays to the end: looking through it for rubbish again would stop a flying card for
    # some 50 ms.
    gc.freeze()


def demo_pace(speed: float) -> float:
    """Seconds a computer is seen thinking, at least, where all motion has this *speed*."""
    least, most = RANGES["pace"]
    return max(least, min(most, Settings().pace / speed)) if speed else 0.0


def since_start() -> float:
    """Seconds since the process began, as the system counts them; since the import elsewhere."""
    try:
        fields = Path("/proc/self/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        uptime = float(Path("/proc/uptime").read_text(encoding="ascii").split()[0])
        return uptime - int(fields[19]) / 100
    except (OSError, ValueError, IndexError):
        return time.perf_counter() - IMPORTED
