"""The time-sliced worker: a bot that thinks a few milliseconds at a time in one thread."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter

from game.bots.bot import Bot, explanation_of
from game.bots.bot_fault import NOTHING, described
from game.bots.decision_request import DecisionRequest
from game.engine.action import Action
from game.thinking.bot_cache import BotFactory, opened_bot
from game.thinking.messages import DecisionAnswer
from game.thinking.thinking_limit import ThinkingLimit

SLICE_SECONDS = 0.004
"""Seconds of the caller's time for one poll."""


class TimeSlicedWorker:
    """A worker that thinks a little whenever it is polled."""

    def __init__(self, opener: BotFactory, seconds: float = SLICE_SECONDS) -> None:
        """Think for at most *seconds* in one poll, give or take a step."""
        self._opener = opener
        self._seconds = seconds
        self._steps: Iterator[Action] | None = None
        self._request: DecisionRequest | None = None
        self._bot: Bot | None = None
        self._ticket = 0
        self._spent = 0.0
        self._limit = ThinkingLimit()
        self._best: Action | None = None

    def ask(self, ticket: int, request: DecisionRequest) -> None:
        """Begin to think; a request before it is dropped."""
        self._ticket, self._request = ticket, request
        self._best, self._bot, self._spent = None, None, 0.0
        self._limit = ThinkingLimit(request.steps, lambda: self._spent)
        self._steps = self._think(request)

    def poll(self) -> DecisionAnswer | None:
        """Think a little; the decision or what went wrong, once there is one."""
        if self._steps is None:
            return None
        try:
            answer = self._go_on(self._steps)
        except Exception as error:  # whatever it is, the match must not end with it
            answer = DecisionAnswer(self._ticket, None, None, "", *described(error))
        if answer is not None:
            self._steps = None
        return answer

    def stop(self) -> None:
        """Drop the request."""
        self._steps = None

    def _go_on(self, steps: Iterator[Action]) -> DecisionAnswer | None:
        """Think for one poll; the answer when that was the end of it."""
        begun, before = perf_counter(), self._spent
        for better in steps:
            self._best = better
            passed = perf_counter() - begun
            self._spent = before + passed
            if self._limit.reached():
                return self._answer(self._limit.steps)
            if passed >= self._seconds:
                return None
        return self._answer(None)

    def _think(self, request: DecisionRequest) -> Iterator[Action]:
        self._bot = opened_bot(self._opener, request)
        yield from self._bot.think(request.seen, Random(request.dice))

    def _answer(self, steps: int | None) -> DecisionAnswer:
        request, best = self._request, self._best
        if best is None or request is None or self._bot is None:
            return DecisionAnswer(self._ticket, None, error=NOTHING)
        explanation = explanation_of(self._bot, request.seen, best) if request.wants_advice else ""
        return DecisionAnswer(self._ticket, best, steps, explanation)
