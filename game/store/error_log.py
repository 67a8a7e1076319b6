"""The error log: what goes wrong, written where people can find it and send it."""

from __future__ import annotations

from pathlib import Path

from game import __version__
from game.store.bounded_read import open_log

LONGEST_LOG = 200_000
"""Bytes of the log; an older one is begun anew."""


def append_to_log(path: Path, text: str) -> str:
    """Add *text* to the log at *path*; return the end of a sentence saying where it lies."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        long = path.exists() and path.stat().st_size > LONGEST_LOG
        with open_log(path, anew=long) as file:
            file.write(f"folkdeck {__version__}\n{text}\n")
    except (OSError, ValueError):
        return "it could not even be written down."
    return f"it was written to {path}."
