"""How likely a promise of Sinful Gibbon is true or a lie, by the cards that nobody has seen."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from game.games.sinful_gibbon.bot.card_pool import Pool

HIGH = 10
"""Numbers from here on have a term of their own in the odds."""
RAISED = 4
"""A number raised by more says no more."""
LEAST = 0.02
"""The smallest chance that is told from none."""
JOKERS = 0.22
"""How many of the true hearts are the joker: 651 of 2,939 in 400 matches of casual, skilled and
master computers. Of those whose heart somebody else held or had seen 14 % were true, of the others
42 %."""


def number_odds(
    truth: Sequence[float], pool: Pool, standing: int | None, number: int, hand: int
) -> float:
    """The log odds that *number* was promised truly, from a hand of so many cards of the *pool*.

    *truth* is as in :attr:`.parameters.Parameters.truth`; *standing* is None for the first card of
    a pile.
    """
    fitting = pool.fitting(number, heart=False)
    if fitting <= 0:
        return -30.0
    has = max(LEAST, 1 - pool.lacks(fitting, hand))
    lacks = max(LEAST, pool.nothing_honest(standing, hand, heart=True))
    always, having, lacking, raised, first = truth[:5]
    odds = always + having * log(has) + lacking * log(lacks)
    if number >= HIGH:
        odds += truth[number - HIGH + 5]
    return odds + (first if standing is None else raised * min(RAISED, number - standing))


def heart_odds(truth: Sequence[float], pool: Pool, number: int, hand: int, before: int) -> float:
    """The log odds that a heart was offered truly, by a seat that kept so many *before*."""
    fitting = pool.fitting(number, heart=True)
    if fitting <= 0:
        return -30.0
    always, having, lacking, again = truth[:4]
    odds = always + having * log(max(LEAST, 1 - pool.lacks(fitting, hand))) + again * before
    if number >= HIGH:
        odds += truth[number - HIGH + 4]
    if not pool.hearts[number]:
        odds += log(JOKERS)
    return odds + lacking * log(max(LEAST, pool.nothing_honest(number, hand, heart=True)))


def chance(odds: float) -> float:
    """The chance of these log odds."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))
