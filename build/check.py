"""The second command: every check and every test, one line for each."""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
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
    every_core: bool = False
    """Whether it keeps all cores busy, or must have the machine for itself."""
    minutes: float = 5
    """After so many it is stopped and has failed."""


def steps(fast: bool = False) -> list[Step]:
    """All checks in the order they are told; with *fast* only the quick ones, and no long tests.

    Real windows mostly wait for something to be shown: twice as many as there are cores do no harm.
    """
    written = sorted([*HERE.glob("tests/rules/*.md"), *HERE.glob("tests/scenarios/*.md")])
    played = [path for path in written if "```scenario" in path.read_text(encoding="utf-8")]
    pages = [str(path.relative_to(HERE)) for path in played]
    alone = ["--ignore=tests/window", f"--ignore={SPEED}"]
    tests = ["-m", "pytest", "-q", *alone, "-m"]
    quick = "not slow" if fast else "not slow and not sample"
    some = without_long(HERE) if fast else []
    cores = min(4, os.cpu_count() or 1)
    workers = ["-n", str(cores), "--dist", "worksteal"]
    windows = ["-n", str(2 * cores), "--dist", "worksteal", "--timeout", "240"]
    real = ["-m", "pytest", "-q", "tests/window", *windows]
    ruff, short = ["-m", "ruff"], ["--output-format", "concise"]
    every = [
        Step("format", "code is laid out by ruff", [*ruff, "format", "--check", *short, *ROOMS]),
        Step("lint", "ruff finds nothing", [*ruff, "check", *short, *ROOMS]),
        Step("types", "mypy --strict finds nothing", ["-m", "mypy"]),
        Step("contracts", "rooms import only what they may", ["-c", CONTRACTS]),
        Step("sizes", "files and functions are short", ["build/sizes.py"]),
        Step("fonts", "the fonts have every letter we print", ["build/fonts.py"]),
        Step("sounds", "our script makes the sounds", ["build/write_sounds.py", "--check"], False),
        Step("scenarios", "the worked examples hold", ["-m", "game", "scenario", *pages]),
    ]
    whole = [
        Step("tests", "unit, contract and pilot tests", [*tests, quick, *workers, *some]),
        Step("slow", "the long tests", [*tests, "slow", *workers], False),
        Step("speed", "every game keeps its budget", ["-m", "pytest", "-q", SPEED], False),
        Step("window", "real windows, real mouse", real, False),
    ]
    every += [step._replace(every_core=True, minutes=25) for step in whole]
    return [step for step in every if step.fast or not fast]


LONG = (
    *(f"tests/app/{room}" for room in ("daily", "driver", "help", "lesson", "matches", "play")),
    *(f"tests/app/{room}" for room in ("replay", "review", "scenes", "session", "setup")),
    "tests/app/settings/test_card_size.py",
    *(f"tests/table/{room}" for room in ("animation", "hud")),
    "tests/table/gestures/test_chooser_placement.py",
    *(f"tests/table/input/test_{name}.py" for name in ("every_decision", "stray_press")),
    *(
        f"tests/contract/test_{law}.py"
        for law in ("journals", "match_size", "opponents", "reopening_laws", "undo")
    ),
    "tests/thinking/test_background_service.py",
    "tests/thinking/test_own_rules.py",
    "tests/command/test_hang_watchdog.py",
    "tests/arena/contest",
    "tests/lesson/test_project_lessons.py",
    "tests/games/*/test_bot.py",
    "tests/games/*/test_action_values.py",
    "tests/build/packaging",
    *(f"tests/build/test_{name}.py" for name in ("bench", "cover", "oracles", "soak")),
)
"""Tests that ``--fast`` leaves out: most of the time, by measurement."""

SPEED = "tests/contract/test_budget.py"
"""Measured with nothing beside it."""


def without_long(folder: Path) -> list[str]:
    """Pytest's arguments that leave out the long tests of the checkout in *folder*."""
    return [f"--ignore-glob={folder / pattern}" for pattern in LONG]


ENVIRONMENT = {
    "PYTHONUTF8": "1",
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": str(checkout.OUT / "bytecode"),
}
"""Modules are compiled once for the many processes of the tests, and not beside their sources."""

DOTS = re.compile(r"^[.s]+ +\[ *\d+%\]\n", re.MULTILINE)
"""Pytest's lines in which nothing failed."""

CONTRACTS = "from importlinter.cli import lint_imports_command as check; check(['--no-logo'])"


class Result(NamedTuple):
    """What came of a check."""

    passed: bool
    told: str
    """Its line, with all it said if it failed."""


def run(step: Step, python: Path) -> Result:
    """Run one check."""
    begun = time.monotonic()
    code, printed = output_of([str(python), *step.arguments], 60 * step.minutes)
    passed = code == 0 or nothing_to_run(step, code)
    said = DOTS.sub("", printed).strip()
    verdict = "ok  " if passed else "FAIL"
    seconds = time.monotonic() - begun
    last = said.splitlines()[-1].strip("= ") if said and "pytest" in step.arguments else step.asks
    line = f"{verdict} {step.name:10} {seconds:6.1f} s  {last}"
    oracles = [f"     {each}" for each in said.splitlines() if each.startswith("oracle ")]
    line = "\n".join([line, *oracles])
    failure = said or f"(ended with {code} and said nothing)"
    return Result(passed, line if passed else f"{line}\n{failure}")


def output_of(command: Sequence[str], seconds: float) -> tuple[int, str]:
    """The exit code and the output of *command*, which is stopped after so many *seconds*.

    What it leaves running is stopped as well. It writes to a file: a program that was left behind
    would keep a pipe open for ever.
    """
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            command,
            cwd=HERE,
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**os.environ, **ENVIRONMENT},
            start_new_session=True,
        )
        late = ""
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            late = f"\nstopped: not done after {seconds / 60:g} minutes"
        finally:
            _stop(process)
        code = process.wait()
        output.seek(0)
        return code, output.read().decode("utf-8", "replace") + late


def _stop(process: subprocess.Popen[bytes]) -> None:
    """End *process*, and where the system knows groups of processes all that it began."""
    if os.name == "nt":
        process.kill()
        return
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def run_all(chosen: Sequence[Step], python: Path) -> Iterator[tuple[Step, Result]]:
    """Run checks that take one core side by side, then the others one after another."""
    single = [step for step in chosen if not step.every_core]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from zip(single, pool.map(lambda step: run(step, python), single), strict=True)
    for step in chosen:
        if step.every_core:
            yield step, run(step, python)


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
    failed = []
    for step, result in run_all(chosen, python):
        print(result.told, flush=True)
        if not result.passed:
            failed.append(step.name)
    print(f"{len(chosen) - len(failed)} passed, {len(failed)} failed", *failed, end=" ")
    print(f"in {time.monotonic() - begun:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
