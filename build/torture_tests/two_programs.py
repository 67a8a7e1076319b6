"""Two at once: two programs on one folder play, continue and die, and neither eats a match."""

from __future__ import annotations

import argparse
import shutil
import tempfile
from functools import partial
from pathlib import Path
from random import Random

from torture_tests.case_counts import Bounds, Figures
from torture_tests.match_files import matches
from torture_tests.program_run import PATIENCE, Run, Seen, broken

LONGEST = 3.0
"""Seconds both are left alive with their tables, at most."""
ROUNDS = 8
"""So many times two programs meet in one folder."""
NAMES = ("one", "two")


def run(asked: argparse.Namespace, bounds: Bounds, figures: Figures) -> None:
    """Let two programs meet again and again."""
    with tempfile.TemporaryDirectory() as place:
        while bounds.left(figures.cases):
            number, round_ = divmod(figures.cases, ROUNDS)
            if round_ == 0:
                shutil.rmtree(Path(place) / str(number - 1), ignore_errors=True)
                house = House(Path(place) / str(number), asked, figures)
            house.meet(figures.cases)
            figures.cases += 1


class House:
    """A folder in which two programs meet, and every match that was seen there."""

    def __init__(self, folder: Path, asked: argparse.Namespace, figures: Figures) -> None:
        self._folder = folder
        self._games: list[str] = asked.game
        self._seed: str = asked.seed
        self._figures = figures
        self._seen: dict[str, Seen] = {}
        """By seed."""

    def meet(self, number: int) -> None:
        """Start two programs, let them play and kill them; then every match must be there."""
        rng = Random(f"{self._seed} {number}")
        runs = [self._start(name, rng) for name in NAMES]
        for each in runs:
            sat = each.wait(partial(_sits, each), PATIENCE)
            if not sat and each.process.poll() is None:
                self._fault(number, f"showed no table within {PATIENCE:.0f} s")
        ending = rng.uniform(0, LONGEST)
        for each in rng.sample(runs, 2):
            each.wait(lambda: False, ending / 2)
        self._apart(number, runs)
        for each in rng.sample(runs, 2):
            if each.process.poll() is None:
                each.kill()
        for each in runs:
            each.listen()
            self._note(number, each)
            wrong = broken(self._folder, each.close())
            if wrong:
                self._fault(number, wrong)
                shutil.rmtree(self._folder / "log", ignore_errors=True)
        self._all_there(number)

    def _start(self, name: str, rng: Random) -> Run:
        words = ["--speed", "0"]
        if rng.random() < 0.5:
            words += ["--game", rng.choice(self._games), "--seed", str(rng.random())]
        return Run(self._folder, name, words, ["--seed", str(rng.random())])

    def _apart(self, number: int, runs: list[Run]) -> None:
        """Check that no match lies on two tables at once."""
        if any(each.process.poll() is not None for each in runs):
            self._figures.count("one_had_no_match")
            return
        one, two = (each.matches[-1].seed if each.matches else name
                    for each, name in zip(runs, NAMES, strict=True))  # fmt: skip
        self._figures.count("two_at_once")
        if one == two:
            self._fault(number, "one match lies on two tables")

    def _note(self, number: int, run: Run) -> None:
        """What a program has shown; a match that came back must be what was seen before."""
        fresh: set[str] = set()
        for match in run.matches:
            before = self._seen.get(match.seed)
            if before is not None and match.seed not in fresh:
                self._figures.count("continued")
                begun = run.begun[match.seed]
                if not before.agrees(begun):
                    self._fault(
                        number, f"{match.game} came back with {len(begun)} decisions "
                        f"of {len(before.actions)}"
                    )  # fmt: skip
            fresh.add(match.seed)
            self._seen[match.seed] = match

    def _all_there(self, number: int) -> None:
        try:
            lying = matches(self._folder)
        except AssertionError as error:
            self._fault(number, str(error))
            return
        for seed, seen in self._seen.items():
            found = [each for each in lying if each.seed == seed]
            if len(found) > 1:
                self._fault(number, f"{seen.game} lies there {len(found)} times")
            elif seen.actions and not (found and seen.agrees(found[0].actions)):
                left = len(found[0].actions) if found else "no match"
                self._fault(number, f"of {len(seen.actions)} decisions of {seen.game}: {left}")
        self._figures.more["matches"] = self._figures.more.get("matches", 0) + len(lying)

    def _fault(self, number: int, words: str) -> None:
        self._figures.fault(f"--seed {self._seed}, case {number}: {words}")


def _sits(run: Run) -> bool:
    """Whether it has a table, or has said that there is none to go on with."""
    return bool(run.matches) or "not continued" in run.kinds or "nothing to continue" in run.kinds
