"""The result log: results in a file, a line each, so that long work can be gone on with later."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.store.bounded_read import MEGABYTE, UnreadableFile, read_text

MOST = 256 * MEGABYTE
"""Bytes of a file of results, at most."""


class BadResultLog(ValueError):
    """A file of results that belongs to other work or cannot be read, as one sentence."""


class ResultLog:
    """A file whose first line says what the results are of; without a path nothing is written."""

    def __init__(self, path: Path | None, head: Mapping[str, Any], stranger: str) -> None:
        """Read what was written before; *stranger* says what a file with another head holds.

        Raises:
            BadResultLog: when the file has another head, or cannot be read or written.
        """
        self.lines: list[str] = []
        """The lines that were there, without the head; the last one may be cut off."""
        self._path = path
        if path is None:
            return
        first = json.dumps(head, sort_keys=True)
        try:
            lines = _lines(path)
            if not lines:
                path.write_text(first + "\n", encoding="utf-8")
        except OSError as error:
            raise BadResultLog(f"{path} cannot be used ({error.strerror}).") from None
        if lines and lines[0] != first:
            raise BadResultLog(f"{path} holds {stranger}.")
        self.lines = lines[1:]

    def add(self, result: Mapping[str, Any]) -> None:
        """Write a result on a line of its own.

        Raises:
            BadResultLog: when it cannot be written.
        """
        if self._path is None:
            return
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result) + "\n")
        except OSError as error:
            raise BadResultLog(f"{self._path} cannot be written ({error.strerror}).") from None


def _lines(path: Path) -> list[str]:
    """The lines of a file that was kept; none where there is no file yet.

    Raises:
        BadResultLog: when it cannot be read.
    """
    try:
        return read_text(path, MOST).splitlines()
    except UnreadableFile as error:
        if error.missing:
            return []
        raise BadResultLog(f"{path} cannot be used ({error.reason}).") from None
