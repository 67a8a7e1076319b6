"""The auditor: asks the computers of a match again, in a process of its own or in slices."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import NamedTuple

from game.arena.honesty import REDEALS, Looked, Seated, Verdict, looked
from game.engine.journal import Journal

SECONDS = 18.0
"""About so long an audit takes: with less time for a decision there are fewer re-deals of it."""
SLICE = 0.008
"""Seconds of the caller's time for one poll, where no process can be started."""
NICENESS = 10
"""How far the process steps back behind the one that draws."""


class Chair(NamedTuple):
    """Who played on a seat, as far as the audit needs to know."""

    level: str
    portrait: str


class Haste:
    """Shares the time that is left among the actions that are left."""

    def __init__(self, whole: int, seconds: float = SECONDS) -> None:
        """For *whole* actions."""
        self._left = whole
        self._end = perf_counter() + seconds
        self._move = 0
        self._until = 0.0

    def enough(self, move: int, redeals: int) -> bool:
        """Whether *redeals* of the hidden cards at action number *move* must do."""
        if move != self._move:
            now = perf_counter()
            self._move = move
            self._until = now + (self._end - now) / max(1, self._left - move + 1)
        return redeals > 0 and perf_counter() >= self._until


class Auditor:
    """Looks for choices that depended on hidden cards; may be stopped half-way."""

    def __init__(self, journal: Journal, players: Sequence[Seated], *, apart: bool = True) -> None:
        """Nothing runs before :meth:`start`; *apart* is whether it may be in another process."""
        self.journal = journal
        self.players = tuple(Chair(player.level, player.portrait) for player in players)
        self.done = 0
        """How many actions were looked at."""
        self.verdict = Verdict(0, 0, ())
        """What was found so far."""
        self.trouble = ""
        """A sentence about what went wrong, if something did."""
        self.stopped = False
        self._apart = apart
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._slices: Iterator[Looked] | None = None

    @property
    def whole(self) -> int:
        """How many actions there are."""
        return len(self.journal.actions)

    @property
    def finished(self) -> bool:
        """Whether nothing more will come."""
        return self.done >= self.whole or bool(self.trouble) or self.stopped

    @property
    def process(self) -> int | None:
        """The number of the process that works, if one does."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Begins; returns at once."""
        if self.finished or self._pipe is not None or self._slices is not None:
            return
        if not self._apart or not self._spawn():
            self._slices = audited(self.journal, self.players)

    def poll(self) -> bool:
        """Takes what is new; True if there was anything. Never waits for the other process."""
        if self._slices is not None:
            return self._slice(self._slices)
        if self._pipe is None or self._process is None:
            return False
        news = False
        try:
            while self._pipe is not None and self._pipe.poll():
                self._take(self._pipe.recv())
                news = True
            if self._process is None or self._process.is_alive() or self.finished:
                return news
        except (EOFError, OSError):
            pass
        self._end()
        self.trouble = "The check ended early: its process was stopped."
        return True

    def stop(self) -> None:
        """Ends it at once; what was found is kept."""
        self.stopped = self.stopped or not self.finished
        self._end()

    def _end(self) -> None:
        self._slices = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(1.0)
            self._process = None

    def _spawn(self) -> bool:
        """Starts the process; False if there can be none."""
        ours, theirs = multiprocessing.get_context("spawn").Pipe()
        process = multiprocessing.get_context("spawn").Process(
            target=work, args=(theirs, self.journal, self.players),
            name="folkdeck auditor", daemon=True,
        )  # fmt: skip
        try:
            process.start()
        except (OSError, ValueError, RuntimeError):
            ours.close()
            return False
        finally:
            theirs.close()
        self._process, self._pipe = process, ours
        return True

    def _take(self, news: Looked | str) -> None:
        if isinstance(news, Looked):
            self.done, self.verdict = news.moves, news.verdict
        else:
            self.trouble = news
        if self.finished:
            self._end()

    def _slice(self, slices: Iterator[Looked]) -> bool:
        until = perf_counter() + SLICE
        try:
            for news in slices:
                self._take(news)
                if perf_counter() >= until:
                    return True
        except Exception as error:
            # A bot that stumbles must not take the table with it: what was found is shown.
            self._take(stumbled(error))
        return True


def audited(
    journal: Journal, players: Sequence[Seated], seconds: float = SECONDS
) -> Iterator[Looked]:
    """The audit of a match in about the time somebody waits for it."""
    haste = Haste(len(journal.actions), seconds)
    return looked(journal, players, REDEALS, haste.enough)


def work(pipe: Connection, journal: Journal, players: Sequence[Seated]) -> None:
    """The whole life of the process: sends what was found, or what went wrong."""
    # Ctrl+C in a terminal reaches us too; the program that started us decides when we end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(NICENESS)
    with contextlib.suppress(OSError):
        try:
            for news in audited(journal, players):
                pipe.send(news)
        except OSError:
            raise
        except Exception as error:
            pipe.send(stumbled(error))


def stumbled(error: Exception) -> str:
    """A sentence about an audit that could not go on."""
    return f"The check ended early ({type(error).__name__}: {error})."
