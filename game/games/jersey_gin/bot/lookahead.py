"""A look one draw ahead: how soon a hand may knock with the next card of the stock."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.rules import State
from game.engine.zones import Seat
from game.games.jersey_gin.bot.card_memory import Trace
from game.games.jersey_gin.bot.card_neighbours import singles
from game.games.jersey_gin.bot.discard_evaluation import DiscardEvaluation
from game.games.jersey_gin.bot.draw_evaluation import DrawEvaluation
from game.games.jersey_gin.bot.evaluation import Evaluation
from game.games.jersey_gin.bot.parameters import NUMBERS, Parameters
from game.games.jersey_gin.rules.best_melds import best_arrangement
from game.games.jersey_gin.rules.deadwood_points import card_points
from game.games.jersey_gin.rules.facts import JerseyGinFacts
from game.games.jersey_gin.rules.knocking import KNOCK_LIMIT
from game.games.jersey_gin.rules.melds import BITS, Mask, covered, mask_of
from game.games.jersey_gin.rules.rules import JerseyGin

WIDE = 9.0
"""Nobody looks ahead for a throw that is worse by so many points without looking."""


class Ahead(NamedTuple):
    """The result of the next draw for a hand, over all cards it may be."""

    fall: float
    """By how much the deadwood falls on average, if the worst card is thrown then."""
    knock: float
    """The chance to be able to knock."""
    gin: float
    """The chance of gin."""


class Change(NamedTuple):
    """The result of taking a discard for a hand, beside leaving it."""

    nearer: float
    """How much likelier a knock at the next draw becomes."""
    better: float
    """The points by which a hand that melds it improves; 0 if it makes no meld."""
    more: int
    """How many more live cards would make a meld of two."""


def ahead(hand: Mask, live: Mask) -> Ahead:
    """The result of drawing a card of *live* to the ten of *hand*; nothing if none is live."""
    loose = hand & ~sum(best_arrangement(hand))
    before, dearest = card_points(loose), _dearest(loose)
    fall = knocks = gins = 0
    for bit in singles(live):
        if covered(hand | bit) & bit:
            rest = (hand | bit) & ~sum(best_arrangement(hand | bit))
            left = card_points(rest) - _dearest(rest)
        else:  # it melds nothing, so it goes, or the dearest of the loose cards
            left = before - max(0, dearest - card_points(bit))
        fall += before - left
        knocks += left <= KNOCK_LIMIT
        gins += left == 0
    count = max(1, live.bit_count())
    return Ahead(fall / count, knocks / count, gins / count)


class DiscardsAhead(DiscardEvaluation):
    """Judgement that considers the next draw for each throw."""

    def worths(
        self, hand: Mask, loose: Mask, throwable: Mask, stock: int, seat: Seat, trace: Trace
    ) -> dict[Mask, float]:
        """The worth of throwing each of these cards; those judged far behind stay behind."""
        plain = super().worths(hand, loose, throwable, stock, seat, trace)
        if len(plain) < 2:
            return plain
        least, live = max(plain.values()) - WIDE, self.live(hand, trace)
        hopes = {
            bit: self._hope(ahead(hand ^ bit, live))
            for bit, worth in plain.items()
            if worth > least
        }
        # The best hope counts nothing, so that nothing looks better than gin or a knock.
        lowest, highest = min(hopes.values()), max(hopes.values())
        return {bit: worth + hopes.get(bit, lowest) - highest for bit, worth in plain.items()}

    def outs(self, hand: Mask, live: Mask) -> int:
        """The live cards that would make a meld of two, counted for each loose card."""
        loose = singles(hand & ~sum(best_arrangement(hand)))
        return sum((self.near[bit].completing(hand) & live).bit_count() for bit in loose)

    def _hope(self, next_card: Ahead) -> float:
        numbers = self.numbers
        return (
            numbers.fall * next_card.fall
            + numbers.soon * next_card.knock
            + numbers.gin_soon * next_card.gin
        )


class DrawsAhead(DrawEvaluation):
    """Judgement that considers the next draw for each discard it may take."""

    def __init__(self, rules: JerseyGin, numbers: Parameters, discards: DiscardsAhead) -> None:
        """Judge by *numbers*, and by what is thrown after the draw."""
        super().__init__(rules, numbers)
        self.discards = discards

    def gain(self, state: State[JerseyGinFacts], seat: Seat, trace: Trace) -> float:
        """The points by which taking the discard is better; only the sign is certain."""
        numbers, change = self.numbers, self.change(state, seat, trace)
        if change is None:
            return self.improvement(state, seat) - numbers.shown
        return (
            numbers.nearer * change.nearer
            + numbers.better * change.better
            + numbers.more * change.more
            - numbers.shown
        )

    def change(self, state: State[JerseyGinFacts], seat: Seat, trace: Trace) -> Change | None:
        """The change by taking the discard; None if it neither melds nor lessens the deadwood."""
        cards_in, zones = state.table.zones, self.rules.zones
        hand = mask_of(cards_in[zones.hands[seat]])
        taken = BITS[cards_in[zones.discard][-1].index]
        both = hand | taken
        better = self.improvement(state, seat)
        melds = bool(covered(both) & taken)
        if better <= 0 and not melds:
            return None
        loose = both & ~sum(best_arrangement(both))
        throwable = loose & ~taken or both & ~taken
        worths = self.discards.worths(
            both, loose, throwable, len(cards_in[zones.stock]), seat, trace
        )
        kept, live = both ^ max(worths, key=worths.__getitem__), self.discards.live(both, trace)
        return Change(
            ahead(kept, live).knock - ahead(hand, live).knock,
            better * melds,
            self.discards.outs(kept, live) - self.discards.outs(hand, live),
        )

    def takes(self, state: State[JerseyGinFacts], seat: Seat, trace: Trace) -> bool:
        """Whether the discard is taken."""
        return self.gain(state, seat, trace) > 0


def looking_ahead(
    rules: JerseyGin, numbers: Parameters = NUMBERS, guards: bool = True
) -> Evaluation:
    """The judgement of who looks one draw ahead."""
    discards = DiscardsAhead(numbers, guards)
    draws = DrawsAhead(rules, numbers, discards)
    return Evaluation(rules, numbers, guards, draws, discards)


def _dearest(mask: Mask) -> int:
    return max([card_points(bit) for bit in singles(mask)], default=0)
