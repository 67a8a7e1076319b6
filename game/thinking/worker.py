"""The worker: the loop of the process that thinks, one request after another."""

from __future__ import annotations

import contextlib
import os
import signal
from multiprocessing.connection import Connection
from random import Random

from game.bots.bot import Bot, reason
from game.bots.fault import NOTHING, described
from game.engine.action import Action
from game.thinking.limits import Limit
from game.thinking.request import Answer, Begun, Opener, Request, Thought, Told

NICENESS = 10
"""How far the worker steps back behind the drawing process."""


class Worker:
    """Answers the requests that come through a pipe until it is closed."""

    def __init__(self, pipe: Connection, opener: Opener) -> None:
        """*opener* makes the bots; one is kept for as long as the same game goes on."""
        self.pipe = pipe
        self.opener = opener
        self.told = Told()
        self.bots: dict[tuple[object, ...], Bot] = {}

    def run(self) -> None:
        """Thinks until the other end is closed."""
        while True:
            try:
                thought: Thought = self.pipe.recv()
            except (EOFError, OSError):
                return
            ticket, request = thought
            if request is None:
                continue
            answer = self.answer(ticket, self.told.complete(request))
            if answer is not None and not self.send(answer):
                return

    def send(self, message: Answer | Begun) -> bool:
        """Sends it; False if nobody is there any more to hear it."""
        try:
            self.pipe.send(message)
        except OSError:
            return False
        return True

    def answer(self, ticket: int, request: Request) -> Answer | None:
        """The decision; None as soon as something else has been asked meanwhile."""
        try:
            return self.thought(ticket, request)
        except Exception as error:  # whatever it is, the other end must hear of it
            return Answer(ticket, None, None, "", *described(error))

    def thought(self, ticket: int, request: Request) -> Answer | None:
        """The same, when nothing goes wrong."""
        bot, limit = self.bot(request), Limit(most=request.steps)
        action: Action | None = None
        steps: int | None = None
        self.send(Begun(ticket))
        for better in bot.think(request.seen, Random(request.dice)):
            action = better
            if self.pipe.poll():
                return None
            if limit.reached():
                steps = limit.steps
                break
        if action is None:
            return Answer(ticket, None, error=NOTHING)
        why = reason(bot, request.seen, action) if request.wonders else ""
        return Answer(ticket, action, steps, why)

    def bot(self, request: Request) -> Bot:
        """Who thinks about a request."""
        options = tuple(sorted(request.options.items()))
        key = (request.game, request.seats, options, request.manner, request.plain)
        if key not in self.bots:
            self.bots.clear()
            self.bots[key] = self.opener(request)
        return self.bots[key]


def work(pipe: Connection, opener: Opener) -> None:
    """The whole life of a worker process."""
    # Ctrl+C in a terminal reaches us too; the program that started us decides when we end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # Where the system refuses, the worker thinks beside the drawing instead of behind it.
        with contextlib.suppress(OSError):
            os.nice(NICENESS)
    Worker(pipe, opener).run()
