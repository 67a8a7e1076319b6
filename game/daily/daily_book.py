"""The daily book: a line for each try of a deal of the day, which stays when its match goes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Final

from game.daily.daily_try import DailyTry, read_try, try_of
from game.engine.journal import CorruptJournal
from game.store import crash_safe_file
from game.store.bounded_read import MEGABYTE, UnreadableFile, read_bytes
from game.store.matches.match_file import DAILY
from game.store.matches.match_file import LIMIT as MATCH_LIMIT
from game.store.matches.match_file_parser import read_match_file
from game.store.matches.match_preview import match_paths
from game.store.quarantine import try_quarantine

LIMIT: Final = 16 * MEGABYTE
"""Bytes of the file, at most."""
_KEY: Final = f'"{DAILY}":'.encode()
_WRONG: Final = (ValueError, LookupError, TypeError, AttributeError)
"""What reading nonsense may raise."""


class DailyBook:
    """The tries in one file. It is only added to; what cannot be read in it stays there."""

    def __init__(self, path: Path) -> None:
        """The file at *path* need not be there yet; call :meth:`read` before anything else."""
        self.path = path
        self.tries: dict[str, DailyTry] = {}
        """By the number of their match."""
        self.problem = ""
        """What is wrong with the file, in one sentence."""
        self.paths: dict[str, Path] = {}
        """Where the matches of the tries lie, as far as they are still there."""

    def read(self) -> None:
        """Read all tries. A line that cannot be read is left out, and told in `problem`."""
        self.tries, self.problem = {}, ""
        try:
            lines = read_bytes(self.path, LIMIT).decode("utf-8", "replace").splitlines()
        except UnreadableFile as error:
            if not error.missing:
                self.problem = f"{error} The deals of the day are read from the matches."
                self.problem += try_quarantine(self.path)
            return
        bad = 0
        for line in lines:
            try:
                told = read_try(json.loads(line))
            except _WRONG:
                bad += 1
            else:
                self.tries[told.match] = told
        if bad:
            count, left = ("One line", "was") if bad == 1 else (f"{bad} lines", "were")
            self.problem = f"{count} about deals of the day could not be read and {left} left out."

    def find(self, folder: Path) -> None:
        """Find the matches of deals of the day in *folder*, and add those without a line.

        Raises:
            OSError: when the disk refuses a line.
        """
        self.paths = {}
        for path in match_paths(folder):
            try:
                if _KEY not in read_bytes(path, MATCH_LIMIT).partition(b"\n")[0]:
                    continue
                match = read_match_file(path)
                told = try_of(match)
            except (UnreadableFile, CorruptJournal):
                continue  # the list of matches says what is wrong with it
            if told is not None:
                self.paths.setdefault(told.match, path)
                self.add(told)

    def add(self, told: DailyTry) -> None:
        """Add a line for a try, unless it has one.

        Raises:
            OSError: when the disk refuses; it is known until the program ends.
        """
        if told.match in self.tries:
            return
        self.tries[told.match] = told
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(told.written(), ensure_ascii=False, separators=(",", ":")) + "\n"
        if self.path.exists():
            crash_safe_file.append_text(self.path, text)
        else:
            crash_safe_file.replace_file(self.path, text)

    def of(self, game: str, person: str) -> dict[date, list[DailyTry]]:
        """The tries of *person* at *game* by day, the one that counts first."""
        days: dict[date, list[DailyTry]] = {}
        for each in self._in_order():
            if each.game == game and each.person == person:
                days.setdefault(each.day, []).append(each)
        return days

    def _in_order(self) -> Iterable[DailyTry]:
        """Those that count first, each part in the order in which they were begun."""
        return sorted(self.tries.values(), key=lambda each: (not each.counts, each.begun))
