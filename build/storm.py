"""The long storm: random input events thrown at the table of every game, which must keep true.

Clicks, drags, keys, wheel, focus lost, other window sizes, power cuts; seats, options, speeds and
people change from match to match, and now and then somebody looks at the old ones. Whenever it
pauses, what is drawn is compared with what the viewer may know. The same numbers give the same
storm.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import environment.needs_game  # noqa: F401 - says so where the game is missing
from environment import checkout

from game.command.progress_bar import ProgressBar

PIECE = 5_000
"""Events one program lives through."""


class Task(NamedTuple):
    """So many events on one game."""

    game: str
    seed: str
    events: int


class Figures(NamedTuple):
    """What a game went through."""

    events: int = 0
    checks: int = 0
    matches: int = 0
    decisions: int = 0
    lists: int = 0
    faults: tuple[str, ...] = ()

    def plus(self, other: Figures) -> Figures:
        """Sum up."""
        return Figures(
            self.events + other.events,
            self.checks + other.checks,
            self.matches + other.matches,
            self.decisions + other.decisions,
            self.lists + other.lists,
            self.faults + other.faults,
        )

    def __str__(self) -> str:
        return (
            f"{self.events:,} events in {self.matches:,} matches with {self.decisions:,} "
            f"decisions, compared {self.checks:,} times, old matches looked at "
            f"{self.lists:,} times, {len(self.faults)} faults"
        )


def main(arguments: list[str]) -> int:
    """Let it blow; 1 if anything broke, naming the storm that breaks it again."""
    one = argparse.ArgumentParser(prog="storm.py", description=__doc__)
    one.add_argument("--events", type=int, default=10_000, metavar="N", help="on each game")
    one.add_argument("--game", action="append", metavar="ID", help="only this game")
    one.add_argument("--seed", default="storm", help="which storm")
    jobs = os.cpu_count() or 1
    one.add_argument("--jobs", type=int, default=jobs, help=f"processes ({jobs})")
    asked = one.parse_args(arguments)
    sys.path.insert(0, str(checkout.HERE))
    from game.shelf import SHELF

    games = asked.game or list(SHELF)
    if unknown := sorted(set(games) - set(SHELF)):
        print(f"There is no game “{unknown[0]}”; there are {', '.join(SHELF)}.", file=sys.stderr)
        return 2
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    begun = time.monotonic()
    done = storms(tasks(games, asked.seed, asked.events), asked.jobs)
    for game, figures in done.items():
        print(f"{game}: {figures}")
        for words in figures.faults:
            print(words, file=sys.stderr)
    print(f"{time.monotonic() - begun:.0f} s")
    return 1 if any(figures.faults for figures in done.values()) else 0


def tasks(games: list[str], seed: str, events: int) -> list[Task]:
    """Pieces of so many *events* for each game; a seed of a piece is told when it breaks."""
    first = -(-events // PIECE)
    if first == 1:
        return [Task(game, seed, events) for game in games]
    return [
        Task(game, f"{seed}.{number}", min(PIECE, events - number * PIECE))
        for number in range(first)
        for game in games
    ]


def storms(work: list[Task], jobs: int) -> dict[str, Figures]:
    """The figures of each game, with a progress bar on a terminal."""
    done = {task.game: Figures() for task in work}
    wanted, tell = sum(task.events for task in work), ProgressBar()
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for future in as_completed([pool.submit(run, task) for task in work]):
            game, figures = future.result()
            done[game] = done[game].plus(figures)
            total = sum(each.events for each in done.values())
            tell(min(0.999, total / wanted), f"{total:,} of {wanted:,} events")
    return done


def run(task: Task) -> tuple[str, Figures]:
    """One program in a storm of its own."""
    sys.path.insert(0, str(checkout.HERE))
    from tests.app.driver.input_fuzz import Storm

    with tempfile.TemporaryDirectory() as folder:
        storm = Storm(task.game, Path(folder), task.seed)
        faults: tuple[str, ...] = ()
        try:
            storm.blow(task.events)
        except Exception as error:  # whatever breaks the program is what is looked for
            where = traceback.extract_tb(error.__traceback__)[-1]
            faults = (
                f"{task.game}, --seed {task.seed} --events {task.events}: "
                f"{type(error).__name__}: {error} in {where.name} ({storm})",
            )
        storm.close()
        figures = Figures(
            storm.events, storm.checks, storm.matches, storm.decisions, storm.lists, faults
        )
        return task.game, figures


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
