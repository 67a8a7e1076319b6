"""No game's step takes far more time than its budget, in units that mean the same everywhere.

The exact guard is `test_steps`, which counts bytecodes: within one hour the same code took 2.8 to
3.5 units in Pitch and 13.0 to 15.6 in Indian Chief, on an idle machine. ``build/bench.py engine``
prints the units.
"""

from __future__ import annotations

import subprocess
import sys
import time

import pytest
from environment.checkout import HERE

from game.shelf import SHELF

BUDGETS = {"pitch": 3.0, "indian_chief": 12.5}
"""Units of ``sum(range(100))`` that a step may take where it is not the usual number. A step of
Indian Chief lays, scores, returns and draws a whole meld: it misses the usual budget, and may not
become worse."""
USUAL = 8.0
MOOD = 1.4
"""How much dearer than it is a step may look for as long as a machine likes."""
RESTS = (0.5, 1, 2, 4, 8, 15)
"""Seconds between two tries: whatever else runs on the machine only ever makes a step dearer. Each
try is a process of its own, for a process keeps the mood in which it was started."""
MEASURE = """\
import sys
from benchmarks import engine_speed
from game.shelf import SHELF
print(engine_speed.step_units(SHELF[sys.argv[1]].open()))
"""


@pytest.mark.parametrize("game", SHELF)
def test_a_step_keeps_its_budget(game: str) -> None:
    budget = MOOD * BUDGETS.get(game, USUAL)
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
