"""Compiles engine, rules and computer players by mypyc, in a copy: the checkout stays plain."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from compiled import sources
from environment import checkout
from environment.checkout import HERE, OUT
from environment.figures import print_figures

FOLDER = OUT / "compiled"
"""Where the compiled copy lies, unless another folder is asked for."""
TESTS = ("golden", "engine", "patterns", "bots", "games", "scenario", "tenth_game")
"""The folders of tests that ask compiled code, or nearly; `test_texts` reads sources instead."""
IMPORTED = """\
import importlib, sys
for name in sys.argv[1:]:
    where = importlib.import_module(name).__file__
    if where.endswith(".py"):
        sys.exit(f"{name} comes from {where}, which is not compiled.")
"""


def run(python: Path, words: Sequence[str], folder: Path) -> str:
    """Run *python* in the copy, whose modules it finds first; return what it said.

    Raises:
        NotReady: when it fails, with the last it said.
    """
    done = subprocess.run(
        [str(python), *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": checkout.python_path(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise checkout.NotReady("\n".join(done.stdout.strip().splitlines()[-20:]))
    return done.stdout


def compile_copy(python: Path, folder: Path, optimize: str = "3") -> dict[str, object]:
    """Make the compiled copy in *folder*; say how many files were compiled, in what time.

    Raises:
        NotReady: when something cannot be compiled, or a module is imported plain all the same.
    """
    begun = time.monotonic()
    sources.copy_sources(HERE, folder)
    run(python, ["-m", "compiled.extension", "--optimize", optimize], folder)
    names = sources.compiled_files(folder)
    run(python, ["-c", IMPORTED, *map(sources.module_name, names)], folder)
    size = sum(path.stat().st_size for path in sources.libraries(folder))
    return {
        "folder": str(folder),
        "files": len(names),
        "seconds": round(time.monotonic() - begun),
        "mb": round(size / 1e6, 1),
    }


def run_tests(python: Path, folder: Path) -> str:
    """Run the quick tests of rules and computers on the copy, and all recorded matches.

    Raises:
        NotReady: when one of them fails.
    """
    tests = [*(f"tests/{room}" for room in TESTS), "--ignore=tests/games/test_texts.py"]
    quick = "not slow and not sample and not plain"
    words = ["-m", "pytest", "-q", "-m", quick, "-n", str(os.cpu_count() or 1)]
    return run(python, [*words, *tests], folder).strip().splitlines()[-1]


def ask(python: Path) -> dict[str, object]:
    """Ask mypyc about the files, without a C compiler.

    Raises:
        NotReady: when it refuses something.
    """
    with tempfile.TemporaryDirectory() as folder:
        sources.copy_sources(HERE, Path(folder))
        return {"answer": run(python, ["-m", "compiled.front_end"], Path(folder)).strip()}


def main(arguments: list[str]) -> int:
    """Compile, ask or list; 2 when something cannot be compiled."""
    parser = argparse.ArgumentParser(prog="compile.py", description=__doc__)
    parser.add_argument("--ask", action="store_true", help="only ask mypyc whether it would")
    parser.add_argument("--plain", action="store_true", help="only list what stays plain, and why")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="DIR", help=f"({FOLDER})")
    parser.add_argument(
        "--optimize", choices=[*"0123"], default="3", help="the C compiler’s -O (3)"
    )
    parser.add_argument("--test", action="store_true", help="play rules and records on it as well")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args(arguments)
    try:
        if asked.plain:
            figures: dict[str, object] = {**sources.plain_files(HERE)}
        elif asked.ask:
            figures = ask(checkout.ready("dev"))
        else:
            python, folder = checkout.ready("dev"), asked.out.absolute()
            figures = compile_copy(python, folder, asked.optimize)
            if asked.test:
                figures["tests"] = run_tests(python, folder)
    except checkout.NotReady as problem:
        print(problem, file=sys.stderr)
        return 2
    print_figures(figures, asked.json)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
