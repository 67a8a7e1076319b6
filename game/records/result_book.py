"""The result book: a line for each finished match, which stays when the match is deleted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.engine.journal import CorruptJournal
from game.records.match_result import FORMAT, MatchResult, result_of
from game.records.result_line import NewerResult, read_result, written_result
from game.store import crash_safe_file
from game.store.bounded_read import MEGABYTE, UnreadableFile, parse_json, read_bytes
from game.store.matches.match_file import UnreadableMatch
from game.store.matches.match_file_parser import read_match_file
from game.store.matches.match_preview import MatchPreview, match_paths, read_preview
from game.store.quarantine import try_quarantine

LIMIT: Final = 64 * MEGABYTE
"""Bytes of the file, at most."""
_WRONG: Final = (ValueError, LookupError, TypeError, AttributeError)
"""What reading nonsense may raise."""


class ResultBook:
    """The results in one file. It is only added to; what cannot be read in it stays there."""

    def __init__(self, path: Path) -> None:
        """The file at *path* need not be there yet; call :meth:`read` before anything else."""
        self.path = path
        self.results: dict[str, MatchResult] = {}
        """By the number of their match, the first one finished first."""
        self.problem = ""
        """What is wrong with the file, in one sentence."""
        self._newer: set[str] = set()
        """Matches whose line a newer program wrote: nothing is added for them."""
        self._unplayable: set[str] = set()
        """Matches of which no result can be had."""

    def read(self) -> None:
        """Read all results. A line that cannot be read is left out, and told in `problem`."""
        self.results, self.problem, self._newer = {}, "", set()
        try:
            lines = read_bytes(self.path, LIMIT).decode("utf-8", "replace").splitlines()
        except UnreadableFile as error:
            self.problem = "" if error.missing else f"{error} It is made anew from the matches."
            if self.problem:
                self.problem += try_quarantine(self.path)
            return
        bad = newer = 0
        for line in lines:
            try:
                self._take(read_result(parse_json(line)))
            except NewerResult as error:
                newer += 1
                self._newer.add(error.match)
            except _WRONG:
                bad += 1
        self.problem = " ".join([*_left_out(bad), *_written_later(newer)])

    def _take(self, result: MatchResult) -> None:
        """Keep *result*; of two lines of a match the one that knows more stands."""
        known = self.results.get(result.match)
        if known is None or known.format <= result.format:
            self.results[result.match] = result

    def _has(self, match: str) -> bool:
        """Whether nothing more can be said of a match."""
        known = self.results.get(match)
        told = known is not None and known.format >= FORMAT
        return told or match in self._newer or match in self._unplayable

    def missing(self, folder: Path) -> Iterator[Path]:
        """The finished matches in *folder* without a line of today, the oldest first."""
        for path in reversed(match_paths(folder)):
            preview = read_preview(path)
            people = any(player.human for player in preview.players)
            aside = preview.damaged or preview.newer or self._has(preview.id)
            if preview.finished and people and not aside:
                yield path

    def add_match(self, path: Path) -> bool:
        """Add a line for the match at *path*; False if nothing came of it, or it has one.

        Raises:
            OSError: when the disk refuses.
        """
        try:
            match = read_match_file(path)
            result = None if self._has(match.id) else result_of(match)
        except UnreadableMatch:
            return False
        except CorruptJournal:
            self._unplayable.add(match.id)
            return False
        if result is None:
            self._unplayable.add(match.id)
            return False
        self._append(result)
        self._take(result)
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
            crash_safe_file.replace_file(self.path, text)
        else:
            crash_safe_file.append_text(self.path, text)


def keep_result(path: Path, match: MatchPreview) -> None:
    """Add what came of *match* to the book at *path*, if it is over, before its file goes.

    Raises:
        OSError: when the disk refuses.
    """
    if match.finished and not match.damaged:
        book = ResultBook(path)
        book.read()
        book.add_match(match.path)


def _left_out(lines: int) -> Iterator[str]:
    """A sentence about lines that cannot be read."""
    if lines:
        told = "One line" if lines == 1 else f"{lines} lines"
        left = "was" if lines == 1 else "were"
        yield f"{told} of the records could not be read and {left} left out."


def _written_later(lines: int) -> Iterator[str]:
    """A sentence about lines of a newer program."""
    if lines:
        told = "One line" if lines == 1 else f"{lines} lines"
        was, stays = ("was", "it stays") if lines == 1 else ("were", "they stay")
        yield f"{told} of the records {was} written by a newer version of Folkdeck; {stays} as is."
