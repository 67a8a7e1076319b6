"""Weighing: a window that plays match after match must not grow once everything was seen."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import fmean, linear_regression
from types import MappingProxyType

from torture_tests.case_counts import Bounds, Figures
from torture_tests.program_run import Run, broken, children

WARM = 40
"""Matches after which every game was seen four times: the picture cache is full after about 30."""
LEAST = 10
"""Matches after those, at least, before anything is said about growth."""
FLAT_MB = 6.0
"""What a run may weigh more at its end than after the first matches: caches breathe so much."""
GIVEN_BACK = MappingProxyType({"MALLOC_MMAP_THRESHOLD_": "65536", "MALLOC_ARENA_MAX": "1"})
"""Pictures go back to the system at once: else holes between them are weighed, 10 MB of them."""
GLANCE = 5.0
"""Seconds after which the bounds are looked at again."""


def run(asked: argparse.Namespace, bounds: Bounds, figures: Figures) -> None:
    """Let computers play so many matches and weigh window and worker after each."""
    words = ["--demo", "--speed", "0"]
    if len(asked.game) == 1:
        words += ["--game", asked.game[0]]
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "leak"
        person = ["--seed", asked.seed]
        program = Run(folder, "leak", [*words, "--seed", asked.seed], person, GIVEN_BACK)
        weights: list[tuple[float, float]] = []
        while bounds.left(figures.cases):
            seen = len(program.matches)
            wanted = figures.cases + 1
            # The next match has begun when this one is over.
            if not program.wait(partial(further, program, wanted), GLANCE):
                if program.process.poll() is not None:
                    figures.fault(f"--seed {asked.seed}: ended by itself after {seen} matches")
                    break
                continue
            figures.cases = wanted
            weights.append((weight(program.process.pid), worker_weight(program.process.pid)))
        program.kill()
        wrong = broken(folder, program.close())
    if wrong:
        figures.fault(wrong)
    judge("window", [one for one, _ in weights], figures)
    judge("worker", [other for _, other in weights], figures)


def further(program: Run, matches: int) -> bool:
    """Whether so many matches are over, and the next one has begun."""
    return len(program.matches) > matches


def judge(who: str, weights: Sequence[float], figures: Figures) -> None:
    """Note how heavy it was and how it grew; a fault if it did not come to rest."""
    if not weights:
        return
    figures.more[f"{who}_mb_first"] = round(weights[0], 1)
    figures.more[f"{who}_mb_last"] = round(weights[-1], 1)
    late = weights[WARM:]
    if len(late) < LEAST:
        return
    part = max(3, len(late) // 5)
    grown = fmean(late[-part:]) - fmean(late[:part])
    slope = linear_regression(range(len(late)), late).slope
    figures.more[f"{who}_mb_after_{WARM}"] = round(fmean(late[:part]), 1)
    figures.more[f"{who}_mb_per_match"] = round(slope, 3)
    if grown > FLAT_MB:
        figures.fault(f"the {who} grew by {grown:.1f} MB after the first {WARM} matches")


def weight(pid: int) -> float:
    """Megabytes of memory that a process holds."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return next((int(x.split()[1]) / 1024 for x in lines if x.startswith("VmRSS:")), 0.0)


def worker_weight(pid: int) -> float:
    """Megabytes of the processes that a process has started."""
    return sum(weight(child) for child in children(pid))
