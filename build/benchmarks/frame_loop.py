"""One measured loop in a process of its own: the table, its bare peer, or a bare start."""

from __future__ import annotations

import argparse
import json
import math
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

import pygame

CARDS = 60
MOVING = 10
WARM_UP = 30
CARD_HEIGHT = 0.2
"""Of the window's height."""

THINKING = """
import os
from game.command.main import main
os.name == "posix" and os.nice(10)
match = ["simulate", "fire_gibbon", "--players", "master", "--matches", "100000"]
main(match, lambda asked: 0)
"""
"""What thinks beside the loop: masters who play match after match in a process of their own."""


class Pose(NamedTuple):
    """Where the middle of a card is, in pixels, and how it is turned, in degrees."""

    x: float
    y: float
    angle: float


def card_size(size: tuple[int, int]) -> tuple[int, int]:
    """Width and height of a card in pixels, five to seven."""
    height = int(size[1] * CARD_HEIGHT) // 7 * 7
    return height * 5 // 7, height


def resting(number: int, size: tuple[int, int]) -> Pose:
    """Where card *number* of those that do not move lies."""
    wide, tall = card_size(size)
    x = 40 + number % 13 * (size[0] - wide - 80) // 12 + wide // 2
    return Pose(x, size[1] // 20 + number // 13 * int(tall * 1.12) + tall // 2, 0)


def moving(number: int, frame: int, size: tuple[int, int]) -> Pose:
    """Where moving card *number* is in *frame*."""
    t = frame / 60
    x = size[0] * (0.5 + 0.38 * math.sin(t * 1.3 + number * 0.7))
    y = size[1] * (0.5 + 0.35 * math.cos(t * 1.7 + number * 1.1))
    return Pose(x, y, 25 * math.sin(t * 2 + number))


def open_window(size: tuple[int, int]) -> tuple[pygame.Window, pygame.Surface]:
    """A window and the surface that it shows."""
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("bench", size)
    return window, window.get_surface()


def bare(size: tuple[int, int]) -> Callable[[int], None]:
    """The least a pygame-ce program can do for the same picture: no things, no bookkeeping.

    A still layer holds the resting cards; turned pictures are made beforehand.
    """
    window, screen = open_window(size)
    wide, tall = card_size(size)
    face = pygame.Surface((wide, tall), pygame.SRCALPHA)
    pygame.draw.rect(face, (250, 246, 235), face.get_rect(), border_radius=wide // 16)
    pad = tall // 12
    shadow = pygame.Surface((wide + 2 * pad, tall + 2 * pad), pygame.SRCALPHA)
    pygame.draw.rect(shadow, (0, 0, 0, 110), (pad, pad, wide, tall), border_radius=wide // 16)
    shadow = pygame.transform.box_blur(shadow, max(2, pad // 2))
    turned = {
        step: [
            pygame.transform.rotozoom(picture.convert_alpha(), step * 3, 1)
            for picture in (shadow, face)
        ]
        for step in range(-9, 10)
    }
    layer = pygame.Surface(size).convert()
    layer.fill((24, 92, 58))
    for number in range(CARDS - MOVING):
        pose = resting(number, size)
        layer.blit(shadow, shadow.get_rect(center=(pose.x + 3, pose.y + 5)))
        layer.blit(face, face.get_rect(center=(pose.x, pose.y)))
    screen.blit(layer, (0, 0))
    before: list[pygame.Rect] = []

    def frame(count: int) -> None:
        for area in before:
            screen.blit(layer, area, area)
        before.clear()
        for number in range(MOVING):
            pose = moving(number, count, size)
            below, above = turned[round(pose.angle / 3)]
            first = screen.blit(below, below.get_rect(center=(pose.x + 6, pose.y + 12)))
            second = screen.blit(above, above.get_rect(center=(pose.x, pose.y)))
            before.append(first.union(second))
        window.flip()

    return frame


def measured(frame: Callable[[int], None], count: int) -> dict[str, float]:
    """Run *frame* and say what it took, in milliseconds: on the clock and of the processor."""
    clock, processor = [], []
    for number in range(count + WARM_UP):
        begun, used = time.perf_counter(), time.thread_time()
        pygame.event.pump()
        frame(number)
        clock.append((time.perf_counter() - begun) * 1000)
        processor.append((time.thread_time() - used) * 1000)
    return {
        "median_ms": statistics.median(clock[WARM_UP:]),
        "p99_ms": percentile(clock[WARM_UP:], 0.99),
        "cpu_median_ms": statistics.median(processor[WARM_UP:]),
        "cpu_p99_ms": percentile(processor[WARM_UP:], 0.99),
    }


def percentile(values: list[float], part: float) -> float:
    """The value below which *part* of *values* lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def thinker() -> subprocess.Popen[bytes]:
    """Somebody who thinks without end, at a lower priority, as the game's own thinkers do."""
    return subprocess.Popen([sys.executable, "-c", THINKING], stdout=subprocess.DEVNULL)


def bare_start() -> None:
    """Open a window, show one frame, say so."""
    window, screen = open_window((1280, 720))
    screen.fill((24, 92, 58))
    window.flip()
    print("first frame", flush=True)


def main(arguments: list[str]) -> int:
    """Run one loop and print its figures as a line of JSON."""
    parser = argparse.ArgumentParser(prog="benchmarks.frame_loop", description=__doc__)
    parser.add_argument("--kind", choices=["table", "bare", "start"], required=True)
    parser.add_argument("--size", default="1280x720", metavar="WxH")
    parser.add_argument("--frames", type=int, default=400)
    parser.add_argument("--thinking", action="store_true", help="beside a busy computer player")
    asked = parser.parse_args(arguments)
    if asked.kind == "start":
        bare_start()
        return 0
    width, height = map(int, asked.size.split("x"))
    if asked.kind == "table":
        from benchmarks.table_loop import table as loop
    else:
        loop = bare
    frame = loop((width, height))
    player = thinker() if asked.thinking else None
    try:
        print(json.dumps(measured(frame, asked.frames)))
    finally:
        if player:
            player.kill()
            player.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
