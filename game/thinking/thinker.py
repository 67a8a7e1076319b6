"""Who thinks for the session: a process of its own, or slices of the caller's time."""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from time import perf_counter

from game.bots.bot import Bot, reason
from game.bots.manner import Level
from game.engine.action import Action
from game.thinking.limits import Limit
from game.thinking.request import Answer, Asked, Opener, Request, Told, from_shelf
from game.thinking.worker import work

RESTARTS = 3
"""So often a worker that dies over one request is replaced before slices take over."""
SLICE = 0.004
"""Seconds of the caller's time for one poll."""


class SliceThinker:
    """Thinks a few milliseconds whenever it is polled, in the caller's own thread."""

    def __init__(self, opener: Opener = from_shelf, seconds: float = SLICE) -> None:
        """*seconds* of thinking at most for one poll, give or take a slice."""
        self._opener = opener
        self._seconds = seconds
        self._slices: Iterator[Action] | None = None
        self._request: Request | None = None
        self._bot: Bot | None = None
        self._spent = 0.0
        self._limit = Limit(Level.MASTER)
        self.why = ""
        """Why the last decision was a good one, if that was asked."""
        self._best: Action | None = None
        self._first: Action | None = None
        self.trouble = ""
        """A sentence about the last bot that failed."""

    def start(self) -> None:
        """Nothing has to be started."""

    def ask(self, asked: Asked) -> None:
        """Begins to think; a question before it is dropped."""
        self.begin(Request.of(asked))

    def begin(self, request: Request) -> None:
        """The same for a request."""
        legal = request.seen.legal
        self._first = legal[0] if legal else None
        self._best, self._bot, self._request = None, None, request
        self._spent, self.why = 0.0, ""
        self._limit = Limit(request.manner.level, lambda: self._spent)
        self._slices = self._think(request)

    def poll(self) -> Action | None:
        """Thinks a little; the decision, once there is one."""
        if self._slices is None:
            return None
        try:
            if not self._go_on(self._slices):
                return None
            self._tell_why()
        except Exception as error:
            # A bot that stumbles must not end the match: the best it had, or any legal action.
            self.trouble = f"{type(error).__name__}: {error}"
        self._slices = None
        return self._best or self._first

    def cancel(self) -> None:
        """Drops the question."""
        self._slices = None

    def close(self) -> None:
        """Stops thinking for good."""
        self.cancel()

    def _go_on(self, slices: Iterator[Action]) -> bool:
        """Thinks for one poll; True when that was the end of it."""
        begun = perf_counter()
        before = self._spent
        for better in slices:
            self._best = better
            passed = perf_counter() - begun
            self._spent = before + passed
            if self._limit.reached():
                return True
            if passed >= self._seconds:
                return False
        return True

    def _think(self, request: Request) -> Iterator[Action]:
        self._bot = self._opener(request)
        yield from self._bot.think(request.seen, Random(request.dice))

    def _tell_why(self) -> None:
        request = self._request
        if request is not None and request.wonders and self._bot and self._best:
            self.why = reason(self._bot, request.seen, self._best)


class Thinker:
    """One long-lived worker process; replaced when it dies, and by slices where none can run."""

    def __init__(
        self,
        opener: Opener = from_shelf,
        spawn: Callable[[Connection, Opener], BaseProcess] | None = None,
    ) -> None:
        """Nothing runs before :meth:`start`."""
        self._opener = opener
        self._spawn = spawn or _spawn
        self._slices = SliceThinker(opener)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._told = Told()
        self._ticket = 0
        self._request: Request | None = None
        self._deaths = 0
        self.why = ""
        """Why the last decision was a good one, if that was asked."""
        self.trouble = ""
        """A sentence about the last thing that went wrong."""

    @property
    def alone(self) -> bool:
        """Whether it thinks in a process of its own."""
        return self._process is not None

    @property
    def worker(self) -> int | None:
        """The number of the worker process, if one runs."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Starts the worker; returns at once, long before it is ready."""
        if self._process is not None:
            return
        ours, theirs = multiprocessing.get_context("spawn").Pipe()
        try:
            self._process = self._spawn(theirs, self._opener)
            self._told = Told()
            self._pipe = ours
        except (OSError, ValueError, RuntimeError) as error:
            self.trouble = f"No process could be started: {error}"
            ours.close()
        finally:
            theirs.close()

    def ask(self, asked: Asked) -> None:
        """Begins to think; a question before it is dropped at once."""
        self.cancel()
        self._request = Request.of(asked)
        self._deaths, self.why = 0, ""
        self._send()

    def poll(self) -> Action | None:
        """The decision, once there is one; never waits."""
        if self._request is None:
            return None
        if self._process is None or self._pipe is None:
            action = self._slices.poll()
            self.why = self._slices.why
            return self._finish(action)
        try:
            while self._pipe.poll():
                answer = self._pipe.recv()
                if isinstance(answer, Answer) and answer.ticket == self._ticket:
                    self.trouble, self.why = answer.trouble or self.trouble, answer.why
                    legal = self._request.seen.legal
                    return self._finish(answer.action or (legal[0] if legal else None))
            if self._process.is_alive():
                return None
        except (EOFError, OSError):
            pass
        self._replace()
        return None

    def cancel(self) -> None:
        """Drops the question; the worker stops before its next slice."""
        if self._request is None:
            return
        self._request = None
        self._slices.cancel()
        self._ticket += 1
        if self._pipe is not None:
            with contextlib.suppress(OSError, ValueError):
                self._pipe.send((self._ticket, None))

    def close(self) -> None:
        """Ends the worker."""
        self.cancel()
        self._end()

    def _finish(self, action: Action | None) -> Action | None:
        if action is not None:
            self._request = None
        return action

    def _send(self) -> None:
        assert self._request is not None
        self._ticket += 1
        self.start()
        if self._pipe is None:
            self._slices.begin(self._request)
            return
        try:
            self._pipe.send((self._ticket, self._told.shorten(self._request)))
        except (OSError, ValueError):
            self._replace()

    def _replace(self) -> None:
        """Puts a new worker in the place of one that died, or gives up on processes."""
        self._end()
        self._deaths += 1
        self.trouble = "The thinking process ended and was started again."
        if self._deaths > RESTARTS and self._request is not None:
            self._slices.begin(self._request)
        elif self._request is not None:
            self._send()

    def _end(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(1.0)
            self._process = None


def _spawn(pipe: Connection, opener: Opener) -> BaseProcess:
    process = multiprocessing.get_context("spawn").Process(
        target=work, args=(pipe, opener), name="folkdeck thinker", daemon=True
    )
    process.start()
    return process
