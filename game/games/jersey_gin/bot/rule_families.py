"""Simple rules for Jersey Gin, among which the best answer to a level is sought."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.bot import Bot
from game.bots.profile import BotProfile, Level
from game.bots.rule_family import RuleFamily, RuleNumber, RuleValues
from game.engine.rules import AnyRules
from game.games.jersey_gin.bot.bot import JerseyGinBot
from game.games.jersey_gin.bot.evaluation import Evaluation
from game.games.jersey_gin.bot.parameters import NUMBERS, Parameters

NEVER = -1.0
"""With less than nothing unmatched nobody knocks."""


def _player(
    numbers: Callable[[RuleValues], Parameters],
) -> Callable[[AnyRules, RuleValues], Bot]:
    def player(rules: AnyRules, values: RuleValues) -> Bot:
        bot = JerseyGinBot(rules, BotProfile(Level.MASTER))
        bot.evaluation = Evaluation(bot.rules, numbers(values), guards=False)
        return bot

    return player


def knocking(values: RuleValues) -> Parameters:
    """Collect as usual, and knock with so much while the stock is full, and so much late."""
    return NUMBERS._replace(
        early_knock=values["early"],
        late_knock=values["late"],
        take=values["take"],
        swap=values["swap"],
    )


def counting(values: RuleValues) -> Parameters:
    """Look at nothing but the points of the deadwood."""
    return NUMBERS._replace(
        out=0.0,
        late_out=0.0,
        early_knock=values["early"],
        late_knock=values["late"],
        take=0.5,
        swap=values["swap"],
    )


def waiting(values: RuleValues) -> Parameters:
    """Never knock: gin or the break."""
    return NUMBERS._replace(
        early_knock=NEVER, late_knock=NEVER, out=values["out"], late_out=values["out"] / 2
    )


KNOCKS = (RuleNumber("early", 0, 14), RuleNumber("late", 0, 14))
SWAP = RuleNumber("swap", 0, 12)
FAMILIES = (
    RuleFamily(
        "knock_at_once",
        "collects melds, and knocks with so much deadwood",
        (*KNOCKS, RuleNumber("take", 0, 8), SWAP),
        _player(knocking),
    ),
    RuleFamily(
        "never_knock",
        "waits for gin, or for the end of the stock",
        (RuleNumber("out", 0, 8, whole=False),),
        _player(waiting),
    ),
    RuleFamily(
        "count_only",
        "throws the dearest card of the deadwood, and knocks with so much deadwood",
        (*KNOCKS, SWAP),
        _player(counting),
    ),
)
"""All families, for the search of the best answer."""
