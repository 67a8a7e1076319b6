"""The timed bot: a player whose time for a decision is measured in seconds of the processor."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

from game.bots.bot import Bot
from game.engine.action import Action
from game.engine.observation import Observation


class TimedBot:
    """Somebody whose time for a decision is measured; only so is nothing ever the same twice."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        """Let *bot* think for so many *seconds* of the processor at most."""
        self.bot = bot
        self.seconds = seconds

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """What the bot thinks until its time is up."""
        begun = time.process_time()
        for better in self.bot.think(seen, rng):
            yield better
            if time.process_time() - begun > self.seconds:
                return
