"""One measured loop in a process of its own: the table, or its bare peer."""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import pygame

from benchmarks.bare_frames import bare

WARM_UP = 30

THINKING = """
import os
from game.command.main import main
os.name == "posix" and os.nice(10)
match = ["simulate", "fire_gibbon", "--players", "master", "--matches", "100000"]
main(match, lambda asked: 0)
"""
"""What thinks beside the loop: masters who play match after match in a process of their own."""


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


def main(arguments: list[str]) -> int:
    """Run one loop and print its figures as a line of JSON."""
    parser = argparse.ArgumentParser(prog="benchmarks.frame_process", description=__doc__)
    parser.add_argument("--kind", choices=["table", "bare"], required=True)
    parser.add_argument("--size", default="1280x720", metavar="WxH")
    parser.add_argument("--frames", type=int, default=400)
    parser.add_argument("--thinking", action="store_true", help="beside a busy computer player")
    asked = parser.parse_args(arguments)
    width, height = map(int, asked.size.split("x"))
    if asked.kind == "table":
        from benchmarks.table_frames import table as loop
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
