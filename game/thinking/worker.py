"""The worker: the loop of the process that thinks, one request after another."""

from __future__ import annotations

import contextlib
import os
import signal
from multiprocessing.connection import Connection
from random import Random

from game.bots.bot import Bot, reason
from game.engine.action import Action
from game.thinking.limits import Limit
from game.thinking.request import Answer, Opener, Request, Thought, Told

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
        with contextlib.suppress(EOFError, OSError):
            while True:
                thought: Thought = self.pipe.recv()
                ticket, request = thought
                if request is None:
                    continue
                answer = self.answer(ticket, self.told.complete(request))
                if answer is not None:
                    self.pipe.send(answer)

    def answer(self, ticket: int, request: Request) -> Answer | None:
        """The decision; None as soon as something else has been asked meanwhile."""
        action: Action | None = None
        why, limit = "", Limit(request.manner.level)
        try:
            bot = self.bot(request)
            for better in bot.think(request.seen, Random(request.dice)):
                action = better
                if self.pipe.poll():
                    return None
                if limit.reached():
                    break
            if request.wonders and action is not None:
                why = reason(bot, request.seen, action)
        except Exception as error:
            # Whatever a bot stumbles over must not end the match: the session plays on without it.
            return Answer(ticket, action, f"{type(error).__name__}: {error}")
        return Answer(ticket, action, why=why)

    def bot(self, request: Request) -> Bot:
        """Who thinks about a request."""
        options = tuple(sorted(request.options.items()))
        key = (request.game, request.seats, options, request.manner)
        if key not in self.bots:
            self.bots.clear()
            self.bots[key] = self.opener(request)
        return self.bots[key]


def work(pipe: Connection, opener: Opener) -> None:
    """The whole life of a worker process."""
    # Ctrl+C in a terminal reaches us too; the program that started us decides when we end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(NICENESS)
    Worker(pipe, opener).run()
