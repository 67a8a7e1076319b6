"""Simple players of Vendetta, to measure others by."""

from __future__ import annotations

from types import MappingProxyType

from game.bots.profile import BotProfile, Level
from game.engine.rules import AnyRules
from game.games.vendetta.bot.bot import VendettaBot
from game.games.vendetta.bot.levels import LevelParameters
from game.games.vendetta.bot.parameters import GREEDY, GUESSED

JUDGEMENT_ONLY = LevelParameters(0.0, True, 1.0, 1.0, 0, 0, 1, False, False)
"""Of somebody who counts well and imagines nothing."""


def policy(rules: AnyRules) -> VendettaBot:
    """A player by hand-made judgement alone, who has learned nothing and imagines nothing."""
    return VendettaBot(rules, BotProfile(Level.MASTER), level=JUDGEMENT_ONLY)


def learned(rules: AnyRules) -> VendettaBot:
    """A player by learned weights alone, who imagines nothing."""
    return VendettaBot(rules, BotProfile(Level.MASTER), level=JUDGEMENT_ONLY._replace(learned=True))


def baseline(rules: AnyRules) -> VendettaBot:
    """The hand-made player of the rules notes, with guessed numbers."""
    return VendettaBot(rules, BotProfile(Level.MASTER), GUESSED, JUDGEMENT_ONLY)


def greedy(rules: AnyRules) -> VendettaBot:
    """A player who takes whatever brings points now."""
    return VendettaBot(rules, BotProfile(Level.MASTER), GREEDY, JUDGEMENT_ONLY._replace(fears=0.0))


KINDS = MappingProxyType(
    {"greedy": greedy, "policy": policy, "learned": learned, "baseline": baseline}
)
"""Players to measure others by."""
