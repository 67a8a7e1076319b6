"""Simple players of Vendetta, to measure others by."""

from __future__ import annotations

from types import MappingProxyType

from game.bots.profile import BotProfile, Level
from game.engine.rules import AnyRules
from game.games.vendetta.bot.bot import VendettaBot
from game.games.vendetta.bot.parameters import GREEDY, GUESSED, LevelParameters

FEELING = LevelParameters(0.0, True, 1.0, 1.0, 0, 0, 1, False, False)
"""Of somebody who counts well and imagines nothing."""


def policy(rules: AnyRules) -> VendettaBot:
    """Card sense alone, with nothing learned and nothing imagined."""
    return VendettaBot(rules, BotProfile(Level.MASTER), temper=FEELING)


def learned(rules: AnyRules) -> VendettaBot:
    """What was learned, with nothing imagined."""
    return VendettaBot(rules, BotProfile(Level.MASTER), temper=FEELING._replace(learned=True))


def baseline(rules: AnyRules) -> VendettaBot:
    """The hand-made player of the rules notes, with numbers by guess."""
    return VendettaBot(rules, BotProfile(Level.MASTER), GUESSED, FEELING)


def greedy(rules: AnyRules) -> VendettaBot:
    """Plays whatever brings points now."""
    return VendettaBot(rules, BotProfile(Level.MASTER), GREEDY, FEELING._replace(fears=0.0))


KINDS = MappingProxyType(
    {"greedy": greedy, "policy": policy, "learned": learned, "baseline": baseline}
)
"""Players to measure others by."""
