"""An errand: long work in a process of its own, or in slices of the caller's time."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Generic, TypeVar

from game.bots.fault import BotFailed

N = TypeVar("N")

SLICE = 0.008
"""Seconds of the caller's time for one look, where no process can be started."""
NICENESS = 10
"""How far the process steps back behind the one that draws."""


class Errand(Generic[N]):
    """Somebody who works and sends news; may be ended at any time and begun anew."""

    def __init__(self, name: str, apart: bool = True) -> None:
        """Nothing runs before :meth:`begin`; *apart* is whether it may be in another process."""
        self.apart = apart
        self.failed = ""
        """The error that ended the work, if one did."""
        self.lost = False
        """Whether the process ended of itself before the work was done."""
        self._name = name
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._slices: Iterator[N] | None = None

    @property
    def running(self) -> bool:
        """Whether news may still come."""
        return self._pipe is not None or self._slices is not None

    @property
    def process(self) -> int | None:
        """The number of the process that works, if one does."""
        return None if self._process is None else self._process.pid

    def begin(self, work: Callable[[], Iterator[N]]) -> None:
        """Goes to *work*, which must be something that can be sent; returns at once."""
        self.lost = False
        if not self.apart or not self._spawn(work):
            self._slices = work()

    def news(self) -> list[N]:
        """What is new; never waits for the other process."""
        if self._slices is not None:
            return self._slice(self._slices)
        found: list[N] = []
        if self._pipe is None or self._process is None:
            return found
        working = self._process.is_alive()  # asked first: what it sent last is still taken
        try:
            while self._pipe.poll():
                sent = self._pipe.recv()
                if isinstance(sent, str):
                    self._finish(sent)
                    return found
                found += sent
            self.lost = not working
        except (EOFError, OSError):
            self.lost = True
        if self.lost:
            self.end()
        return found

    def end(self) -> None:
        """Stops working at once."""
        self._slices = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(1.0)
            self._process = None

    def _spawn(self, work: Callable[[], Iterator[N]]) -> bool:
        """Starts the process; False if there can be none."""
        ours, theirs = multiprocessing.get_context("spawn").Pipe()
        process = multiprocessing.get_context("spawn").Process(
            target=run, args=(theirs, work), name=self._name, daemon=True
        )
        try:
            process.start()
        except (OSError, ValueError, RuntimeError):
            ours.close()
            return False
        finally:
            theirs.close()
        self._process, self._pipe = process, ours
        return True

    def _slice(self, slices: Iterator[N]) -> list[N]:
        until = perf_counter() + SLICE
        found: list[N] = []
        try:
            for news in slices:
                found.append(news)
                if perf_counter() >= until:
                    return found
        except Exception as error:
            # Work that stumbles must not take the table with it: what was found is shown.
            self._finish(_said(error))
        else:
            self._finish("")
        return found

    def _finish(self, failed: str) -> None:
        """The work is done, or *failed* says what ended it."""
        self.failed = failed
        self.end()


def run(pipe: Connection, work: Callable[[], Iterator[N]]) -> None:
    """The whole life of the process: sends news, then nothing or what went wrong."""
    # Ctrl+C in a terminal reaches us too; the program that started us decides when we end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # Where the system refuses, the process works beside the drawing instead of behind it.
        with contextlib.suppress(OSError):
            os.nice(NICENESS)
    # Whoever closes the pipe does not want to know any more.
    with contextlib.suppress(Unheard):
        _send(pipe, _done(pipe, work))


class Unheard(Exception):
    """The other end of the pipe is closed."""


def _send(pipe: Connection, news: object) -> None:
    try:
        pipe.send(news)
    except OSError:
        raise Unheard from None


def _done(pipe: Connection, work: Callable[[], Iterator[N]]) -> str:
    """Works to the end; the error that came in between, if one did."""
    last: N | None = None
    try:
        for news in work():
            if news != last:  # most slices of long thought bring nothing new
                _send(pipe, [news])
            last = news
    except Unheard:
        raise
    except Exception as error:  # whatever it is, whoever waits is told
        return _said(error)
    return ""


def _said(error: Exception) -> str:
    if isinstance(error, BotFailed):
        return str(error).rstrip(".")
    return f"{type(error).__name__}: {error}"
