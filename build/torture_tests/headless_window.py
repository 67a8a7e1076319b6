"""A headless window that is carried from folder to folder, as if the program began anew there."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.app.play.play_scene import PlayScene
from game.app.scenes.routes import TitleRoute
from tests.app.driver.app_driver import Pilot

DT = 0.1
"""Seconds a frame."""
WHOLE = 600
"""Frames in which a screen must come to rest."""


class Hang(Exception):
    """Raised where something took far too long."""


class HeadlessWindow(Pilot):
    """A pilot whose pictures stay painted from one folder to the next."""

    def move_to(self, folder: Path) -> str:
        """Read settings and matches of another folder; what was said about the settings."""
        from game.store import settings_file
        from game.store.paths import user_paths

        places = user_paths(folder)
        self.context.stack.close()
        self.context.paths = places
        self.context.__dict__.pop("matches", None)
        self.context.toasts.clear()
        loaded = settings_file.load_settings(places.settings)
        kept = self.context.settings
        shape = {key: getattr(kept, key) for key in STEADY}
        self.context.change(**{**asdict(loaded.settings), **shape})
        self.context.say(loaded.problem)
        self.context.open(TitleRoute())
        self.rest()
        return loaded.problem

    def frame(self, count: int = 1) -> None:
        """Let frames pass that count for more than usual."""
        for _ in range(count):
            for e in pygame.event.get():
                self.loop.take(e)
            self.loop.show(DT)

    def rest(self) -> None:
        """Let time pass until nothing moves; a table may go on moving for a while."""
        for _ in range(WHOLE):
            self.frame()
            if not self.loop.stage.moving or self._against_the_clock():
                return

    def cut_off(self) -> None:
        """The power fails: nobody is told, and the system takes back the locks of the dead."""
        stack = self.context.stack
        for scene in stack.scenes:
            if isinstance(scene, PlayScene):
                scene.session.autosave.release()
        stack.scenes.clear()

    def press(self, thing: Any) -> None:
        """Click on something that is shown."""
        at = thing.rect.center
        self.move(at)
        self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        self.post(pygame.MOUSEBUTTONUP, pos=at, button=1)
        self.frame(2)
        self.rest()

    def decide(self, rng: Random, times: int) -> int:
        """Make so many decisions at the table, as long as somebody is asked; how many."""
        done = 0
        for _ in range(times):
            scene = self.context.stack.top
            if scene.name != "play" or not self.play.session.hot_seat.may_act:
                break
            legal = self.legal()
            if not legal:
                break
            self.play.decide(rng.choice(legal))
            self.rest()
            done += 1
        return done


STEADY = ("speed", "pace", "reduced_motion", "width", "height", "talk", "ui_scale", "text_scale",
          "fullscreen", "maximised")  # fmt: skip
"""Settings that stay as they are, so that no picture is painted twice."""


@contextmanager
def patience(seconds: int) -> Iterator[None]:
    """Limit its block to so many *seconds*.

    Raises:
        Hang: when it takes longer.
    """

    def ring(*_: object) -> None:
        raise Hang(f"it took more than {seconds} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
