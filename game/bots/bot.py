"""What a computer player is: a pure function from what it sees to what it does."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from random import Random
from typing import Any, Protocol

from game.engine.action import Action
from game.engine.observation import Observation


class Level(StrEnum):
    """How well a computer plays."""

    NOVICE = "novice"
    CASUAL = "casual"
    SKILLED = "skilled"
    MASTER = "master"


WAIT = "wait"
"""The verb of an action no game knows: a bot that need not act would rather not."""


class Bot(Protocol):
    """Chooses for one seat. Same sight and same generator: same answer."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """The best of ``seen.legal`` so far, again and again as thinking goes on.

        Each step is a slice of a few milliseconds at most; the last action is the choice. A seat
        that need not act now (see ``Turn.lead``) may choose ``Action(seat, WAIT)``.
        """
        ...


def choose(bot: Bot, seen: Observation[Any], rng: Random) -> Action:
    """The bot's choice, thought through to the end.

    Raises:
        ValueError: when the seat has nothing to decide.
    """
    action: Action | None = None
    for better in bot.think(seen, rng):
        action = better
    if action is None:
        raise ValueError("Nothing to decide.")
    return action
