"""The analyst: goes through a match in a process of its own, or in slices of the caller's time."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import TypeAlias

from game.arena.analysis import Findings, Found, analyse
from game.engine.journal import Journal
from game.engine.zones import Seat

SLICE = 0.008
"""Seconds of the caller's time for one poll, where no process can be started."""
NICENESS = 10
"""How far the process steps back behind the one that draws."""
News: TypeAlias = Found | str | None
"""Something found; a sentence about what went wrong; None when all is done."""


class Analyst:
    """Weighs all decisions of one seat; what was found stays when it is stopped half-way."""

    def __init__(self, journal: Journal, seat: Seat, *, apart: bool = True) -> None:
        """Nothing runs before :meth:`start`; *apart* is whether it may be in another process.

        Raises:
            BadOption: when game, seats or options do not fit.
            CorruptJournal: when the match cannot be played again.
        """
        self.journal = journal
        self.seat = seat
        self.findings = Findings(journal, seat)
        self.done = 0
        """How many of the seat's decisions are behind it."""
        self.trouble = ""
        """A sentence about what went wrong, if something did."""
        self._apart = apart
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._slices: Iterator[Found] | None = None

    @property
    def whole(self) -> int:
        """How many decisions there are."""
        return len(self.findings.moves)

    @property
    def finished(self) -> bool:
        """Whether nothing more will come."""
        return self.done >= self.whole or bool(self.trouble)

    @property
    def process(self) -> int | None:
        """The number of the process that works, if one does."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Goes on where it was stopped; returns at once."""
        if self.finished or self._pipe is not None or self._slices is not None:
            return
        if not self._apart or not self._spawn():
            self._slices = analyse(self.journal, self.seat, self.done)

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
            if self._process is None or self._process.is_alive():
                return news
        except (EOFError, OSError):
            pass
        # It died: whatever killed it, the rest can be weighed here.
        self.stop()
        self._apart = False
        self.start()
        return True

    def stop(self) -> None:
        """Ends the process at once, for now; what was found is kept."""
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
            target=work, args=(theirs, self.journal, self.seat, self.done),
            name="folkdeck analyst", daemon=True,
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

    def _take(self, news: News) -> None:
        if isinstance(news, Found):
            self.done = news.done
            if news.decision is not None:
                self.findings.add(news.decision)
        else:
            self.trouble = news or self.trouble
            self.stop()

    def _slice(self, slices: Iterator[Found]) -> bool:
        until, before = perf_counter() + SLICE, self.done
        try:
            for found in slices:
                self._take(found)
                if perf_counter() >= until:
                    return self.done != before
        except Exception as error:
            # A judge that stumbles must not take the table with it: what was found is shown.
            self.trouble = _stumbled(error)
        self.stop()
        return True


def work(pipe: Connection, journal: Journal, seat: Seat, known: int) -> None:
    """The whole life of the process: sends each decision, then None or what went wrong."""
    # Ctrl+C in a terminal reaches us too; the program that started us decides when we end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(NICENESS)
    with contextlib.suppress(OSError):
        try:
            done = known
            for found in analyse(journal, seat, known):
                if found.done > done:
                    done = found.done
                    pipe.send(found)
            pipe.send(None)
        except OSError:
            raise
        except Exception as error:
            pipe.send(_stumbled(error))


def _stumbled(error: Exception) -> str:
    return f"The analysis ended early ({type(error).__name__}: {error})."
