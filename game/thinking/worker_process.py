"""The worker process: computers think in it; how it is started, asked, and found to be silent."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from time import monotonic

from game.bots.bot_fault import ENDED, SILENT
from game.bots.decision_request import DecisionRequest
from game.thinking.bot_cache import BotFactory
from game.thinking.child_process import (
    ChildProcess,
    PipeClosed,
    ProcessNotStarted,
    Spawner,
    spawner,
)
from game.thinking.messages import Begun, DecisionAnswer, HistoryDelta, Task
from game.thinking.thinking_limit import OPENING, SILENCE
from game.thinking.worker_loop import work

STRIDE = 0.5
"""Seconds that count as silence between two looks, at most."""


class WorkerProcess:
    """One process that thinks. What it fails to answer is answered here, with the error."""

    def __init__(self, opener: BotFactory, spawn: Spawner | None, silence: float = SILENCE) -> None:
        """Begin at rest, see :meth:`start`; it may be silent for *silence* seconds."""
        self._spawn = spawn or spawner("folkdeck thinker", partial(work, opener))
        self._silence = silence
        self._child: ChildProcess | None = None
        self._told = HistoryDelta()
        self._ticket = 0
        self._left = 0.0
        """Seconds it may still be silent."""
        self._looked = 0.0
        self._warm = False
        """Whether it has answered something since it was started."""
        self.begun = False
        """Whether it has begun to think about the request."""
        self.not_started: ProcessNotStarted | None = None
        """Why no process could be started, if none could."""

    @property
    def pid(self) -> int | None:
        """The number of the process, if one runs."""
        return None if self._child is None else self._child.pid

    @property
    def dead(self) -> bool:
        """Whether it was started and has ended of itself."""
        return self._child is not None and not self._child.alive

    def start(self) -> None:
        """Start it unless it runs; return at once, long before it is ready."""
        if self._child is not None:
            return
        try:
            self._child = ChildProcess(self._spawn)
        except ProcessNotStarted as error:
            self.not_started = error
        else:
            self._told, self._warm = HistoryDelta(), False

    def ask(self, ticket: int, request: DecisionRequest) -> None:
        """Send a request; if nobody hears it any more, :meth:`poll` says so."""
        self._ticket = ticket
        self._left = self._silence if self._warm else max(OPENING, self._silence)
        self._looked = monotonic()
        self.begun = False
        self._send(self._told.shorten(ticket, request))

    def poll(self) -> DecisionAnswer | None:
        """The answer or the fault, once there is one; never waits."""
        if self._child is None:
            return None
        alive = self._child.alive  # asked first: what it sent last is still taken
        try:
            for told in self._child.received():
                if told.ticket == self._ticket and isinstance(told, DecisionAnswer):
                    self._warm = True
                    return told
                if told.ticket == self._ticket and isinstance(told, Begun):
                    self.begun, self._left = True, self._silence
        except PipeClosed:
            alive = False
        if not alive:
            return DecisionAnswer(self._ticket, None, error=ENDED, details=self._child.last_word())
        now = monotonic()
        # Where nobody looked for long, the machine may have slept, and the worker with it.
        self._left -= min(now - self._looked, STRIDE)
        self._looked = now
        if self._left <= 0:
            return DecisionAnswer(self._ticket, None, error=SILENT)
        return None

    def stop(self, ticket: int) -> None:
        """Tell it to drop its request; it does so before its next step."""
        self._ticket = ticket
        self._send(Task(ticket))

    def end(self) -> None:
        """End it at once."""
        if self._child is not None:
            self._child.end()
            self._child = None

    def _send(self, task: Task) -> None:
        if self._child is not None:
            # If the other end is gone, whoever polls next is told that the process has ended.
            with suppress(PipeClosed):
                self._child.send(task)
