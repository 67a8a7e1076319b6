"""Late frames: how often the real table misses its beat, alone and beside a master who thinks."""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

import pygame
from gallery.camera import Camera, TableSpec

from benchmarks.card_places import open_window
from game.app.scenes.scene_host import SceneHost
from game.bots.decision_request import DecisionRequest
from game.bots.profile import BotProfile, Level
from game.thinking.background_service import BackgroundDecisionService

BEAT = 1 / 60
LATE_MS = 20.0
"""A frame is late when so many milliseconds lie between its picture and the one before."""
BAR = 1.0
"""Late frames of a hundred that a thinking master may add."""
SETTLE = 60
"""Frames that are not counted: the raster warms up, the worker starts."""
TABLE = TableSpec("pitch")
"""A master thinks about his bid for half a second; one of the Gibbons would answer in a frame."""


class Shares(NamedTuple):
    """How many frames of a hundred were late, alone and beside a thinking master."""

    idle: float
    thinking: float

    @property
    def more(self) -> float:
        """What the thinking added, in frames of a hundred."""
        return self.thinking - self.idle


def shares(size: tuple[int, int], count: int, turns: int) -> Shares:
    """Show *count* frames a turn at a table of *size* pixels; both cases take turns."""
    window, screen = open_window(size)
    camera = Camera(size)
    scene = camera.sit(TABLE)
    camera.play(scene, lambda seen: True)
    camera.calm()
    stage = SceneHost(camera.context, screen)
    match = scene.session.match
    request = DecisionRequest.of(match.rules, BotProfile(Level.MASTER), match.observe(0), "late")
    thinker = BackgroundDecisionService()
    thinker.start()

    def think() -> None:
        """Keep the worker busy, as a table full of masters does."""
        if asked[0] and thinker.poll() is None:
            return
        asked[0] = True
        thinker.ask(request)

    asked = [False]
    late = {False: 0, True: 0}
    try:
        for turn in range(2 * turns):
            busy = turn % 2 == 1
            work = think if busy else thinker.poll
            late[busy] += counted(paced(stage, window, size, count, work))
            thinker.cancel()
            asked[0] = False
    finally:
        thinker.close()
        camera.picture()
    shown = count * turns / 100
    return Shares(late[False] / shown, late[True] / shown)


def paced(
    stage: SceneHost,
    window: pygame.Window,
    size: tuple[int, int],
    count: int,
    work: Callable[[], object],
) -> list[float]:
    """Milliseconds between *count* pictures at sixty a second.

    The mouse wanders over the hand, for a table where nothing moves paints nothing.
    """
    between: list[float] = []
    due = before = time.perf_counter()
    for number in range(count + SETTLE):
        pygame.event.pump()
        at = wandering(number, size)
        stage.event(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(0, 0, 0)))
        work()
        if stage.frame(BEAT):
            window.flip()
        now = time.perf_counter()
        between.append((now - before) * 1000)
        before = now
        due = max(due + BEAT, now)
        time.sleep(max(0.0, due - time.perf_counter()))
    return between[SETTLE:]


def wandering(number: int, size: tuple[int, int]) -> tuple[int, int]:
    """Where the mouse is in a frame: to and fro over the own cards."""
    x = 0.5 + 0.2 * math.sin(number * 0.05)
    return round(size[0] * x), round(size[1] * 0.88)


def counted(between: list[float]) -> int:
    """How many of these frames were late."""
    return sum(each > LATE_MS for each in between)


def row(size: str, count: int, found: Shares) -> dict[str, object]:
    """The figures of one size, in frames of a hundred."""
    return {
        "size": size,
        "frames": count,
        "late_ms": LATE_MS,
        "idle_late_percent": round(found.idle, 2),
        "thinking_late_percent": round(found.thinking, 2),
        "more_percent": round(found.more, 2),
        "bar_percent": BAR,
        "clears": found.more <= BAR,
    }


def main(arguments: list[str]) -> int:
    """Measure one size and print its figures as a line of JSON."""
    parser = argparse.ArgumentParser(prog="benchmarks.late_frames", description=__doc__)
    parser.add_argument("--size", default="1280x720", metavar="WxH")
    parser.add_argument("--frames", type=int, default=600, help="of each turn (600)")
    parser.add_argument("--turns", type=int, default=3, help="of each case (3)")
    asked = parser.parse_args(arguments)
    width, height = map(int, asked.size.split("x"))
    found = shares((width, height), asked.frames, asked.turns)
    print(json.dumps(row(asked.size, asked.frames * asked.turns, found)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
