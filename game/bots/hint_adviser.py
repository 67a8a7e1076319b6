"""The adviser of hints: the action that a master's weighing of a decision finds best.

A hint shows it, and the analysis compares with it what was done: both weigh a decision with the
same level, effort and dice, so that the analysis never blames anybody for following a hint.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.bots.bot import ActionValues, Bot, Opponent, explanation_of
from game.bots.decision_dice import dice_key
from game.bots.profile import BotProfile, Level
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.zones import Seat

EFFORT = 0.5
"""The analysis weighs each decision twice, so that both take about as long as a master thinks."""
ADVISER_PROFILE = BotProfile(Level.MASTER, effort=EFFORT)
"""Who weighs the actions of a decision, for a hint and for the analysis."""


def advice_dice(seed: str, moment: int, seat: Seat) -> str:
    """The seed for the generator with which a decision of *seat* is weighed."""
    return dice_key(seed, moment, seat, "looked for")


def best_action(weighed: ActionValues) -> Action:
    """The action of the highest value; of equals the first."""
    return max(weighed.values, key=weighed.values.__getitem__)


class Adviser:
    """An adviser who says what *bot* values most, or would do where it weighs nothing."""

    def __init__(self, bot: Bot) -> None:
        """Ask *bot*, which may be one that gives no advice."""
        self.bot = bot

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield the action of the highest value so far; the last one is the advice."""
        weighed = False
        for values in self.action_values(seen, rng):
            if values.values:
                weighed = True
                yield best_action(values)
        if not weighed:
            yield from self.bot.think(seen, rng)

    def explain(self, seen: Observation[Any], action: Action) -> str:
        """Say in one sentence why *action* is good; nothing where the bot gives no reasons."""
        return explanation_of(self.bot, seen, action)

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        """Yield what the bot's weighing says so far; nothing where it weighs nothing."""
        if isinstance(self.bot, Opponent):
            yield from self.bot.action_values(seen, rng)
