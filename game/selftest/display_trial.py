"""The display trial: whether a window opens, and on what; where none can, none is shown."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from game.selftest.program import Program, ended

UNSEEN = "dummy"
"""The SDL driver whose window nobody sees."""
CANNOT_BEGIN = 2
"""The exit code of a program that found no display."""
PATIENCE = 60.0
"""Seconds until the first picture, at most."""
NO_DISPLAY = "No display could be opened, so the matches were played in a window that is not shown."


class NoFirstPicture(Exception):
    """The program does not come to its first picture; the text says why."""


class Display(NamedTuple):
    """What the program opens its window on."""

    driver: str
    """What to ask of SDL; empty where it finds a display by itself."""
    facts: Mapping[str, Any]
    """What the program tells of it: names, versions, size in pixels, milliseconds."""

    @property
    def note(self) -> str:
        """A sentence about a display that is missing; empty where there is one."""
        return NO_DISPLAY if self.driver else ""


def try_display(home: Path) -> Display:
    """Open a window up to its first picture; an unseen one if there is no display.

    Raises:
        NoFirstPicture: when that fails too.
        OSError: when the system refuses a process or a file.
    """
    facts = _first_picture(Program(home))
    if facts is not None:
        return Display("", facts)
    unseen = Program(home, UNSEEN)
    facts = _first_picture(unseen)
    if facts is None:
        raise NoFirstPicture(f"Folkdeck cannot begin, even without a display: {unseen.said()}")
    return Display(UNSEEN, facts)


def _first_picture(program: Program) -> Mapping[str, Any] | None:
    """What the program tells when it has shown its first picture; None if it cannot begin.

    Raises:
        NoFirstPicture: when it ends in another way.
        OSError: when the system refuses a process or a file.
    """
    code = ended(program.start(["--first-frame-exit"]), PATIENCE)
    if code == CANNOT_BEGIN:
        return None
    if code is None:
        raise NoFirstPicture(f"Folkdeck showed no picture within {PATIENCE:.0f} s.")
    if code:
        raise NoFirstPicture(f"Folkdeck ended with {code} at its start: {program.said()}")
    told: Mapping[str, Any] = json.loads(program.report.read_text(encoding="utf-8").split("\n")[-2])
    return told
