"""Simple players of Indian Chief, to measure others by."""

from __future__ import annotations

from types import MappingProxyType

from game.bots.profile import BotProfile, Level
from game.engine.rules import AnyRules
from game.games.indian_chief.bot.bot import ChiefBot
from game.games.indian_chief.bot.levels import LevelParameters
from game.games.indian_chief.bot.open_box_values import nothing, par_only
from game.games.indian_chief.bot.parameters import GREEDY


def policy(rules: AnyRules) -> ChiefBot:
    """The master without imagined deals."""
    level = LevelParameters(0.0, 1.0, 1.0, 0, 0, 0)
    return ChiefBot(rules, BotProfile(Level.MASTER), level=level)


PLAIN = LevelParameters(0.0, 0.0, 1.0, 0, 0, 0)
"""Of somebody who looks at the points of each box and nothing else."""


def greedy(rules: AnyRules) -> ChiefBot:
    """A player who takes the most points there are now."""
    return ChiefBot(rules, BotProfile(Level.MASTER), GREEDY, PLAIN, nothing())


def par(rules: AnyRules) -> ChiefBot:
    """A player who takes the box in which the points are farthest above its mean."""
    return ChiefBot(rules, BotProfile(Level.MASTER), GREEDY, PLAIN, par_only())


def baseline(rules: AnyRules) -> ChiefBot:
    """The same, with near-ties broken by what stays in hand (the rules notes)."""
    return ChiefBot(rules, BotProfile(Level.MASTER), GREEDY, PLAIN, par_only(keep=0.2))


KINDS = MappingProxyType({"greedy": greedy, "par": par, "baseline": baseline, "policy": policy})
"""Players to measure others by."""
