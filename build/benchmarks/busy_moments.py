"""The heaviest moments of the games: how long a frame of the real table takes while cards fly."""

from __future__ import annotations

import argparse
import json
import sys
import time
from random import Random
from typing import Any, NamedTuple

from benchmarks.card_places import open_window
from benchmarks.frame_process import percentile
from game.engine.match import Match
from game.presentation.presenter import presenter_of
from game.shelf import SHELF
from game.table.table_dependencies import PlayerInfo, TableDeps
from game.table.table_view import TableView
from game.ui.pictures.canvas import Canvas
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.theme import Theme
from game.ui.units import Units

PORTRAITS = ("you1", "rust")


class Heavy(NamedTuple):
    """A game at its largest, and after how many decisions its heaviest moment has passed."""

    game: str
    seats: int
    decisions: int


HEAVY = (
    Heavy("indian_chief", 8, 24),
    Heavy("skitgubbe", 7, 90),
    Heavy("sinful_gibbon", 7, 60),
    Heavy("vendetta", 7, 30),
    Heavy("democracy", 6, 14),
)


def measure(heavy: Heavy, size: tuple[int, int]) -> dict[str, object]:
    """Play at random, paint every frame, and give its figures in milliseconds."""
    clock, processor, moving = watched(heavy, size)
    return {
        "game": heavy.game,
        "seats": heavy.seats,
        "size": f"{size[0]}x{size[1]}",
        "frames": len(clock),
        "most_cards_in_flight": moving,
        "median_ms": round(percentile(clock, 0.5), 2),
        "p99_ms": round(percentile(clock, 0.99), 2),
        "cpu_median_ms": round(percentile(processor, 0.5), 2),
        "cpu_p99_ms": round(percentile(processor, 0.99), 2),
    }


def watched(heavy: Heavy, size: tuple[int, int]) -> tuple[list[float], list[float], int]:
    """Milliseconds of each frame by the clock and of the processor; most cards in flight."""
    window, screen = open_window(size)
    theme = Theme(Units(*size))
    raster, canvas = PictureLoader(theme.type), Canvas(screen)
    rules = SHELF[heavy.game].open(heavy.seats)
    people = [PlayerInfo(f"P{n}", PORTRAITS[n > 0], n == 0) for n in range(heavy.seats)]
    view = TableView(heavy.game, rules.title, rules.zone_registry, people, TableDeps(raster, theme))
    view.layout(size)
    match: Match[Any] = Match(rules, "heavy")
    rng, told = Random("heavy"), 0
    clock: list[float] = []
    processor: list[float] = []
    moving, laid = 0, None
    for _ in range(heavy.decisions):
        events = list(match.events(0, told))
        told += len(events)
        seen = match.observe(0)
        view.play(events, seen, presenter_of(rules).status(seen))
        view.drawn()
        raster.wait_until_done()
        if laid != (laid := view.backdrop_stamp()):
            canvas.set_layer(view.backdrop(size))
        while view.busy:
            begun, used = time.perf_counter(), time.thread_time()
            view.update(1 / 60)
            if canvas.paint(view.drawn()):
                window.flip()
            clock.append((time.perf_counter() - begun) * 1000)
            processor.append((time.thread_time() - used) * 1000)
            flying = sum(one.moving and not one.waiting for one in view.model.sprites())
            moving = max(moving, flying)
        if not match.turn.seats:
            break
        match.submit(rng.choice(match.legal(rng.choice(match.seats_with_moves))))
    raster.close()
    return clock, processor, moving


def main(arguments: list[str]) -> int:
    """Measure each heavy moment and print its figures, a line of JSON each."""
    parser = argparse.ArgumentParser(prog="benchmarks.busy_moments", description=__doc__)
    parser.add_argument("--size", default="1280x720", metavar="WxH")
    parser.add_argument("--game", action="append", metavar="ID", help="only this game")
    asked = parser.parse_args(arguments)
    width, height = map(int, asked.size.split("x"))
    for heavy in HEAVY:
        if asked.game is None or heavy.game in asked.game:
            print(json.dumps(measure(heavy, (width, height))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
