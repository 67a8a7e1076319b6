"""The pile: the files of finished matches, the newest fifty, each with a note about its end."""

from __future__ import annotations

import contextlib
import os
import re
from datetime import datetime
from pathlib import Path
from typing import Final

from game.store.glance import beside

MOST: Final = 50
"""So many matches are kept; the oldest go first."""
_STAMP = re.compile(r"(\d{4}-\d\d-\d\d \d\d\.\d\d)(?: (.+?))??(?: (\d+))?$")


def put(folder: Path, running: Path, stamp: str, told: str = "") -> None:
    """Moves the file of a match onto the pile in *folder*, with a line on how it ended.

    *stamp* names it: its date and game. What is one too many goes.

    Raises:
        OSError: when the disk refuses; the file lies where it lay then.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = free_name(folder, stamp)
    os.replace(running, path)
    with contextlib.suppress(OSError):  # the line can be missed, the match cannot
        beside(path).write_text(f"{told}\n", encoding="utf-8")
    for old in paths(folder)[MOST:]:
        with contextlib.suppress(OSError):  # it goes the next time
            remove(old)


def paths(folder: Path) -> list[Path]:
    """The files on the pile, the newest first; none where the folder cannot be read."""
    try:
        found = [each for each in folder.iterdir() if each.suffix == ".folkdeck"]
    except OSError:
        return []
    return sorted(found, key=_age, reverse=True)


def remove(path: Path) -> None:
    """Deletes a match and its note.

    Raises:
        OSError: when it cannot be deleted.
    """
    path.unlink(missing_ok=True)
    with contextlib.suppress(OSError):
        beside(path).unlink(missing_ok=True)


def noted(path: Path) -> str:
    """How a match ended, if that was noted."""
    try:
        lines = beside(path).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    return lines[0] if lines else ""


def when(path: Path) -> datetime:
    """When a match was played: by its name, or by the file's own date where it has another."""
    with contextlib.suppress(ValueError):
        return datetime.strptime(path.stem[:16], "%Y-%m-%d %H.%M")
    with contextlib.suppress(OSError, ValueError, OverflowError):
        return datetime.fromtimestamp(path.stat().st_mtime)
    return datetime.min


def game_named(path: Path) -> str:
    """The game in a file's name; nothing where a person named it."""
    found = _STAMP.match(path.stem)
    return found[2] or "" if found else ""


def free_name(folder: Path, stamp: str) -> Path:
    """A path in *folder* named by *stamp* where no file lies yet."""
    path = folder / f"{stamp}.folkdeck"
    number = 2
    while path.exists():
        path = folder / f"{stamp} {number}.folkdeck"
        number += 1
    return path


def _age(path: Path) -> tuple[datetime, int, str]:
    """What files are ordered by: date, then the number among several of one minute."""
    found = _STAMP.match(path.stem)
    return when(path), int(found[3]) if found and found[3] else 1, path.name
