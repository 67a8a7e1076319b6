"""Every game keeps its budget of speed, measured in units that mean the same on every machine."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest
from workshop import HERE

from game.shelf import SHELF

BUDGETS = {"pitch": 3.0, "indian_chief": 12.5}
"""Units of ``sum(range(100))`` that a step may take where it is not the usual number. A step of
Indian Chief lays, scores, returns and draws a whole meld: it misses the usual budget, and may not
become worse."""
USUAL = 8.0
TRIES = 8
"""Chances on a busy machine, with a pause of *REST* seconds between them. Each is a process of its
own, for a process keeps the mood in which it was started: the unit itself varies by a
sixth."""
REST = 0.5
MEASURE = """\
import sys, bench_engine
from game.shelf import SHELF
print(bench_engine.step_units(SHELF[sys.argv[1]].open()))
"""


@pytest.mark.parametrize("game", SHELF)
def test_a_step_keeps_its_budget(game: str) -> None:
    budget = BUDGETS.get(game, USUAL)
    tries = []
    for _ in range(TRIES):
        tries.append(measured(game))
        if tries[-1] <= budget:
            return
        time.sleep(REST)
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
