"""The second command: every check and every test, one line for each."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from environment import checkout
from environment.checkout import HERE

ROOMS = ["game", "build", "tests"]


class Step(NamedTuple):
    """One check: a name, what it asks, and the arguments for the environment's interpreter."""

    name: str
    asks: str
    arguments: list[str]
    fast: bool = True


def steps(fast: bool = False) -> list[Step]:
    """All checks in the order they run; with *fast* only the quick ones, and no long tests."""
    written = sorted([*HERE.glob("tests/rules/*.md"), *HERE.glob("tests/scenarios/*.md")])
    played = [path for path in written if "```scenario" in path.read_text(encoding="utf-8")]
    pages = [str(path.relative_to(HERE)) for path in played]
    alone = ["--ignore=tests/window", f"--ignore={SPEED}"]
    tests = ["-m", "pytest", "-q", *alone, "-m"]
    some = [f"--ignore-glob={HERE / pattern}" for pattern in LONG] if fast else []
    workers = ["-n", str(min(4, os.cpu_count() or 1)), "--dist", "worksteal"]
    real = ["-m", "pytest", "-q", "tests/window"]
    ruff, short = ["-m", "ruff"], ["--output-format", "concise"]
    every = [
        Step("format", "code is laid out by ruff", [*ruff, "format", "--check", *short, *ROOMS]),
        Step("lint", "ruff finds nothing", [*ruff, "check", *short, *ROOMS]),
        Step("types", "mypy --strict finds nothing", ["-m", "mypy"]),
        Step("contracts", "rooms import only what they may", ["-c", CONTRACTS]),
        Step("sizes", "files and functions are short", ["build/sizes.py"]),
        Step("fonts", "the fonts have every letter we print", ["build/fonts.py"]),
        Step("sounds", "our script makes the sounds", ["build/synthesise.py", "--check"], False),
        Step("scenarios", "the worked examples hold", ["-m", "game", "scenario", *pages]),
        Step("tests", "unit, contract and pilot tests", [*tests, "not slow", *workers, *some]),
        Step("slow", "the long tests", [*tests, "slow", *workers], False),
        Step("speed", "every game keeps its budget", ["-m", "pytest", "-q", SPEED], False),
        Step("window", "real windows, real mouse", [*real, *workers], False),
    ]
    return [step for step in every if step.fast or not fast]


LONG = (
    *(f"tests/app/{room}" for room in ("driver", "help", "matches", "play", "review")),
    *(f"tests/app/{room}" for room in ("scenes", "session", "setup")),
    *(f"tests/table/{room}" for room in ("animation", "hud")),
    *(f"tests/contract/test_{law}.py" for law in ("anew", "journals", "memory", "opponents")),
    "tests/thinking/test_background_service.py",
    "tests/thinking/test_own_rules.py",
    "tests/command/test_hang_watchdog.py",
    "tests/games/*/test_bot.py",
    "tests/games/*/test_action_values.py",
)
"""Tests that ``--fast`` leaves out: five sixths of the time, by measurement."""

SPEED = "tests/contract/test_budget.py"
"""Measured with nothing beside it."""

ENVIRONMENT = {
    "PYTHONUTF8": "1",
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": str(checkout.OUT / "bytecode"),
}
"""Modules are compiled once for the many processes of the tests, and not beside their sources."""

DOTS = re.compile(r"^[.s]+ +\[ *\d+%\]\n", re.MULTILINE)
"""Pytest's lines in which nothing failed."""

CONTRACTS = "from importlinter.cli import lint_imports_command as check; check(['--no-logo'])"


def run(step: Step, python: Path) -> bool:
    """Run one check and print its line, with all it said if it failed; True if it passed."""
    begun = time.monotonic()
    done = subprocess.run(
        [str(python), *step.arguments],
        cwd=HERE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, **ENVIRONMENT},
    )
    passed = done.returncode == 0 or nothing_to_run(step, done.returncode)
    said = DOTS.sub("", done.stdout).strip()
    verdict = "ok  " if passed else "FAIL"
    seconds = time.monotonic() - begun
    last = said.splitlines()[-1].strip("= ") if said and "pytest" in step.arguments else step.asks
    print(f"{verdict} {step.name:10} {seconds:6.1f} s  {last}", flush=True)
    if not passed:
        print(said or f"(ended with {done.returncode} and said nothing)", flush=True)
    return passed


def nothing_to_run(step: Step, code: int) -> bool:
    """Whether pytest ended with *code* because no test carries the mark "slow" (its code 5)."""
    return step.name == "slow" and code == 5


def main(arguments: list[str]) -> int:
    """Prepare the environment and run the checks asked for; 1 if any failed, 2 if none ran."""
    names = [step.name for step in steps()]
    parser = argparse.ArgumentParser(prog="check.py", description=__doc__)
    parser.add_argument("--only", metavar="STEP", action="append", choices=names, help=str(names))
    parser.add_argument("--fast", action="store_true", help="leave out slow checks and long tests")
    asked = parser.parse_args(arguments)
    try:
        python = checkout.ready("dev")
    except checkout.NotReady as problem:
        print(problem, file=sys.stderr)
        return 2
    begun = time.monotonic()
    chosen = [step for step in steps(asked.fast) if not asked.only or step.name in asked.only]
    failed = [step.name for step in chosen if not run(step, python)]
    print(f"{len(chosen) - len(failed)} passed, {len(failed)} failed", *failed, end=" ")
    print(f"in {time.monotonic() - begun:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
