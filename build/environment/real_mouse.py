"""The hand: presses buttons of the frozen program by a real mouse, and reads what it then shows."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

WAY = ("Matches", "Check for peeking")
"""From the title to the check of the newest finished match."""
HONEST = "the same choice every time"
RENAME = ("Matches", "Rename")
"""From the title to the field with the name of the newest match."""
NAME = "smoke"
PATIENCE = 60.0
"""Seconds for the window, for each screen, and for the check itself."""
STEP = 0.1

Shown: TypeAlias = dict[str, Any]
"""What a line of the program's report says: the scene and the things on it."""


class Lost(Exception):
    """Raised where the program did not show what was waited for, with one sentence."""


def lacking() -> bool:
    """Whether there is no mouse to be had."""
    return shutil.which("xdotool") is None


def honest(program: Path, environment: Mapping[str, str], home: Path) -> str:
    """Have the newest match in *home* checked by its button; what was wrong, else nothing."""

    def check(report: Path, process: int) -> str:
        press_in_turn(environment, report, process, WAY)
        said: str = awaited(report, verdict, "the verdict")
        return "" if HONEST in said else f"the check said: {said}"

    return _used(program, environment, home, check)


def renamed(program: Path, environment: Mapping[str, str], home: Path) -> str:
    """Type a name for the newest match in *home*, then copy and paste it, so that it stands
    there twice; what was wrong, else nothing."""

    def rename(report: Path, process: int) -> str:
        press_in_turn(environment, report, process, RENAME)
        awaited(report, partial(field, text=""), "the empty name")
        _xdotool(environment, "type", "--delay", "50", NAME)
        awaited(report, partial(field, text=NAME), "the typed name")
        for keys in ("ctrl+a", "ctrl+c", "End", "ctrl+v"):
            _xdotool(environment, "key", keys)
            time.sleep(STEP)
        awaited(report, partial(field, text=NAME * 2), "the name pasted behind itself")
        return ""

    return _used(program, environment, home, rename)


def press_in_turn(
    environment: Mapping[str, str], report: Path, process: int, labels: tuple[str, ...]
) -> None:
    """Click one button after the other, each as soon as it is there.

    Raises:
        Lost: when one is not seen in time.
    """
    for label in labels:
        x, y = awaited(report, partial(middle, label=label), label)
        click(environment, process, x, y)


def field(shown: Shown, text: str) -> bool:
    """Whether a text field holds *text*."""
    return any(t["role"] == "field" and t["value"] == text for t in shown["tree"])


def _used(
    program: Path,
    environment: Mapping[str, str],
    home: Path,
    use: Callable[[Path, int], str],
) -> str:
    """What *use* finds wrong with the running program, given its report and its process number."""
    report = home / "report.jsonl"
    report.unlink(missing_ok=True)
    running = subprocess.Popen(
        [str(program), "--report", str(report)], env=dict(environment), cwd=home,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        return use(report, running.pid)
    except Lost as problem:
        return str(problem)
    finally:
        running.terminate()
        running.wait(10)


def click(environment: Mapping[str, str], process: int, x: int, y: int) -> None:
    """Move the mouse to a pixel of the window of *process* and click there.

    Raises:
        Lost: when there is no window.
    """
    found = _xdotool(environment, "search", "--onlyvisible", "--pid", str(process)).split()
    if not found:
        raise Lost("There is no window.")
    _xdotool(environment, "mousemove", "--window", found[-1], str(x), str(y))
    time.sleep(STEP)
    _xdotool(environment, "click", "1")


def awaited(report: Path, look: Callable[[Shown], Any], what: str) -> Any:
    """What *look* finds in the newest line of *report*, as soon as it finds anything.

    Raises:
        Lost: when it does not within the time somebody would wait.
    """
    until = time.monotonic() + PATIENCE
    shown: Shown = {}
    while time.monotonic() < until:
        shown = newest(report)
        found = look(shown) if shown else None
        if found:
            return found
        time.sleep(STEP)
    raise Lost(f"{what} was not seen within {PATIENCE:.0f} s on {shown.get('scene', 'any screen')}")


def newest(report: Path) -> Shown:
    """The last whole line of *report*; empty while there is none."""
    try:
        lines = report.read_text(encoding="utf-8").split("\n")[:-1]
    except FileNotFoundError:
        return {}
    return dict(json.loads(lines[-1])) if lines else {}


def middle(shown: Shown, label: str) -> tuple[int, int] | None:
    """Where the button of this *label* is, once the screen stands still."""
    rects = [t["rect"] for t in shown["tree"] if t["label"] == label and t["role"] == "button"]
    if shown["moving"] or not rects:
        return None
    left, top, wide, tall = rects[0]
    return left + wide // 2, top + tall // 2


def verdict(shown: Shown) -> str:
    """All that stands on the sheet of the finished check; nothing before."""
    working = any(thing["role"] == "progress" for thing in shown["tree"])
    if shown["scene"] != "fair" or working:
        return ""
    return " ".join(thing["label"] for thing in shown["tree"])


def _xdotool(environment: Mapping[str, str], *words: str) -> str:
    return subprocess.run(
        ["xdotool", *words], env=dict(environment), capture_output=True, text=True
    ).stdout
