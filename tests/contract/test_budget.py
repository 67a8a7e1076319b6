"""Every game keeps its budget of speed, measured in units that mean the same on every machine."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest
from workshop import HERE

from game.shelf import SHELF

BUDGETS = {"pitch": 3.0, "indian_chief": 15.0}
"""Units of ``sum(range(100))`` that a step may take where it is not the usual number. A step of
Indian Chief lays, scores, returns and draws a whole meld and misses the usual budget with 12 units,
and up to 18 beside other work; that it becomes no worse is held by `test_steps`."""
USUAL = 8.0
RESTS = (0.5, 0.5, 1, 2, 4, 8, 15, 30, 30)
"""Seconds between two tries: whatever else runs on the machine only ever makes a step dearer, and
may do so for a minute. Each try is a process of its own, for a process keeps the mood in which it
was started: the unit itself varies by a sixth."""
MEASURE = """\
import sys, bench_engine
from game.shelf import SHELF
print(bench_engine.step_units(SHELF[sys.argv[1]].open()))
"""


@pytest.mark.parametrize("game", SHELF)
def test_a_step_keeps_its_budget(game: str) -> None:
    budget = BUDGETS.get(game, USUAL)
    tries = []
    for rest in (0, *RESTS):
        time.sleep(rest)
        tries.append(measured(game))
        if tries[-1] <= budget:
            return
    pytest.fail(f"A step of {game} takes {min(tries):.2f} units, more than {budget:.2f}.")


def measured(game: str) -> float:
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, game],
        env={"PYTHONPATH": f"{HERE}/build:{HERE}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)
