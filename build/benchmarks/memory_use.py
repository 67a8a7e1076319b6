"""How much memory the program takes, its window and each process it starts; on Linux alone."""

from __future__ import annotations

import contextlib
import json
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from environment import checkout, real_mouse

SETTLE = 4.0
"""Seconds after which the shelf is whole and everything is loaded."""
BETWEEN = 0.5
"""Seconds between two looks."""
DEMO = ("--demo", "--speed", "0")
"""Computers who play one game after the other as quickly as they can."""


class Memory(NamedTuple):
    """What a process takes, in megabytes of a million bytes."""

    resident: float
    """With all that it shares with others."""
    proportional: float
    """What is shared is counted in parts."""
    own: float
    """What no other process has."""


def memory_rows(
    command: Sequence[str], size: str, seconds: float, environment: Mapping[str, str]
) -> list[dict[str, object]]:
    """A row for each process at the shelf, and the most of each while computers play.

    Raises:
        NotReady: where the system does not tell, or there is no mouse to press a button.
    """
    if not Path("/proc/self/smaps_rollup").exists() or real_mouse.lacking():
        raise checkout.NotReady("Memory is measured on Linux, with xdotool.")
    with running(command, size, environment) as (process, report):
        try:
            real_mouse.press_in_turn(environment, report, process, ("Choose a game",))
        except real_mouse.Lost as problem:
            raise checkout.NotReady(str(problem)) from problem
        time.sleep(SETTLE)
        shelf = family(process)
    with running([*command, *DEMO], size, environment) as (process, _):
        played = most(process, seconds)
    return [
        {"size": size, "moment": moment, "process": name, **found._asdict()}
        for moment, rows in (("shelf", shelf), ("play", played))
        for name, found in rows.items()
    ]


@contextlib.contextmanager
def running(
    command: Sequence[str], size: str, environment: Mapping[str, str]
) -> Iterator[tuple[int, Path]]:
    """Run the program in a window of *size*: the number of its process, and what it reports."""
    width, height = map(int, size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        settings = {"version": 1, "width": width, "height": height}
        (home / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        report = home / "report.jsonl"
        words = [*command, "--portable", folder, "--report", str(report)]
        with subprocess.Popen(
            words, env=dict(environment), cwd=checkout.HERE, stderr=subprocess.DEVNULL
        ) as process:
            yield process.pid, report
            process.terminate()


def most(process: int, seconds: float) -> dict[str, Memory]:
    """The most that each process of a family took within so many *seconds*."""
    found: dict[str, Memory] = {}
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for name, now in family(process).items():
            found[name] = Memory(*map(max, now, found.get(name, now)))
        time.sleep(BETWEEN)
    return found


def family(process: int) -> dict[str, Memory]:
    """What a process takes, as "window", and each that it started, by what that does."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    found = {"window": memory(process)}
    for child in children:
        with contextlib.suppress(OSError):  # it has ended meanwhile
            words = Path(f"/proc/{child}/cmdline").read_text(encoding="utf-8")
            name = "tracker" if "resource_tracker" in words else "worker"
            found[name] = memory(int(child))
    return found


def memory(process: int) -> Memory:
    """What one process takes now."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
    kilobytes = {line.split(":")[0]: int(line.split()[1]) for line in text.splitlines()[1:]}
    own = kilobytes["Private_Clean"] + kilobytes["Private_Dirty"]
    found = (kilobytes["Rss"], kilobytes["Pss"], own)
    return Memory(*(round(each * 1024 / 1e6, 1) for each in found))
