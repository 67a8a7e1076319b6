"""The proof of wheels and sdist: made twice they are equal, described, and can be installed."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from environment import checkout

sys.path.append(str(checkout.HERE))  # any Python proves them, also one without the game
from compiled import compiled_copy
from python_packages import installation, platform_wheel, rebuilding


def described(python: Path, folder: Path) -> Iterator[str]:
    """Say what twine finds wrong with the description of the packages in *folder*."""
    files = sorted(map(str, folder.glob("folkdeck-*")))
    asked = [str(python), "-m", "twine", "check", "--strict", *files]
    done = subprocess.run(asked, capture_output=True, text=True)
    if done.returncode:
        yield (done.stdout + done.stderr).strip()


def installed(folder: Path, place: Path, engine: str) -> Iterator[str]:
    """Say what is wrong with the wheel in *folder*, installed below the new folder *place*.

    *engine* is what it should say of its engine.
    """
    venv, home = place / "venv", place / "home"
    home.mkdir(parents=True)
    installation.install(next(folder.glob("*.whl")), venv)
    yield from installation.objections(venv, home, engine)


def compiled(python: Path, folder: Path, place: Path) -> Iterator[str]:
    """Say what is wrong with the compiled form of the pure wheel in *folder*, as it is installed.

    Raises:
        NotReady: when it cannot be compiled or installed.
    """
    (pure,) = folder.glob("*.whl")
    copy = compiled_copy.ready(python)
    again = place / "again"
    made = [platform_wheel.make(pure, copy, folder) for folder in (place / "made", again)]
    yield from (
        f"A second differs: {name}." for name in rebuilding.differing(made[:1], place / "again")
    )
    yield from described(python, place / "made")
    yield from installed(place / "made", place, "compiled")


def main(arguments: list[str]) -> int:
    """Prove them; exit code 1 if anything is wrong, 2 if they cannot be made or installed."""
    parser = argparse.ArgumentParser(prog="wheel_check.py", description=__doc__)
    parser.parse_args(arguments)
    failed = False
    try:
        python = checkout.ready("dev")
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place, "first")
            for name, wrong in (
                ("rebuilt", rebuilding.rebuilt(python, Path(place))),
                ("described", described(python, folder)),
                ("installed", installed(folder, Path(place, "pure"), "plain Python")),
                ("compiled", compiled(python, folder, Path(place, "compiled"))),
            ):
                begun, said = time.monotonic(), list(wrong)
                verdict = "FAIL" if said else "ok  "
                print(f"{verdict} {name:10} {time.monotonic() - begun:6.1f} s", *said, sep="\n  ")
                failed = failed or bool(said)
    except checkout.NotReady as problem:
        print(problem, file=sys.stderr)
        return 2
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
