"""The main door: builds everything, opens the window, and sees everybody out."""

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

from game.app import doors, window
from game.app.guard import Guard
from game.app.parlour import Parlour
from game.app.report import Report
from game.app.window import NoDisplay, WindowLoop
from game.store import settings_file as store
from game.store.paths import assets, paths
from game.store.settings import RANGES, Settings
from game.ui.kept import MEGABYTE
from game.ui.raster import Raster
from game.ui.sound import Silence, open_sound
from game.ui.text import Type

ROOM = 40 * MEGABYTE
"""What the pictures of all screens may weigh together."""
IMPORTED = time.perf_counter()


class Asked(Protocol):
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


def run(asked: Asked) -> int:
    """Opens the window and plays until it is closed; the exit code, 2 if it cannot begin."""
    try:
        report = Report(asked.report)
    except OSError as problem:
        print(f"folkdeck: {asked.report} cannot be written ({problem.strerror}).", file=sys.stderr)
        return 2
    window.prepare()
    places = paths(asked.portable)
    loaded = store.load(places.settings)
    wishes: dict[str, Any] = {}
    if asked.fullscreen is not None:
        wishes["fullscreen"] = asked.fullscreen
    if asked.speed is not None:
        wishes |= {"speed": asked.speed, "pace": pace(asked.speed)}
    settings = replace(loaded.settings, **wishes)
    try:
        opened = window.open_window(settings)
    except NoDisplay as problem:
        print(f"folkdeck: {problem}", file=sys.stderr)
        return 2
    letters = Type()
    raster = Raster(letters, ROOM, on_ready=window.wake)
    dice = SystemRandom() if asked.seed is None else Random(asked.seed)
    parlour = Parlour(settings, places, assets(), dice, raster=raster)
    parlour.lent = {key: getattr(loaded.settings, key) for key in wishes}
    parlour.demo, parlour.quit_after_match = asked.demo, asked.quit_after_match
    parlour.tour = asked.demo and asked.game is None and asked.file is None
    doors.hang(parlour)
    loop = WindowLoop(parlour, opened, report)
    loop.first_frame()
    if asked.first_frame_exit:
        print(json.dumps({"first_frame_ms": round(since_start() * 1000, 1)}), flush=True)
        raster.close()
        return 0
    parlour.say(loaded.trouble)
    return _play(asked, parlour, loop, report)


def _play(asked: Asked, parlour: Parlour, loop: WindowLoop, report: Report) -> int:
    guard = Guard(parlour)
    guard.listen()
    threading.Thread(
        target=_behind_the_title, args=(asked, parlour), name="behind the title", daemon=True
    ).start()
    try:
        guard.call(loop.dress)
        guard.call(lambda: _begin(asked, parlour))
        loop.run(guard.call)
    finally:
        guard.close(parlour.keep)
        guard.close(parlour.stack.close)
        if parlour.mind is not None:
            guard.close(parlour.mind.close)
        guard.close(parlour.raster.close)
        guard.close(parlour.sound.close)
        faults = 0 if parlour.mind is None else parlour.mind.faults
        guard.close(lambda: report.close(faults))
    if asked.demo:
        return guard.code or failed_at(faults, parlour.paths.last_words)
    return guard.code


def failed_at(faults: int, log: Path) -> int:
    """The exit code of a demonstration with so many *faults* of computers; says so on errors."""
    if not faults:
        return 0
    print(f"folkdeck: {faults} decisions of computers failed; see {log}.", file=sys.stderr)
    return 1


def _begin(asked: Asked, parlour: Parlour) -> None:
    """Wakes whoever thinks, and deals at once if a game was named."""
    from game.thinking.thinker import Thinker

    thinker = Thinker()
    thinker.start()
    parlour.mind, parlour.apart = thinker, True
    if asked.file is not None:
        parlour.ways.open_file(asked.file)
        return
    if asked.demo:
        from game.app import demo

        game = asked.game or demo.first_game()
        demo.begin(parlour, game, asked.seats, asked.options, asked.seed or "", asked.players)
        return
    if asked.game is None:
        return
    from game.app import guests
    from game.shelf import box

    rules = box(asked.game).open(asked.seats, asked.options)
    players = guests.usual(parlour.settings, rules.seats)
    options = rules.options.written()
    parlour.ways.begin(asked.game, rules.seats, options, players, asked.seed or "")


def _behind_the_title(asked: Asked, parlour: Parlour) -> None:
    """What takes its time and is not needed for the first picture."""
    if asked.sound:
        parlour.sound = open_sound(parlour.assets / "sounds", SystemRandom())
        parlour.tune()
    else:
        parlour.sound = Silence("Sound was switched off on the command line.")
    # The rooms behind the title, so that the first click finds them lit.
    import game.app.play_scene
    import game.app.shelf_scene  # noqa: F401

    # All this stays to the end: looking through it for rubbish again would stop a flying card for
    # some 50 ms.
    gc.freeze()


def pace(speed: float) -> float:
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
