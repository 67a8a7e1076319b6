"""The worker process as its owner sees it: started, asked, watched, and ended."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic

from game.bots.fault import ENDED, SILENT
from game.thinking.limits import OPENING, SILENCE
from game.thinking.request import Answer, Begun, Opener, Request, Told
from game.thinking.worker import work

Spawn = Callable[[Connection, Opener], BaseProcess]
"""Starts a process at the other end of a pipe."""


STRIDE = 0.5
"""Seconds that count as silence between two looks, at most."""


class WorkerProcess:
    """One process that thinks. What it fails to answer is answered here, with the error."""

    def __init__(self, opener: Opener, spawn: Spawn | None, silence: float = SILENCE) -> None:
        """Nothing runs before :meth:`start`; it may be silent for *silence* seconds."""
        self._opener = opener
        self._spawn = spawn or _spawn
        self._silence = silence
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._told = Told()
        self._ticket = 0
        self._left = 0.0
        """Seconds it may still be silent."""
        self._looked = 0.0
        self._warm = False
        """Whether it has answered something since it was started."""
        self.begun = False
        """Whether it has begun to think about the question."""
        self.refused = ""
        """Why no process could be started, if none could."""

    @property
    def pid(self) -> int | None:
        """The number of the process, if one runs."""
        return None if self._process is None else self._process.pid

    @property
    def dead(self) -> bool:
        """Whether it was started and has ended of itself."""
        return self._process is not None and not self._process.is_alive()

    def start(self) -> None:
        """Starts it unless it runs; returns at once, long before it is ready."""
        if self._process is not None:
            return
        ours, theirs = multiprocessing.get_context("spawn").Pipe()
        try:
            self._process = self._spawn(theirs, self._opener)
            self._pipe, self._told, self._warm = ours, Told(), False
        except (OSError, ValueError, RuntimeError) as error:
            self.refused = f"No process could be started: {error}"
            ours.close()
        finally:
            theirs.close()

    def ask(self, ticket: int, request: Request) -> None:
        """Sends a question; if nobody hears it any more, :meth:`poll` says so."""
        self._ticket = ticket
        self._left = self._silence if self._warm else max(OPENING, self._silence)
        self._looked = monotonic()
        self.begun = False
        self._send((ticket, self._told.shorten(request)))

    def poll(self) -> Answer | None:
        """The answer or the fault, once there is one; never waits."""
        if self._pipe is None or self._process is None:
            return None
        alive = self._process.is_alive()  # asked first: what it sent last is still taken
        try:
            while self._pipe.poll():
                told = self._pipe.recv()
                if told.ticket == self._ticket and isinstance(told, Answer):
                    self._warm = True
                    return told
                if told.ticket == self._ticket and isinstance(told, Begun):
                    self.begun, self._left = True, self._silence
        except (EOFError, OSError):
            alive = False
        if not alive:
            return Answer(self._ticket, None, error=ENDED, details=self._last_word())
        now = monotonic()
        # Where nobody looked for long, the machine may have slept, and the worker with it.
        self._left -= min(now - self._looked, STRIDE)
        self._looked = now
        if self._left <= 0:
            return Answer(self._ticket, None, error=SILENT)
        return None

    def stop(self, ticket: int) -> None:
        """Tells it to drop its question; it does so before its next step."""
        self._ticket = ticket
        self._send((ticket, None))

    def end(self) -> None:
        """Ends it at once."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(0.5)
            if self._process.is_alive():
                self._process.kill()
                self._process.join(0.5)
            self._process = None

    def _send(self, thought: tuple[int, Request | None]) -> None:
        if self._pipe is None:
            return
        try:
            self._pipe.send(thought)
        except OSError:
            # The other end is gone: whoever polls next is told that the process has ended.
            return

    def _last_word(self) -> str:
        assert self._process is not None
        self._process.join(0.2)
        return f"exit code {self._process.exitcode}"


def _spawn(pipe: Connection, opener: Opener) -> BaseProcess:
    process = multiprocessing.get_context("spawn").Process(
        target=work, args=(pipe, opener), name="folkdeck thinker", daemon=True
    )
    process.start()
    return process
