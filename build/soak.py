"""The long soak: random matches of every game at every table under the laws of the contract.

Light laws judge every decision: no card lost or doubled, somebody decides unless the match is
over, the quick list of legal actions is what nobody objects to, the real match takes the action.
Every law judges a share of all moments (``--rate``), and five times that share of the first and
the last ones of matches. At a share of their own (``--anew``) rules opened anew must say the same,
and so must as many decisions of computers of each level as are asked for (``--computers``).
The same numbers give the same matches, with however many jobs.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
import traceback
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from typing import NamedTuple

import environment.needs_game  # noqa: F401 - says so where the game is missing
from environment import checkout
from stress_tests.soak_tasks import Task, again, tasks

from game.command.progress_bar import ProgressBar

LIMIT = 3_000
"""A match that has not ended after so many decisions is broken off."""
TOLD = 5
"""Faults of a game that are told in words; all are counted."""


class Fault(NamedTuple):
    """A broken law, and the match to play again to see it break."""

    table: str
    seed: str
    words: str

    def __str__(self) -> str:
        return f"{self.table}, seed “{self.seed}”: a law is broken. {self.words}"


@dataclass
class Figures:
    """What was soaked."""

    decisions: int = 0
    matches: int = 0
    moments: int = 0
    """Moments at which every law was asked."""
    anew: int = 0
    """Moments at which rules opened anew were asked."""
    computers: int = 0
    """Decisions of computers, kept and opened anew."""
    tables: int = 0
    faults: int = 0
    told: list[str] = field(default_factory=list)
    """The first faults in words."""

    def add(self, other: Figures) -> None:
        """Sum up."""
        self.decisions += other.decisions
        self.matches += other.matches
        self.moments += other.moments
        self.anew += other.anew
        self.computers += other.computers
        self.tables += other.tables
        self.faults += other.faults
        self.told = (self.told + other.told)[:TOLD]

    def __str__(self) -> str:
        kept = f"{self.faults} faults" if self.faults else "every law kept"
        return (
            f"{self.decisions:,} decisions in {self.matches:,} matches at {self.tables} tables, "
            f"every law at {self.moments:,} moments, rules opened anew at {self.anew:,}, "
            f"{self.computers:,} decisions of computers, {kept}"
        )


def parser() -> argparse.ArgumentParser:
    """The command line."""
    one = argparse.ArgumentParser(prog="soak.py", description=__doc__)
    one.add_argument("--decisions", type=int, default=20_000, metavar="N", help="of each game")
    one.add_argument("--rate", type=float, default=0.02, help="share with every law (0.02)")
    one.add_argument("--anew", type=float, default=0.02, help="share with rules anew (0.02)")
    one.add_argument("--computers", type=int, default=0, metavar="N", help="of a level and game")
    one.add_argument("--seed", default="soak", help="which matches")
    one.add_argument("--game", metavar="ID", help="only this game")
    one.add_argument("--table", metavar="NAME", help="one match there, every law everywhere")
    jobs = os.cpu_count() or 1
    one.add_argument("--jobs", type=int, default=jobs, help=f"processes ({jobs})")
    one.add_argument("--json", action="store_true", help="the figures for programs")
    return one


def main(arguments: list[str]) -> int:
    """Soak; 1 if a law was broken, naming where, and 2 for a game or table there is not."""
    asked = parser().parse_args(arguments)
    sys.path.insert(0, str(checkout.HERE))
    try:
        work = again(asked.table, asked.seed) if asked.table else tasks(asked)
    except LookupError as problem:
        print(problem.args[0], file=sys.stderr)
        return 2
    begun = time.monotonic()
    done = soak(work, asked.jobs)
    seconds = time.monotonic() - begun
    if asked.json:
        rows = [{"game": game, **asdict(figures)} for game, figures in done.items()]
        print(
            json.dumps(
                {"soak": rows, "rate": asked.rate, "anew": asked.anew, "seconds": round(seconds, 1)}
            )
        )
    else:
        for game, figures in done.items():
            print(f"{game}: {figures}")
        print(
            f"{seconds:.0f} s; light laws at every decision, every law at {asked.rate:.2%} of them "
            f"and at {edges(asked.rate):.2%} of first and last moments, "
            f"rules opened anew at {asked.anew:.2%}"
        )
    for figures in done.values():
        for words in figures.told:
            print(words, file=sys.stderr)
    return 1 if any(figures.faults for figures in done.values()) else 0


def soak(work: list[Task], jobs: int) -> dict[str, Figures]:
    """The figures of each game, with a progress bar on a terminal."""
    done: dict[str, Figures] = {task.table.game: Figures() for task in work}
    for table in {str(task.table): task.table for task in work}.values():
        done[table.game].tables += 1
    wanted, tell = sum(task.decisions for task in work), ProgressBar()
    for game, figures in results(work, jobs):
        done[game].add(figures)
        total = sum(each.decisions + each.computers for each in done.values())
        faults = sum(each.faults for each in done.values())
        tell(min(0.999, total / max(1, wanted)), f"{total:,} of {wanted:,}, {faults} faults")
    return done


def results(work: list[Task], jobs: int) -> Iterable[tuple[str, Figures]]:
    """Each piece of work as it is done, by several processes if there is enough to do."""
    if jobs < 2 or len(work) < 2:
        yield from map(run, work)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for future in as_completed([pool.submit(run, task) for task in work]):
            yield future.result()


def run(task: Task) -> tuple[str, Figures]:
    """Play match after match at one table until there were enough decisions."""
    if task.level:
        return task.table.game, answers(task)
    from game.contract import random_matches

    table, figures = task.table, Figures()
    rules, rates = table.rules(), random_matches.Rates(task.rate, edges(task.rate), task.anew)
    # A game that breaks everywhere would never come to enough decisions.
    while not figures.matches or (figures.faults < TOLD and figures.decisions < task.decisions):
        # A match for its own seed, so that it can be played again by itself.
        seed = f"{task.seed}.{figures.matches}" if task.decisions else task.seed
        left = task.decisions - figures.decisions if task.decisions else LIMIT
        played = random_matches.Soaked()
        try:
            random_matches.soak(rules, seed, min(LIMIT, left), rates, played)
        except Exception as error:  # a crash of the rules is a fault like any other
            figures.add(Figures(faults=1, told=[str(Fault(str(table), seed, words_of(error)))]))
        figures.add(Figures(played.decisions, 1, played.moments, played.anew))
    return table.game, figures


def answers(task: Task) -> Figures:
    """Ask computers that play on and computers opened anew at one table."""
    from game.bots.profile import Level
    from game.contract import reopening_laws

    try:
        done = reopening_laws.ask(task.table.rules(), Level(task.level), task.seed, task.decisions)
    except Exception as error:  # a computer that stumbles is a fault like any other
        return Figures(faults=1, told=[str(Fault(str(task.table), task.seed, words_of(error)))])
    return Figures(computers=done)


def words_of(error: Exception) -> str:
    """What was raised, where, and after how many actions, on one line."""
    said = str(error).partition("\n")[0]
    where = traceback.extract_tb(error.__traceback__)[-1]
    notes = getattr(error, "__notes__", [])
    place = f"in {where.name}, “{where.line}”"
    return " ".join(
        [f"{type(error).__name__}: {said}" if said else type(error).__name__, place, *notes]
    )


def edges(rate: float) -> float:
    """The share of first and last moments that every law judges."""
    return min(1.0, 5 * rate)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
