"""The program under test: this very one, started anew in a process and a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import game
from game.store.paths import Paths, user_paths

LONGEST_WORDS = 600
"""Letters of what the program said that are told, at most: the end of it."""


class Program(NamedTuple):
    """How the program is started, and in which folder it keeps everything."""

    home: Path
    """An empty folder for its settings, matches and logs."""
    driver: str = ""
    """The SDL video driver it has to take; empty leaves the choice to SDL."""

    @property
    def paths(self) -> Paths:
        """Where it keeps what."""
        return user_paths(self.home)

    @property
    def report(self) -> Path:
        """What its window showed, as it tells it itself."""
        return self.home / "report.jsonl"

    def start(self, words: Sequence[str]) -> subprocess.Popen[bytes]:
        """Start it with *words* in a silent window.

        Raises:
            OSError: when the system refuses another process, or the disk its file.
        """
        usual = ["--portable", str(self.home), "--report", str(self.report)]
        with (self.home / "said.txt").open("ab") as said:
            return subprocess.Popen(
                [*own_command(), *words, *usual, "--windowed", "--no-sound"],
                cwd=self.home,
                env=self._environment(),
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
            )

    def said(self) -> str:
        """What it printed, in one line; only the end where that is long."""
        text = (self.home / "said.txt").read_text(encoding="utf-8", errors="replace")
        return " ".join(text.split())[-LONGEST_WORDS:] or "It said nothing."

    def _environment(self) -> dict[str, str]:
        """Return this process's own environment, in which Python finds this very package."""
        ours = str(Path(game.__file__).resolve().parent.parent)
        found = os.pathsep.join(filter(None, (ours, os.environ.get("PYTHONPATH", ""))))
        asked = {"SDL_VIDEODRIVER": self.driver} if self.driver else {}
        return {**os.environ, "PYTHONPATH": found, **asked}


def own_command() -> tuple[str, ...]:
    """The words that start this program: the download, or the package where Python runs it."""
    if getattr(sys, "frozen", False):
        return (sys.executable,)
    return (sys.executable, "-m", "game")


def ended(process: subprocess.Popen[bytes], seconds: float) -> int | None:
    """The exit code of *process*, None if it had to be ended after so many *seconds*."""
    try:
        return process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        return None
    finally:
        kill(process)


def kill(process: subprocess.Popen[bytes]) -> None:
    """End *process* at once, as a power cut would, and wait until it is gone."""
    process.kill()
    process.wait()
