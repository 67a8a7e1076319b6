"""Compiles engine, rules and computer players by mypyc, in a copy: the checkout stays plain."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

import check
from compiled import compiled_copy, sources
from environment import checkout
from environment.checkout import DIST, HERE
from environment.figures import print_figures
from python_packages import distributions, platform_wheel

NOT_ASKED = (
    "tests/window",
    "tests/build",
    "tests/games/test_texts.py",
    "tests/contract/test_steps.py",
    check.SPEED,
)
"""Tests that ask no compiled code: real windows, the scripts, sources as text, bytecodes, clock."""


def run_tests(python: Path, folder: Path) -> str:
    """Run on the copy what ``check.py --fast`` runs, all recorded matches among it.

    Raises:
        NotReady: when one of them fails.
    """
    left_out = [*(f"--ignore={path}" for path in NOT_ASKED), *check.without_long(folder)]
    words = ["-m", "pytest", "-q", "-m", "not slow and not plain", *left_out]
    workers = ["-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    return compiled_copy.run(python, [*words, *workers], folder).strip().splitlines()[-1]


def make_wheel(python: Path, folder: Path) -> Path:
    """Make the wheel for this system and Python, of the copy in *folder*, among the downloads.

    Raises:
        NotReady: when the pure wheel cannot be made.
    """
    with tempfile.TemporaryDirectory() as place:
        (pure,) = distributions.make(python, HERE, Path(place), ["wheel"])
        return platform_wheel.make(pure, folder, DIST)


def ask(python: Path) -> dict[str, object]:
    """Ask mypyc about the files, without a C compiler.

    Raises:
        NotReady: when it refuses something.
    """
    with tempfile.TemporaryDirectory() as folder:
        sources.copy_sources(HERE, Path(folder))
        said = compiled_copy.run(python, ["-m", "compiled.front_end"], Path(folder))
        return {"answer": said.strip()}


def main(arguments: list[str]) -> int:
    """Compile, ask or list; 2 when something cannot be compiled."""
    parser = argparse.ArgumentParser(prog="compile.py", description=__doc__)
    parser.add_argument("--ask", action="store_true", help="only ask mypyc whether it would")
    parser.add_argument("--plain", action="store_true", help="only list what stays plain, and why")
    usual = compiled_copy.FOLDER
    parser.add_argument("--out", type=Path, default=usual, metavar="DIR", help=f"({usual})")
    parser.add_argument(
        "--optimize",
        choices=[*"0123s"],
        default=compiled_copy.SMALL,
        help="the C compiler’s -O (s, as it is packed)",
    )
    parser.add_argument("--test", action="store_true", help="play rules and records on it as well")
    parser.add_argument("--wheel", action="store_true", help="make a wheel of it as well")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args(arguments)
    try:
        if asked.plain:
            figures: dict[str, object] = {**sources.plain_files(HERE)}
        elif asked.ask:
            figures = ask(checkout.ready("dev"))
        else:
            python, folder = checkout.ready("dev"), asked.out.absolute()
            figures = compiled_copy.make(python, folder, asked.optimize)
            if asked.test:
                figures["tests"] = run_tests(python, folder)
            if asked.wheel:
                figures["wheel"] = make_wheel(python, folder).name
    except checkout.NotReady as problem:
        print(problem, file=sys.stderr)
        return 2
    print_figures(figures, asked.json)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
