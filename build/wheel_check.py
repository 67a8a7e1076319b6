"""The proof of wheel and sdist: made twice they are equal, well described, and can be installed."""

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
from python_packages import installation, rebuilding


def described(python: Path, folder: Path) -> Iterator[str]:
    """Say what twine finds wrong with the description of the packages in *folder*."""
    files = sorted(map(str, folder.glob("folkdeck-*")))
    asked = [str(python), "-m", "twine", "check", "--strict", *files]
    done = subprocess.run(asked, capture_output=True, text=True)
    if done.returncode:
        yield (done.stdout + done.stderr).strip()


def installed(folder: Path, place: Path) -> Iterator[str]:
    """Say what is wrong with the wheel in *folder*, installed below the folder *place*."""
    venv, home = place / "venv", place / "home"
    home.mkdir()
    installation.install(next(folder.glob("*.whl")), venv)
    yield from installation.objections(venv, home)


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
                ("installed", installed(folder, Path(place))),
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
