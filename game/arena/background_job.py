"""A background job: long work in a process of its own, or in slices of the caller's time."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Generic, NamedTuple, TypeVar

from game.bots.bot_fault import BotFailed
from game.thinking.child_process import ChildProcess, PipeClosed, ProcessNotStarted, send, spawner

N = TypeVar("N")

SLICE = 0.008
"""Seconds of the caller's time for one look, where no process can be started."""


class JobFailure(NamedTuple):
    """What ended a job before its work was done."""

    error: str = ""
    """The error in words, without a full stop; empty where the process was stopped."""


class BackgroundJob(Generic[N]):
    """A job that sends news; may be ended at any time and begun anew."""

    def __init__(self, name: str, apart: bool = True) -> None:
        """Begin at rest, see :meth:`begin`; *apart* is whether it may be in another process."""
        self.separate_process = apart
        self.failure: JobFailure | None = None
        """The error that ended the work, if one did."""
        self.lost = False
        """Whether the process ended of itself before the work was done."""
        self._name = name
        self._child: ChildProcess | None = None
        self._slices: Iterator[N] | None = None

    @property
    def running(self) -> bool:
        """Whether news may still come."""
        return self._child is not None or self._slices is not None

    @property
    def process(self) -> int | None:
        """The number of the process that works, if one does."""
        return None if self._child is None else self._child.pid

    def begin(self, work: Callable[[], Iterator[N]]) -> None:
        """Go to *work*, which must be something that can be sent; return at once."""
        self.lost, self.failure = False, None
        if not self.separate_process or not self._spawn(work):
            self._slices = work()

    def poll(self) -> list[N]:
        """What is new; never waits for the other process."""
        if self._slices is not None:
            return self._slice(self._slices)
        found: list[N] = []
        if self._child is None:
            return found
        working = self._child.alive  # asked first: what it sent last is still taken
        try:
            for sent in self._child.received():
                if sent is None or isinstance(sent, JobFailure):
                    self._finish(sent)
                    return found
                found += sent
            self.lost = not working
        except PipeClosed:
            self.lost = True
        if self.lost:
            self.end()
        return found

    def end(self) -> None:
        """Stop working at once."""
        self._slices = None
        if self._child is not None:
            self._child.end()
            self._child = None

    def _spawn(self, work: Callable[[], Iterator[N]]) -> bool:
        """Start the process; False if there can be none."""
        try:
            self._child = ChildProcess(spawner(self._name, partial(run, work)))
        except ProcessNotStarted:
            return False
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
            self._finish(JobFailure(_said(error)))
        else:
            self._finish(None)
        return found

    def _finish(self, failure: JobFailure | None) -> None:
        """End: the work is done, or *failure* has ended it."""
        self.failure = failure
        self.end()


def run(work: Callable[[], Iterator[N]], pipe: Connection) -> None:
    """The whole life of the process: sends news, then nothing or what went wrong."""
    # Whoever closes the pipe does not want to know any more.
    with contextlib.suppress(PipeClosed):
        send(pipe, _done(pipe, work))


def _done(pipe: Connection, work: Callable[[], Iterator[N]]) -> JobFailure | None:
    """Work to the end; the failure that came in between, if one did."""
    last: N | None = None
    try:
        for news in work():
            if news != last:  # most slices of long thought bring nothing new
                send(pipe, [news])
            last = news
    except PipeClosed:
        raise
    except Exception as error:  # whatever it is, whoever waits is told
        return JobFailure(_said(error))
    return None


def _said(error: Exception) -> str:
    if isinstance(error, BotFailed):
        return str(error).rstrip(".")
    return f"{type(error).__name__}: {error}"
