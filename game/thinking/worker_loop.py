"""The worker loop: what the process that thinks does, one request after another."""

from __future__ import annotations

from multiprocessing.connection import Connection
from random import Random

from game.bots.bot import explanation_of
from game.bots.bot_fault import NOTHING, described
from game.bots.decision_request import DecisionRequest
from game.engine.action import Action
from game.thinking.bot_cache import BotCache, BotFactory
from game.thinking.messages import Begun, DecisionAnswer, HistoryDelta, Task
from game.thinking.thinking_limit import ThinkingLimit


class Worker:
    """A worker that answers the requests that come through a pipe until it is closed."""

    def __init__(self, pipe: Connection, opener: BotFactory) -> None:
        """Make bots by *opener*."""
        self.pipe = pipe
        self.told = HistoryDelta()
        self.bots = BotCache(opener)

    def run(self) -> None:
        """Think until the other end is closed."""
        while True:
            try:
                task: Task = self.pipe.recv()
            except (EOFError, OSError):
                return
            request = self.told.complete(task)
            if request is None:
                continue
            answer = self.answer(task.ticket, request)
            if answer is not None and not self.send(answer):
                return

    def send(self, message: DecisionAnswer | Begun) -> bool:
        """Send it; False if nobody is there any more to hear it."""
        try:
            self.pipe.send(message)
        except OSError:
            return False
        return True

    def answer(self, ticket: int, request: DecisionRequest) -> DecisionAnswer | None:
        """The decision; None as soon as something else has been asked meanwhile."""
        try:
            return self.thought(ticket, request)
        except Exception as error:  # whatever it is, the other end must hear of it
            return DecisionAnswer(ticket, None, None, "", *described(error))

    def thought(self, ticket: int, request: DecisionRequest) -> DecisionAnswer | None:
        """The same, when nothing goes wrong."""
        bot, limit = self.bots.bot(request), ThinkingLimit(most=request.steps)
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
            return DecisionAnswer(ticket, None, error=NOTHING)
        explanation = explanation_of(bot, request.seen, action) if request.wants_advice else ""
        return DecisionAnswer(ticket, action, steps, explanation)


def work(opener: BotFactory, pipe: Connection) -> None:
    """The whole life of a worker process."""
    Worker(pipe, opener).run()
