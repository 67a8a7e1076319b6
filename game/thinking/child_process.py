"""The child process: one at the other end of a pipe, how it lives, is heard and is ended."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeAlias

NICENESS = 10
"""How far a child steps back behind the process that draws."""
PATIENCE = 0.5
"""Seconds a child has to end when it is asked to, and again when it is made to."""

ChildMain: TypeAlias = Callable[[Connection], None]
"""All that a child does; something that can be sent to it."""
Spawner: TypeAlias = Callable[[Connection], BaseProcess]
"""Starts a process at the other end of a pipe."""


class ProcessNotStarted(Exception):
    """The system refuses another process; the text says why."""


class PipeClosed(Exception):
    """Raised where the other end of the pipe is closed."""


class ChildProcess:
    """A process that runs until it ends of itself or is ended."""

    def __init__(self, spawn: Spawner) -> None:
        """Start it, and return long before it is ready.

        Raises:
            ProcessNotStarted: when there can be no process.
        """
        ours, theirs = get_context("spawn").Pipe()
        try:
            self._process = spawn(theirs)
        except (OSError, ValueError, RuntimeError) as error:
            ours.close()
            raise ProcessNotStarted(f"{error}") from error
        finally:
            theirs.close()
        self._pipe = ours

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self._process.is_alive()

    def send(self, message: object) -> None:
        """Send it something.

        Raises:
            PipeClosed: when nobody hears it any more.
        """
        send(self._pipe, message)

    def received(self) -> Iterator[Any]:
        """What has come from it since; never waits.

        Raises:
            PipeClosed: after the last of it, when no more can come.
        """
        try:
            while self._pipe.poll():
                yield self._pipe.recv()
        except (EOFError, OSError):
            raise PipeClosed from None

    def last_word(self) -> str:
        """The exit code, in words, of a process that ended of itself."""
        self._process.join(PATIENCE)
        return f"exit code {self._process.exitcode}"

    def end(self) -> None:
        """End it at once."""
        self._pipe.close()
        self._process.terminate()
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join(PATIENCE)


def spawner(name: str, life: ChildMain) -> Spawner:
    """Start a process called *name*, which ends with this one at the latest."""
    return partial(_start, name, life)


def send(pipe: Connection, message: object) -> None:
    """Send something through a pipe, from either end.

    Raises:
        PipeClosed: when nobody hears it any more.
    """
    try:
        pipe.send(message)
    except OSError:
        raise PipeClosed from None


def _start(name: str, life: ChildMain, pipe: Connection) -> BaseProcess:
    process = get_context("spawn").Process(target=_live, args=(life, pipe), name=name, daemon=True)
    process.start()
    return process


def _live(life: ChildMain, pipe: Connection) -> None:
    """What a child does first."""
    # Ctrl+C in a terminal reaches us too; the program that started us decides when we end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # Where the system refuses, we work beside the drawing instead of behind it.
        with contextlib.suppress(OSError):
            os.nice(NICENESS)
    life(pipe)
