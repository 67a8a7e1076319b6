"""The transfer merge: what came from another computer joins what is here; nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from game.daily.daily_try import read_try
from game.records.result_line import NewerResult, read_result
from game.store import crash_safe_file
from game.store.bounded_read import MEGABYTE, UnreadableFile, parse_json, read_bytes
from game.store.matches.match_file import UnreadableMatch
from game.store.matches.match_file_parser import parse_match
from game.store.matches.match_folder import MatchFolder, goes_as_far
from game.store.paths import Paths
from game.store.settings import Settings
from game.store.settings_repair import repair_settings
from game.transfer.settings_transfer import merged_settings
from game.transfer.transfer_file import Transferred

_WRONG = (ValueError, LookupError, TypeError, AttributeError)
"""What reading nonsense may raise."""
_BOOK = 64 * MEGABYTE
"""Bytes of a book of lines, at most."""


class TakenIn(NamedTuple):
    """What an import has brought."""

    matches: int
    results: int
    people: int
    left_out: int
    """How many parts could not be read."""

    @property
    def told(self) -> str:
        """It in one sentence or two."""
        if not (self.matches or self.results or self.people):
            told = "Everything in this file is here already."
        else:
            parts = [
                _counted(self.matches, "match", "matches"),
                _counted(self.results, "line of the records", "lines of the records"),
                _counted(self.people, "person", "people"),
            ]
            told = f"Taken in: {', '.join(parts)}."
        if self.left_out:
            was = "One part" if self.left_out == 1 else f"{self.left_out} parts"
            told += f" {was} could not be read and stayed out."
        return told


def take_in(places: Paths, held: Transferred, settings: Settings) -> tuple[TakenIn, Settings]:
    """Merge *held* with what lies in *places*; what was taken in, and the settings from now on.

    Raises:
        OSError: when the disk refuses; what was written before that stays.
    """
    matches, bad = _take_matches(places, held.matches)
    lines = 0
    for path, text, check in (
        (places.results, held.results, _check_result), (places.daily, held.daily, _check_daily),
    ):  # fmt: skip
        added, wrong = _take_lines(path, text, check)
        lines, bad = lines + added, bad + wrong
    now = settings
    if held.settings:
        try:
            now = merged_settings(
                settings, repair_settings(parse_json(held.settings.decode())).settings
            )
        except _WRONG:
            bad += 1
    return TakenIn(matches, lines, len(now.people) - len(settings.people), bad), now


def _take_matches(places: Paths, contents: tuple[bytes, ...]) -> tuple[int, int]:
    folder = MatchFolder(places.matches)
    known: dict[str, list[Path]] = {}
    for each in folder.previews():
        if not each.damaged:
            known.setdefault(each.id, []).append(each.path)
    taken = bad = 0
    for content in contents:
        try:
            match = parse_match(content)
            if match.damage:
                raise UnreadableMatch(match.damage)
            paths = known.setdefault(match.id, [])
            if not any(goes_as_far(folder.read(path), match) for path in paths):
                paths.append(folder.take(match))
                taken += 1
        except UnreadableMatch:
            bad += 1
    return taken, bad


def _take_lines(
    path: Path, text: bytes, check: Callable[[Mapping[str, Any]], None]
) -> tuple[int, int]:
    """Add the lines of matches that have none here, or one of an earlier format."""
    known: dict[str, int] = {}
    try:
        own = read_bytes(path, _BOOK)
    except UnreadableFile as error:
        if not error.missing:
            raise OSError(5, error.reason) from None
        own = b""
    for line in own.decode("utf-8", "replace").splitlines():
        match, form = _key(line)
        known[match] = max(form, known.get(match, -1))
    fresh, bad = [], 0
    for line in text.decode("utf-8", "replace").splitlines():
        try:
            check(parse_json(line))
        except _WRONG:
            bad += 1
            continue
        match, form = _key(line)
        if form > known.get(match, -1):
            known[match] = form
            fresh.append(line + "\n")
    if fresh and not own:
        crash_safe_file.replace_file(path, "".join(fresh))
    elif fresh:
        start = "" if own.endswith(b"\n") else "\n"
        crash_safe_file.append_text(path, start + "".join(fresh))
    return len(fresh), bad


def _key(line: str) -> tuple[str, int]:
    try:
        told = parse_json(line)
        return str(told["match"]), int(told.get("format", 0))
    except _WRONG:
        return "", 0


def _check_result(told: Mapping[str, Any]) -> None:
    try:
        read_result(told)
    except NewerResult as error:
        if not error.match:
            raise


def _check_daily(told: Mapping[str, Any]) -> None:
    read_try(told)


def _counted(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"
