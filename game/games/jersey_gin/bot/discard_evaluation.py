"""What to discard in Jersey Gin: dear cards that wait in vain and do not help the next seat."""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.jersey_gin.bot.card_memory import Trace, next_seat
from game.games.jersey_gin.bot.card_neighbours import Near, neighbours, singles
from game.games.jersey_gin.bot.parameters import WHOLE, Parameters
from game.games.jersey_gin.rules.break_phase import BREAK
from game.games.jersey_gin.rules.deadwood_points import card_points, least_deadwood
from game.games.jersey_gin.rules.melds import DECK, Mask


class DiscardEvaluation:
    """The worth of throwing each card."""

    def __init__(self, numbers: Parameters, guards: bool = True) -> None:
        """Judge by *numbers*; with *guards* it considers what the next seat wants."""
        self.numbers = numbers
        self.guards = guards
        self.near = neighbours()

    def worths(
        self,
        hand: Mask,
        loose: Mask,
        throwable: Mask,
        stock: int,
        seat: Seat,
        trace: Trace,
    ) -> dict[Mask, float]:
        """The worth of throwing each of these cards, in points of deadwood."""
        numbers, follower = self.numbers, next_seat(seat)
        held = trace.held[follower]
        live = self.live(hand, trace)
        fresh = max(0, stock - BREAK) / WHOLE
        out = numbers.late_out + (numbers.out - numbers.late_out) * fresh
        left = card_points(loose)
        found: dict[Mask, float] = {}
        for bit in singles(throwable):
            near = self.near[bit]
            if bit & loose:
                outs = (near.completing(hand) & live).bit_count()
                worth = near.value - out * outs * (1 + numbers.dear * (near.value - 5) / 5)
            else:
                worth = float(left - least_deadwood(hand ^ bit))
            if self.guards:
                worth -= numbers.feed * _danger(near, live, held, numbers.held)
            found[bit] = worth
        return found

    def live(self, hand: Mask, trace: Trace) -> Mask:
        """The cards that may still be drawn, as far as the holder of *hand* knows."""
        live = DECK & ~hand & ~trace.gone
        for mask in trace.held:
            live &= ~mask
        return live


def _danger(near: Near, live: Mask, held: Mask, chance: float) -> float:
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
