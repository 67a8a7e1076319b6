"""Runs of the program under torture: started in a folder, listened to, and killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from environment import checkout

PROGRAM = "torture_tests.played_program"
PATIENCE = 60.0
"""Seconds in which a run must show a table, or have said why not."""


@dataclass
class Seen:
    """A match as far as it was shown to somebody."""

    game: str
    seed: str
    actions: list[str] = field(default_factory=list)
    over: bool = False
    shaken: bool = False
    """Somebody pressed undo, and nothing has been shown since."""

    def agrees(self, found: Sequence[str]) -> bool:
        """Whether a match with these actions has lost nothing that was shown.

        What came after may be there or not; an undo that was pressed may have happened.
        """
        if list(found[: len(self.actions)]) == self.actions:
            return True
        return self.shaken and list(found) == self.actions[: len(found)]


class Run:
    """One process of the program in *folder*, and what its person has noted."""

    def __init__(
        self,
        folder: Path,
        name: str,
        words: Sequence[str],
        person: Sequence[str],
        more: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Start it; *words* go to the program, *person* to whoever plays.

        *more* is added to the environment of the process.
        """
        self.notes = folder.parent / f"{folder.name}.{name}.notes"
        self.notes.unlink(missing_ok=True)
        self.notes.touch()
        self.matches: list[Seen] = []
        self.begun: dict[str, list[str]] = {}
        """By seed of a match, the decisions it had when it was opened."""
        self.kinds: list[str] = []
        """What was noted, by kind."""
        self.said: list[str] = []
        """Sentences that hung over the screen."""
        self._errors = (folder.parent / f"{folder.name}.{name}.errors").open("w+b")
        self._reading = self.notes.open(encoding="utf-8")
        self._partial = ""
        environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
                       "PYGAME_HIDE_SUPPORT_PROMPT": "1",
                       "PYTHONPATH": checkout.python_path(), **more}  # fmt: skip
        told = [sys.executable, "-m", PROGRAM, "--notes", str(self.notes), *person, "--"]
        asked = ["--portable", str(folder), "--no-sound", *words]
        self.process = subprocess.Popen(
            [*told, *asked], env=environment, cwd=checkout.HERE,
            stdout=subprocess.DEVNULL, stderr=self._errors,
        )  # fmt: skip

    def listen(self) -> None:
        """Take in what was noted since the last time."""
        *whole, self._partial = (self._partial + self._reading.read()).split("\n")
        for line in whole:
            self._take(json.loads(line))

    def _take(self, told: dict[str, Any]) -> None:
        kind = told["kind"]
        self.kinds.append(kind)
        if kind == "match":
            self.matches.append(
                Seen(told["game"], told["seed"], list(told["actions"]), told["over"])
            )
            self.begun.setdefault(told["seed"], list(told["actions"]))
        elif kind == "said":
            self.said.append(told["words"])
        elif kind == "undo":
            self.matches[-1].shaken = True
        elif kind in ("played", "back"):
            match = self.matches[-1]
            match.shaken = False
            if kind == "back":
                del match.actions[told["to"] :]
            else:
                match.actions += told["actions"]
                match.over = told["over"]

    def wait(self, until: Callable[[], bool], seconds: float) -> bool:
        """Listen until it is so, or the process has ended, or the time is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.listen()
            if until():
                return True
            if self.process.poll() is not None:
                self.listen()
                return until()
            time.sleep(0.01)
        return until()

    def kill(self) -> list[int]:
        """Kill it as a power cut would; its workers that were alive then."""
        workers = children(self.process.pid)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        self.listen()
        return workers

    def close(self) -> str:
        """End it if need be; what it wrote on stderr."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(10)
        self._reading.close()
        self._errors.seek(0)
        words = self._errors.read().decode("utf-8", "replace")
        self._errors.close()
        return words


def children(pid: int) -> list[int]:
    """The processes that *pid* has started and that live."""
    path = Path(f"/proc/{pid}/task/{pid}/children")
    try:
        return [int(each) for each in path.read_text(encoding="ascii").split()]
    except OSError:
        return []


def gone(pids: Sequence[int], seconds: float) -> bool:
    """Whether all these processes have ended within so many *seconds*."""
    end = time.monotonic() + seconds
    while any(lives(pid) for pid in pids):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def lives(pid: int) -> bool:
    """Whether a process is there and no mere remainder."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except OSError:
        return False


def broken(folder: Path, errors: str) -> str:
    """What a run wrote about something that broke; nothing if all was well."""
    logs = [path.read_text("utf-8", "replace") for path in folder.rglob("*.log*")]
    return next((text[-600:] for text in (errors, *logs) if "Traceback" in text), "")
