"""The result book: a line for each finished match, which stays when the match is deleted."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from game.engine.journal import CorruptJournal
from game.records.match_result import MatchResult, PersonResult, result_of
from game.store import atomic_file
from game.store.bounded_read import MEGABYTE, UnreadableFile, read_bytes
from game.store.matches.match_file import UnreadableMatch, read_match_file
from game.store.matches.match_preview import MatchPreview, match_paths, read_preview

FORMAT: Final = 1
LIMIT: Final = 64 * MEGABYTE
"""Bytes of the file, at most."""
_WRONG: Final = (ValueError, LookupError, TypeError, AttributeError)
"""What reading nonsense may raise."""


class ResultBook:
    """Keeps results in one file. It is only added to; what cannot be read in it stays there."""

    def __init__(self, path: Path) -> None:
        """The file at *path* need not be there yet; call :meth:`read` before anything else."""
        self.path = path
        self.results: dict[str, MatchResult] = {}
        """By the number of their match, the first one finished first."""
        self.problem = ""
        """What is wrong with the file, in one sentence."""
        self._unplayable: set[str] = set()
        """Matches of which no result can be had."""

    def read(self) -> None:
        """Read all results. A line that cannot be read is left out, and told in `problem`."""
        self.results, self.problem = {}, ""
        try:
            lines = read_bytes(self.path, LIMIT).decode("utf-8", "replace").splitlines()
        except UnreadableFile as error:
            self.problem = "" if error.missing else f"{error} It is made anew from the matches."
            if self.problem:
                self._set_aside()
            return
        bad = 0
        for line in lines:
            try:
                result = read_result(json.loads(line))
            except _WRONG:
                bad += 1
            else:
                self.results[result.match] = result
        if bad:
            told = "One line" if bad == 1 else f"{bad} lines"
            left = "was" if bad == 1 else "were"
            self.problem = f"{told} of the records could not be read and {left} left out."

    def missing(self, folder: Path) -> Iterator[Path]:
        """The finished matches in *folder* that have no line yet, the oldest first."""
        for path in reversed(match_paths(folder)):
            preview = read_preview(path)
            people = any(player.human for player in preview.players)
            known = preview.id in self.results or preview.id in self._unplayable
            if preview.finished and people and not (known or preview.damaged or preview.newer):
                yield path

    def add_match(self, path: Path) -> bool:
        """Add a line for the match at *path*; False if nothing came of it, or it has one.

        Raises:
            OSError: when the disk refuses.
        """
        try:
            match = read_match_file(path)
            result = None if match.id in self.results else result_of(match)
        except UnreadableMatch:
            return False
        except CorruptJournal:
            self._unplayable.add(match.id)
            return False
        if result is None:
            self._unplayable.add(match.id)
            return False
        self._append(result)
        self.results[result.match] = result
        return True

    def add_missing(self, folder: Path) -> int:
        """Add a line for each finished match in *folder* that has none; how many were added.

        Raises:
            OSError: when the disk refuses.
        """
        return sum(self.add_match(path) for path in self.missing(folder))

    def _append(self, result: MatchResult) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(written_result(result), ensure_ascii=False, separators=(",", ":")) + "\n"
        if not self.path.exists():
            atomic_file.replace_file(self.path, text)
        else:
            atomic_file.append_text(self.path, text)

    def _set_aside(self) -> None:
        try:
            atomic_file.quarantine(self.path)
        except OSError:  # what is there stays; nothing is written over it
            self.problem += " It could not be put aside."


def keep_result(path: Path, match: MatchPreview) -> None:
    """Add what came of *match* to the book at *path*, if it is over, before its file goes.

    Raises:
        OSError: when the disk refuses.
    """
    if match.finished and not match.damaged:
        book = ResultBook(path)
        book.read()
        book.add_match(match.path)


def written_result(result: MatchResult) -> dict[str, Any]:
    """A result as it is written in JSON."""
    people = [person._asdict() for person in result.people]
    return {"format": FORMAT, **result._asdict(), "options": dict(result.options), "people": people}


def read_result(told: Mapping[str, Any]) -> MatchResult:
    """The result that was written as *told*.

    Raises:
        ValueError, LookupError, TypeError: when it is none, or from a newer program.
    """
    if told["format"] != FORMAT:
        raise ValueError("a result of another program")
    people = tuple(
        PersonResult(
            str(each["person"]), str(each["name"]), _number(each["seat"]),
            _number(each["points"]), float(each["won"]),
        )
        for each in told["people"]
    )  # fmt: skip
    return MatchResult(
        str(told["match"]), _number(told["finished"]), str(told["game"]), _number(told["seats"]),
        dict(told["options"]), str(told["level"]), max(2, _number(told["sides"])), people,
        _number(told["hints"]), bool(told["assisted"]), _number(told["rules_version"]),
        _number(told["players_version"]), bool(told["lowest_wins"]),
        bool(told["known_deal"]),
    )  # fmt: skip


def _number(told: object) -> int:
    if type(told) is not int:
        raise ValueError("no whole number")
    return told
