"""The opening: how soon a table is whole after "Deal", and sharp, in the real window loop."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pygame

from game.app.navigation import navigator
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import GameChoiceRoute, SetupRoute
from game.app.window.open_window import open_window
from game.app.window.screen_report import ScreenReport
from game.app.window.window_loop import WindowLoop, wake_window
from game.shelf import SHELF
from game.store.paths import assets_folder, user_paths
from game.store.settings import Settings
from game.thinking.background_service import BackgroundDecisionService
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.text.text_renderer import TextRenderer

CHOOSING = 1.5
"""Seconds somebody looks at the set-up before he deals, where he does not deal at once."""
LONGEST = 20.0


class Opening(NamedTuple):
    """One table from "Deal" on, in milliseconds."""

    game: str
    whole_ms: float
    """Until its first picture was shown."""
    sharp_ms: float
    """Until nothing was painted any more."""
    unfinished: int
    """Pictures that were shown with something missing, from the title on."""


class Watched(WindowLoop):
    """The loop of the program, which counts pictures that were shown though not whole."""

    unfinished = 0

    def show(self, dt: float) -> None:
        """One frame of the program."""
        missed = self.context.raster.missed
        super().show(dt)
        self.unfinished += self.context.raster.missed > missed and not self.stage.waiting

    def until(self, reached: Callable[[], bool]) -> float:
        """Run until *reached*; the seconds that took.

        Raises:
            TimeoutError: when they are too many.
        """
        begun = time.perf_counter()
        while not reached():
            self.step()
            if time.perf_counter() - begun > LONGEST:
                raise TimeoutError("The table never came.")
        return time.perf_counter() - begun

    def stay(self, seconds: float) -> None:
        """Run for so long."""
        end = time.perf_counter() + seconds
        self.until(lambda: time.perf_counter() >= end)

    def seen(self, name: str) -> bool:
        """Whether the screen of this name is the one that is seen."""
        return self.stage.seen is not None and self.stage.seen.name == name


def opened(size: tuple[int, int], game: str, choosing: float) -> Opening:
    """Open the program, choose *game*, and deal after so many seconds at the set-up."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(width=size[0], height=size[1])
        own = open_window(settings)
        raster = PictureLoader(TextRenderer(), on_ready=wake_window)
        context = AppContext(
            settings, user_paths(Path(folder)), assets_folder(), Random(1), raster=raster
        )
        thinker = BackgroundDecisionService()
        thinker.start()
        context.decision_service, context.apart = thinker, True
        navigator.install_navigator(context)
        loop = Watched(context, own, ScreenReport())
        loop.first_frame()
        try:
            loop.until(lambda: loop.seen("title"))
            context.open(GameChoiceRoute())
            loop.until(lambda: loop.seen("shelf"))
            context.open(SetupRoute(game))
            loop.until(lambda: loop.seen("setup"))
            loop.stay(choosing)
            enter = {"key": pygame.K_RETURN, "mod": 0, "unicode": "\r", "scancode": 40}
            begun = time.perf_counter()
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, enter))
            loop.until(lambda: loop.seen("play"))
            whole = time.perf_counter() - begun
            loop.until(lambda: not raster.waiting)
            sharp = time.perf_counter() - begun
            loop.stay(1.0)
        finally:
            context.stack.close()
            thinker.close()
            raster.close()
            own.destroy()
    return Opening(game, round(1000 * whole, 1), round(1000 * sharp, 1), loop.unfinished)


def main(arguments: list[str]) -> int:
    """Measure one table and print its figures as a line of JSON."""
    parser = argparse.ArgumentParser(prog="benchmarks.table_opening", description=__doc__)
    parser.add_argument("--size", default="1280x720", metavar="WxH")
    parser.add_argument("--game", choices=SHELF, default="pitch")
    parser.add_argument("--at-once", action="store_true", help="deal without looking")
    asked = parser.parse_args(arguments)
    width, height = map(int, asked.size.split("x"))
    found = opened((width, height), asked.game, 0.0 if asked.at_once else CHOOSING)
    print(json.dumps(found._asdict()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
