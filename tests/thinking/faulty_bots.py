"""Computers that fail, each in its own way, in a real worker: once, on one seat."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from game.bots.bot import Bot
from game.bots.decision_request import DecisionRequest
from game.engine.action import Action
from game.engine.events import Said
from game.engine.observation import Observation
from game.thinking.bot_cache import bot_of_game

SEAT = 2
"""Who fails."""
SILENCE = 3.0
"""Seconds of silence that are a fault in these tests."""


class Faulty:
    """A player as the game's own computer, which fails the first time it decides on its seat."""

    def __init__(self, inner: Bot, kind: str) -> None:
        self.inner = inner
        self.kind = kind

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        spoken = any(isinstance(each, Said) and each.seat == SEAT for each in seen.history)
        if seen.seat != SEAT or spoken:
            yield from self.inner.think(seen, rng)
            return
        if self.kind == "nothing":
            return
        yield Action(SEAT, "nonsense") if self.kind == "illegal" else seen.legal[0]
        if self.kind == "raises":
            hand = seen.cards("hand", SEAT)
            raise KeyError(f"the hand is {[card.text for card in hand if card]}")
        if self.kind == "dies":
            os._exit(3)
        if self.kind == "hangs":
            time.sleep(600)


def opened(request: DecisionRequest, kind: str) -> Bot:
    """The plain policy never fails."""
    return bot_of_game(request) if request.use_baseline else Faulty(bot_of_game(request), kind)


def raises(request: DecisionRequest) -> Bot:
    return opened(request, "raises")


def nothing(request: DecisionRequest) -> Bot:
    return opened(request, "nothing")


def illegal(request: DecisionRequest) -> Bot:
    return opened(request, "illegal")


def dies(request: DecisionRequest) -> Bot:
    return opened(request, "dies")


def hangs(request: DecisionRequest) -> Bot:
    return opened(request, "hangs")


OPENERS = (raises, nothing, illegal, dies, hangs)
"""Each can be sent to a worker."""
