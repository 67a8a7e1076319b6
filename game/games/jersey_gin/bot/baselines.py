"""Simple players of Jersey Gin to measure others by: greed, and the baseline of the rules notes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.bots.bot import Bot
from game.bots.profile import BotProfile, Level
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.games.jersey_gin.bot.bot import JerseyGinBot
from game.games.jersey_gin.bot.card_memory import Trace
from game.games.jersey_gin.bot.card_neighbours import neighbours, singles
from game.games.jersey_gin.bot.discard_evaluation import DiscardEvaluation
from game.games.jersey_gin.bot.evaluation import Evaluation
from game.games.jersey_gin.bot.parameters import NUMBERS
from game.games.jersey_gin.rules.deadwood_points import card_points, least_deadwood
from game.games.jersey_gin.rules.melds import Mask
from game.games.jersey_gin.rules.rules import JerseyGin

GREED = NUMBERS._replace(
    out=0.0, late_out=0.0, take=0.5, swap=0.5, early_knock=10.0, late_knock=10.0
)
"""Takes and throws whatever leaves the least now, and knocks at once."""
NOTES = NUMBERS._replace(take=0.5, swap=7.0, early_knock=14.0, late_knock=4.0)
"""Takes what melds or cuts deadwood a lot; knocks as soon as allowed, but not late."""


class BaselineDiscards(DiscardEvaluation):
    """A player that throws the dearest of the cards it has least use for."""

    def worths(
        self, hand: Mask, loose: Mask, throwable: Mask, stock: int, seat: Seat, trace: Trace
    ) -> dict[Mask, float]:
        """The worth of throwing each card: first by the cards it goes with, then by its value."""
        left, near = card_points(loose), neighbours()
        return {
            bit: card_points(bit) - 20.0 * (near[bit].beside & loose).bit_count()
            if bit & loose
            else left - least_deadwood(hand ^ bit) - 50.0
            for bit in singles(throwable)
        }


def _by(evaluation: Callable[[JerseyGin], Evaluation]) -> Callable[[AnyRules], Bot]:
    def player(rules: AnyRules) -> Bot:
        bot = JerseyGinBot(rules, BotProfile(Level.MASTER))
        bot.evaluation = evaluation(bot.rules)
        return bot

    return player


def _baseline(rules: JerseyGin) -> Evaluation:
    discards = BaselineDiscards(NOTES, guards=False)
    return Evaluation(rules, NOTES, guards=False, discards=discards)


KINDS: Mapping[str, Callable[[AnyRules], Bot]] = MappingProxyType(
    {
        "greedy": _by(lambda rules: Evaluation(rules, GREED, guards=False)),
        "policy": _by(Evaluation),
        "baseline": _by(_baseline),
    }
)
