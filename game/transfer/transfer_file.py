"""The transfer file: one zip with matches, records, tries of the day and settings."""

from __future__ import annotations

import io
import json
import os
import re
import tempfile
import zipfile
import zlib
from pathlib import Path
from typing import Final, NamedTuple

from game.store.bounded_read import MEGABYTE, UnreadableFile, parse_json, read_bytes
from game.store.matches.match_file import LIMIT as MATCH_LIMIT
from game.store.matches.match_preview import match_paths
from game.store.paths import Paths

FORMAT: Final = 1
LIMIT: Final = 512 * MEGABYTE
"""Bytes of the file, and of all that is packed in it, at most."""
MOST: Final = 50_000
"""Parts of the file, at most."""
HEAD, SETTINGS, RESULTS, DAILY = "folkdeck.json", "settings.json", "results.jsonl", "daily.jsonl"
MATCHES: Final = re.compile(r"matches/[^/\\]+")
"""The names of matches in the file; nothing is ever written under a name from it."""
_LIMITS: Final = {HEAD: MEGABYTE, SETTINGS: MEGABYTE, RESULTS: 64 * MEGABYTE, DAILY: 16 * MEGABYTE}
NONE_OF_OURS: Final = "{} is no transfer file of Folkdeck, or it is damaged; nothing was taken."
NEWER: Final = "{} was written by a newer version of Folkdeck; nothing was taken from it."
_WRONG: Final = (
    zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error, NotImplementedError, RuntimeError,
    ValueError, LookupError, TypeError, OSError, EOFError,
)  # fmt: skip
"""What reading nonsense as a zip may raise."""


class BadTransfer(ValueError):
    """A file from which nothing can be taken, or one that cannot be written, in a sentence."""


class Transferred(NamedTuple):
    """What a transfer file holds."""

    settings: bytes
    results: bytes
    daily: bytes
    matches: tuple[bytes, ...]


def write_transfer(places: Paths, target: Path) -> int:
    """Write all of *places* to *target*, where no file may lie; how many matches it holds.

    Raises:
        BadTransfer: when something lies there, or the disk refuses.
    """
    if os.path.lexists(target):
        raise BadTransfer(f"{target.name} is there already; nothing is written over it.")
    count = 0
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        number, name = tempfile.mkstemp(prefix=target.name, suffix=".new", dir=target.parent)
        fresh = Path(name)
        try:
            with os.fdopen(number, "wb") as file:
                with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
                    packed.writestr(HEAD, json.dumps({"format": FORMAT}))
                    for path, part in _files(places):
                        packed.writestr(part, _content(path, part))
                    for path in match_paths(places.matches):
                        packed.writestr(f"matches/{path.name}", _content(path, path.name))
                        count += 1
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, target)
        finally:
            fresh.unlink(missing_ok=True)
    except UnreadableFile as error:
        raise BadTransfer(f"{error} Nothing was written.") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "the disk refused"
        raise BadTransfer(f"{target.name} could not be written ({reason}).") from None
    return count


def read_transfer(path: Path) -> Transferred:
    """What the file at *path* holds, all of it read and within bounds.

    Raises:
        BadTransfer: when it is none, damaged, too large, or of a newer version.
    """
    try:
        content = read_bytes(path, LIMIT)
    except UnreadableFile as error:
        raise BadTransfer(str(error)) from None
    wrong = NONE_OF_OURS.format(path.name)
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            parts = _parts(packed)
            head = parse_json(parts[HEAD].decode())
        written = head["format"]
        newer = type(written) is int and written > FORMAT
        ours = type(written) is int and written == FORMAT
    except _WRONG:
        raise BadTransfer(wrong) from None
    if newer or not ours:
        raise BadTransfer(NEWER.format(path.name) if newer else wrong)
    matches = tuple(parts[name] for name in sorted(parts) if MATCHES.fullmatch(name))
    return Transferred(
        parts.get(SETTINGS, b""), parts.get(RESULTS, b""), parts.get(DAILY, b""), matches
    )


def _files(places: Paths) -> list[tuple[Path, str]]:
    named = [(places.settings, SETTINGS), (places.results, RESULTS), (places.daily, DAILY)]
    return [(path, part) for path, part in named if path.exists()]


def _content(path: Path, part: str) -> bytes:
    return read_bytes(path, _LIMITS.get(part, MATCH_LIMIT))


def _parts(packed: zipfile.ZipFile) -> dict[str, bytes]:
    """Everything in it that can be ours, by name.

    Raises:
        ValueError: when there is too much.
    """
    every = packed.infolist()
    if len(every) > MOST or sum(each.file_size for each in every) > LIMIT:
        raise ValueError("too much")
    parts: dict[str, bytes] = {}
    for each in every:
        most = _LIMITS.get(each.filename, MATCH_LIMIT)
        if each.filename not in _LIMITS and not MATCHES.fullmatch(each.filename):
            continue
        with packed.open(each) as file:
            content = file.read(most + 1)
        if len(content) > most or each.filename in parts:
            raise ValueError("too large, or twice")
        parts[each.filename] = content
    return parts
