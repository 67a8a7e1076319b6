"""Killing: the program dies at any moment, and “Continue” brings back every decision shown."""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from pathlib import Path
from random import Random

from torture_tests.case_counts import Bounds, Figures
from torture_tests.death_while_saving import MOMENTS
from torture_tests.match_files import why_not_ended
from torture_tests.program_run import PATIENCE, Run, Seen, broken, gone

LONGEST = 12.0
"""Seconds a program is given for the decisions after which it dies, at most."""
AFTER = 0.3
"""Seconds it lives after them, at most."""
LAST_WORDS = 20.0
"""Seconds in which the workers of a program that died must have ended as well."""


def run(asked: argparse.Namespace, bounds: Bounds, figures: Figures) -> None:
    """Kill the program again and again, one folder a game, so many *cases* in all."""
    with tempfile.TemporaryDirectory() as place:
        houses = [House(Path(place), game, asked.seed, figures) for game in asked.game]
        while bounds.left(figures.cases):
            houses[figures.cases % len(houses)].kill_once()
            figures.cases += 1
        for house in houses:
            house.come_back()


class House:
    """The folder of one game in which a program is killed again and again."""

    def __init__(self, place: Path, game: str, seed: str, figures: Figures) -> None:
        self._folder = place / game
        self._game = game
        self._name = f"{game}, --seed {seed}"
        self._rng = Random(f"{seed} {game}")
        self._figures = figures
        self._match: Seen | None = None
        """The match that was being played when the program was killed last."""
        self._kills = 0

    def kill_once(self) -> None:
        """Start the program, compare, let it play for a while and kill it."""
        rng = self._rng
        moment = rng.choice(MOMENTS)
        person = ["--seed", str(rng.random()), "--moment", moment,
                  "--count", str(rng.randint(1, 12))]  # fmt: skip
        run = self._start(person)
        if run is None:
            return
        if self._compare(run):
            wanted, shown = rng.randint(0, 12), len(run.kinds)
            run.wait(lambda: len(run.kinds) - shown >= wanted, LONGEST)
            run.wait(lambda: False, rng.uniform(0, AFTER))
        self._end(run)
        self._kills += 1

    def come_back(self) -> None:
        """Look a last time whether everything is there."""
        if self._match is not None and not self._match.over:
            run = self._start(["--seed", "last"])
            if run is not None:
                self._compare(run)
                self._end(run)

    def _start(self, person: list[str]) -> Run | None:
        words = ["--speed", "0"]
        if self._match is None or self._match.over:
            words += ["--game", self._game, "--seed", str(self._rng.random())]
            if self._rng.random() < 0.4:
                words.append("--demo")
            self._match = None
        run = Run(self._folder, "kill", words, person)
        ready = run.wait(lambda: bool(run.matches) or "not continued" in run.kinds
                         or "nothing to continue" in run.kinds, PATIENCE)  # fmt: skip
        if not ready and run.process.poll() is None:
            self._fault(f"showed no table within {PATIENCE:.0f} s")
            self._end(run)
            return None
        return run

    def _compare(self, run: Run) -> bool:
        """Whether the run shows what was shown before."""
        before = self._match
        if not run.matches:
            died = run.process.poll() is not None and run.process.returncode == -9
            if before is not None and not died:
                self._match = None
                self._ended_unseen(before, run)
            return False
        found = run.matches[0]
        if before is not None and found.seed != before.seed:
            self._ended_unseen(before, run)
        elif before is not None:
            self._figures.count("continued")
            self._figures.count("decisions", len(before.actions))
            if not before.agrees(found.actions):
                self._fault(
                    f"lost decisions: {len(before.actions)} were shown, "
                    f"{len(found.actions)} came back ({run.said})"
                )
        return True

    def _ended_unseen(self, match: Seen, run: Run) -> None:
        """Note a match that was not gone on with: it must have ended unseen."""
        if self._lies_ended(match, f"did not come back ({run.kinds}, {run.said})"):
            self._figures.count("ended_unseen")

    def _end(self, run: Run) -> None:
        workers = run.kill()
        if run.matches:
            self._match = run.matches[-1]
        killed = time.monotonic()
        if not gone(workers, LAST_WORDS):
            self._fault("left a worker behind")
        self._figures.longest("worker_outlived", time.monotonic() - killed)
        wrong = broken(self._folder, run.close())
        if wrong:
            self._fault(wrong)
            shutil.rmtree(self._folder / "log", ignore_errors=True)
        for match in run.matches:
            if match.over and self._lies_ended(match, "was shown to its end"):
                self._figures.count("ended")

    def _lies_ended(self, match: Seen, words: str) -> bool:
        """Whether a match lies there, over, with every decision that was shown; else a fault."""
        wrong = why_not_ended(self._folder, match)
        if wrong:
            self._fault(f"a match {words}: {wrong}")
        return not wrong

    def _fault(self, words: str) -> None:
        self._figures.fault(f"{self._name}, kill {self._kills}: {words}")
