"""Bounded reading: a small text file as a whole, from a path that may lead anywhere."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from typing import Any, Final, TextIO

MEGABYTE: Final = 1 << 20
"""Bytes of one megabyte."""

DEEPEST: Final = 32
"""Lists and objects within each other, at most: nothing of ours is half as deep."""


_FLAGS: Final = (
    getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)
"""No waiting for a pipe, no terminal taken over; each where the system knows it."""


class UnreadableFile(Exception):
    """A file that cannot be read; as text it is one whole sentence for a person."""

    def __init__(
        self, path: Path, reason: str, *, missing: bool = False, unsuitable: bool = False
    ) -> None:
        """Take a *reason* that fits between brackets; *missing*: no file lies at *path* at all.

        *unsuitable* says that what lies there is nothing of ours: a folder, a pipe, no text.
        """
        name = "".join(sign if sign.isprintable() else "?" for sign in path.name)
        super().__init__(f"{name or 'This file'} could not be read ({reason}).")
        self.reason = reason
        self.missing = missing
        self.unsuitable = unsuitable


def read_bytes(path: Path, most: int) -> bytes:
    """All bytes of the ordinary file at *path*, *most* at most; it never waits for a pipe.

    Raises:
        UnreadableFile: for whatever is missing, larger, forbidden, or no ordinary file.
    """
    try:
        _must_be_ordinary(path, os.stat(path), most)
        number = os.open(path, os.O_RDONLY | _FLAGS)
        with open(number, "rb") as file:
            _must_be_ordinary(path, os.fstat(number), most)
            content = file.read(most + 1)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise UnreadableFile(path, _reason(error), missing=True) from None
    except OSError as error:
        raise UnreadableFile(path, _reason(error)) from None
    except ValueError:  # NUL, or letters that no file system can write
        raise UnreadableFile(path, "its name is none that a file can have", missing=True) from None
    if len(content) > most:
        raise UnreadableFile(path, _too_large(most), unsuitable=True)
    return content


def read_text(path: Path, most: int) -> str:
    """The text of the ordinary file at *path*, *most* bytes of UTF-8 at most.

    Raises:
        UnreadableFile: as :func:`read_bytes` does, and for bytes that are no text.
    """
    try:
        return read_bytes(path, most).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UnreadableFile(path, "it is no text", unsuitable=True) from None


def open_log(path: Path, *, anew: bool = False) -> TextIO:
    """The file at *path* to write lines at its end, or *anew*; it never waits for a pipe.

    Raises:
        OSError: when it cannot be written, or nobody reads the pipe that lies there.
        ValueError: when no file can have this name.
    """
    way = os.O_WRONLY | os.O_CREAT | (os.O_TRUNC if anew else os.O_APPEND) | _FLAGS
    number = os.open(path, way, 0o666)
    return open(number, "w", encoding="utf-8", errors="backslashreplace")


def parse_json(text: str) -> Any:
    """What *text* says as JSON, of modest depth and with finite numbers of modest length.

    Raises:
        ValueError: for everything else.
    """
    try:
        value = json.loads(text, parse_constant=_no_number)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    level = [value]
    for _ in range(DEEPEST):
        level = [part for each in level for part in _parts(each)]
        if not level:
            return value
    raise ValueError("nested too deeply")


def _must_be_ordinary(path: Path, found: os.stat_result, most: int) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise UnreadableFile(path, "it is a folder", unsuitable=True)
    if not stat.S_ISREG(found.st_mode):
        raise UnreadableFile(path, "it is no ordinary file", unsuitable=True)
    if found.st_size > most:
        raise UnreadableFile(path, _too_large(most), unsuitable=True)


def _reason(error: OSError) -> str:
    return error.strerror or "it cannot be opened"


def _too_large(most: int) -> str:
    size = f"{most} bytes" if most < MEGABYTE else f"{most // MEGABYTE} MB"
    return f"it is larger than {size}"


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _parts(value: object) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
