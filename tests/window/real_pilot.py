"""The real pilot: the pilot of the tests with the mouse and keyboard of an X display."""

from __future__ import annotations

import os
import subprocess
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pygame

from tests.app.driver.app_driver import DT, Pilot

PATIENCE = 40.0
"""Seconds to wait for what drives mouse and keys."""

KEYS = {
    pygame.K_RETURN: "Return", pygame.K_SPACE: "space", pygame.K_ESCAPE: "Escape",
    pygame.K_TAB: "Tab", pygame.K_LEFT: "Left", pygame.K_RIGHT: "Right", pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
}  # fmt: skip
"""What X calls a key that is no letter."""
ENDS = {
    "click": pygame.MOUSEBUTTONUP, "mousedown": pygame.MOUSEBUTTONDOWN,
    "mouseup": pygame.MOUSEBUTTONUP, "key": pygame.KEYUP, "type": pygame.TEXTINPUT,
    "keydown": pygame.KEYDOWN, "keyup": pygame.KEYUP,
}  # fmt: skip
"""The event whose arrival shows that this action of xdotool is done."""
MOVES = 0.04
"""Seconds within which the mouse has come to its new place."""


class RealPilot(Pilot):
    """A pilot whose events come from the mouse and the keyboard of an X display."""

    def __init__(self, folder: Path, pictures: Path, width: int, height: int, speed: float) -> None:
        """Open a window of this size in pixels; *pictures* gets what is seen."""
        self._arrived: Counter[int] = Counter()
        """Events that came so far, by their type."""
        super().__init__(
            folder, width=width, height=height, speed=speed, pace=min(speed, 0.4),
            reduced_motion=not speed,
        )  # fmt: skip
        self._pictures = pictures
        self._shots = 0
        self._ask("search", "--onlyvisible", "--pid", os.getpid(), "windowfocus")
        self._until(pygame.key.get_focused, "the focus")

    def shot(self, name: str) -> None:
        """Keep a picture of the whole screen, taken from outside the program."""
        self._shots += 1
        self._pictures.mkdir(parents=True, exist_ok=True)
        path = self._pictures / f"{self._shots:02} {name}.png"
        subprocess.run(["import", "-window", "root", str(path)], check=True)

    def frame(self, count: int = 1) -> None:
        """Take what the system sends, at the pace of a real clock."""
        for _ in range(count):
            super().frame()
            time.sleep(1 / 1000 if self.context.settings.speed == 0 else 1 / 120)

    def take(self, e: pygame.Event) -> None:
        """Let the program have what the system sends, and remember that it came."""
        super().take(e)
        self._arrived[e.type] += 1

    def settle(self, most: int = 30_000) -> None:
        """Let time pass until nothing moves and nobody thinks, in a process of its own too."""
        super().settle(most)

    def move(self, at: tuple[int, int], held: bool = False) -> None:
        """Move the mouse."""
        self._hands("mousemove", *self._on_screen(at))

    def click_at(self, at: tuple[int, int], times: int = 1) -> None:
        """Move the mouse there and click."""
        self._wait_for_press(at)
        self._hands("mousemove", *self._on_screen(at))
        for _ in range(times):
            self._hands("click", 1)
        self.settle()

    def drag(self, start: tuple[int, int], end: tuple[int, int], drop: bool = True) -> None:
        """Press, move in steps, and let go."""
        self._wait_for_press(start)
        self._hands("mousemove", *self._on_screen(start), "mousedown", 1)
        for step in range(1, 9):
            x, y = (a + (b - a) * step // 8 for a, b in zip(start, end, strict=True))
            self._hands("mousemove", *self._on_screen((x, y)))
        if drop:
            self._hands("mouseup", 1)
            self.settle()

    def key(self, *keys: int, mod: int = 0) -> None:
        """Press and release keys, one after the other."""
        for key in keys:
            self._hands("key", KEYS.get(key) or chr(key))
        self.settle()

    def write(self, text: str) -> None:
        """Put *text* in the place of all that stands in the field in focus."""
        self._hands("key", "ctrl+a")
        self._hands("type", text)
        self.settle()

    def hold_at(self, at: tuple[int, int], seconds: float) -> None:
        """Press the mouse there for so many *seconds*."""
        self._hands("mousemove", *self._on_screen(at), "mousedown", 1)
        self._let_pass(seconds)
        self._hands("mouseup", 1)
        self.settle()

    def hold(self, key: int, seconds: float) -> None:
        """Hold a key for so many *seconds*."""
        self._hands("keydown", KEYS[key])
        self._let_pass(seconds)
        self._hands("keyup", KEYS[key])
        self.settle()

    def _let_pass(self, seconds: float) -> None:
        """Let the program live through so many seconds, however slow the machine is."""
        for _ in range(round(seconds / DT)):
            super().frame()

    def _on_screen(self, at: tuple[int, int]) -> tuple[int, int]:
        left, top = self.window.position
        return left + at[0], top + at[1]

    def _hands(self, word: str, *words: object) -> None:
        """Use mouse or keys, and wait for what comes of it, however slow the machine is."""
        action = str(words[2]) if word == "mousemove" and words[2:] else word
        end = ENDS.get(action)
        wanted = self._arrived[end] + (len(str(words[0])) if action == "type" else 1) if end else 0
        self._ask(word, *words)
        if end is None:
            time.sleep(MOVES)
        else:
            self._until(lambda: self._arrived[end] >= wanted, f"{word} {words}")
        self.frame(2)

    def _until(self, come: Callable[[], bool], what: str) -> None:
        until = time.monotonic() + PATIENCE
        while not come():
            assert time.monotonic() < until, f"never came: {what}"
            self.frame()

    def _ask(self, *words: object) -> str:
        asked = ["xdotool", *map(str, words)]
        done = subprocess.run(asked, check=True, capture_output=True, timeout=PATIENCE)
        return done.stdout.decode().split("\n", maxsplit=1)[0]
