"""The danger of a discard in Jersey Gin: how likely the next seat makes a meld with it."""

from __future__ import annotations

from game.games.jersey_gin.bot.card_neighbours import Near
from game.games.jersey_gin.rules.melds import Mask


def discard_danger(near: Near, live: Mask, held: Mask, chance: float) -> float:
    """The chance that the next seat makes a meld with a card thrown to it.

    It is known to hold the cards *held*, and each of the *live* ones with this *chance*.
    """

    def has(bit: Mask) -> float:
        return 1.0 if bit & held else chance if bit & live else 0.0

    below, above = has(near.below), has(near.above)
    runs = below * has(near.two_below) + below * above + above * has(near.two_above)
    known = (near.alike & held).bit_count()
    open_ = (near.alike & live).bit_count()
    if known >= 2:
        return 1.0
    sets = open_ * chance if known else open_ * (open_ - 1) / 2 * chance * chance
    return min(1.0, runs + sets)
