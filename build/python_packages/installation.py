"""The wheel in a fresh environment: it brings what it needs, and its commands start."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from environment.checkout import HERE, NotReady, venv_python

from game import __version__

MATCH = ("simulate", "fire_gibbon", "--seed", "3")
"""What the installed program plays without a screen."""

PATIENCE = 300


def commands() -> tuple[str, str]:
    """The names of the two commands that the wheel brings: for a console, and for a window."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (console,), (window,) = project["scripts"], project["gui-scripts"]
    return console, window


def install(wheel: Path, venv: Path) -> None:
    """Install the *wheel* with all it needs into the new environment *venv*.

    Raises:
        NotReady: when that fails.
    """
    for command in (
        [sys.executable, "-m", "venv", str(venv)],
        [str(venv_python(venv)), "-m", "pip", "install", "--quiet", str(wheel)],
    ):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise NotReady(f"{done.stderr.strip()}\n{wheel.name} could not be installed.")


def objections(venv: Path, home: Path, engine: str) -> Iterator[str]:
    """Say what is wrong with the commands in *venv*, which run in the empty folder *home*.

    *engine* is the form of the engine that they should tell: "compiled" or "plain Python". Nothing
    of this checkout helps them; without a display SDL draws into memory.
    """
    console, window = commands()
    shown = ["--portable", str(home / "settings"), "--first-frame-exit"]
    for name, words, expected in (
        (console, ["--version"], f"folkdeck {__version__}"),
        (console, ["--version"], f"engine {engine}\n"),
        (console, [*MATCH], "finished 1"),
        (console, shown, "first_frame_ms"),
        (window, shown, ""),  # Windows gives it no console to say anything
    ):
        said = run(venv, name, words, home)
        if said is None or expected not in said:
            yield f"{name} {' '.join(words)} failed, or did not say {expected!r}: {said}"


def run(venv: Path, name: str, words: list[str], home: Path) -> str | None:
    """What the command *name* says; None, with the reason printed, if it fails."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    folders = dict.fromkeys(("HOME", "USERPROFILE", "LOCALAPPDATA"), str(home))
    program = venv_python(venv).with_name(name + (".exe" if os.name == "nt" else ""))
    try:
        done = subprocess.run(
            [str(program), *words],
            cwd=home, env={**kept, **silent, **folders}, capture_output=True, text=True,
            timeout=PATIENCE, check=True,
        )  # fmt: skip
    except subprocess.CalledProcessError as error:
        print(error, error.stdout, error.stderr, file=sys.stderr)
    except (OSError, subprocess.TimeoutExpired) as error:
        print(error, file=sys.stderr)
    else:
        return done.stdout + done.stderr
    return None
