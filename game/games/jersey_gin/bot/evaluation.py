"""Judgement of the play of Jersey Gin: what to draw, what to throw, when to knock.

Everything here looks only at the seat's own cards, at what was laid and thrown, and at the facts.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.jersey_gin.bot import endgame
from game.games.jersey_gin.bot.card_memory import Trace, next_seat
from game.games.jersey_gin.bot.card_neighbours import Near, neighbours, singles
from game.games.jersey_gin.bot.parameters import NUMBERS, WHOLE, Parameters
from game.games.jersey_gin.rules.break_phase import BREAK
from game.games.jersey_gin.rules.deadwood import best_arrangement, card_points, least_deadwood
from game.games.jersey_gin.rules.facts import KNOCK_LIMIT, JerseyGinFacts, Phase
from game.games.jersey_gin.rules.melds import BITS, DECK, Mask, covered, mask_of
from game.games.jersey_gin.rules.rules import JerseyGin
from game.games.jersey_gin.rules.zones import DISCARD

DRAW, DISCARDING, LAYOFF = Phase.DRAW, Phase.DISCARD, Phase.LAYOFF
GIN = 100.0
"""The score of gin: nothing is better."""
DEAREST = 10


class Evaluation:
    """Judgement of the actions of one seat, for one set of rules."""

    def __init__(
        self, rules: JerseyGin, numbers: Parameters = NUMBERS, guards: bool = True
    ) -> None:
        """Keep rules and numbers; with *guards* it considers what the next seat wants."""
        self.rules = rules
        self.numbers = numbers
        self.guards = guards
        self.near = neighbours()

    def choice(self, state: State[JerseyGinFacts], seat: Seat, trace: Trace) -> Action:
        """The action by judgement alone, found without listing all actions."""
        facts, rules = state.facts, self.rules
        if facts.phase is LAYOFF:
            return endgame.visit(rules, state, seat)
        if facts.breaker is not None:
            if facts.phase is DRAW:
                return endgame.draw(rules, state, seat)
            return endgame.lay(rules, state, seat)
        if facts.phase is DRAW:
            return self._draw(state, seat, trace)
        return self.throw(state, seat, trace)

    def scores(
        self, state: State[JerseyGinFacts], seat: Seat, legal: Sequence[Action], trace: Trace
    ) -> list[float]:
        """The worth of each legal action, in points; only differences mean something."""
        facts = state.facts
        if facts.phase is LAYOFF or facts.breaker is not None:
            usual = self.choice(state, seat, trace)
            return [endgame.score(self.rules, state, action, usual) for action in legal]
        if facts.phase is DRAW:
            gain = self.gain(state, seat, trace)
            return [gain if action.target == DISCARD else 0.0 for action in legal]
        hand = mask_of(self.rules.zones.concealed(state.table, seat))
        stock = len(state.table.zones[self.rules.zones.stock])
        loose = hand & ~sum(best_arrangement(hand))
        worths = self.worths(hand, loose, hand, stock, seat, trace)
        return [self._score(action, hand, stock, worths) for action in legal]

    # -- drawing

    def gain(self, state: State[JerseyGinFacts], seat: Seat, trace: Trace) -> float:
        """The points by which taking the discard is better than drawing from the stock."""
        return self.improvement(state, seat) - self.wanted(state, seat)

    def _draw(self, state: State[JerseyGinFacts], seat: Seat, trace: Trace) -> Action:
        cards_in, zones = state.table.zones, self.rules.zones
        if cards_in[zones.stock] and cards_in[zones.discard]:
            return self.rules.moves.draws[seat][self._takes(state, seat, trace)]
        return self.rules.legal(state, seat)[0]  # a written position may lack cards

    def _takes(self, state: State[JerseyGinFacts], seat: Seat, trace: Trace) -> bool:
        wanted = self.wanted(state, seat)
        if wanted > self.numbers.take:
            # Without a meld no more is won than the dearest card counts above the new one.
            top = state.table.zones[self.rules.zones.discard][-1]
            if DEAREST - card_points(BITS[top.index]) <= wanted:
                return False
        return self.gain(state, seat, trace) > 0

    def improvement(self, state: State[JerseyGinFacts], seat: Seat) -> float:
        """The fall of the deadwood if the discard is taken and the worst card thrown."""
        cards_in, zones = state.table.zones, self.rules.zones
        hand = mask_of(cards_in[zones.hands[seat]])
        taken = BITS[cards_in[zones.discard][-1].index]
        both = hand | taken
        loose = both & ~sum(best_arrangement(both))
        others = loose & ~taken
        before = least_deadwood(hand)
        if not others:
            return float(before) if not loose else before - card_points(loose)
        return before - card_points(loose) + max(card_points(bit) for bit in singles(others))

    def wanted(self, state: State[JerseyGinFacts], seat: Seat) -> float:
        """The improvement for which the discard is taken."""
        cards_in, zones = state.table.zones, self.rules.zones
        taken = BITS[cards_in[zones.discard][-1].index]
        melds = covered(mask_of(cards_in[zones.hands[seat]]) | taken) & taken
        return self.numbers.take if melds else self.numbers.swap

    # -- throwing and knocking

    def throw(self, state: State[JerseyGinFacts], seat: Seat, trace: Trace) -> Action:
        """The discard, or the knock, or gin."""
        facts, rules = state.facts, self.rules
        hand = mask_of(rules.zones.concealed(state.table, seat))
        taken = 0 if facts.taken is None else BITS[facts.taken.index]
        loose = hand & ~sum(best_arrangement(hand))
        stock = len(state.table.zones[rules.zones.stock])
        throwable = loose & ~taken
        left = card_points(loose)
        if not throwable or left <= KNOCK_LIMIT + 10:
            knock = self._ending(hand, loose, taken, stock)
            if knock:
                bit, is_gin = knock
                ways = rules.moves.gins if is_gin else rules.moves.knocks
                return ways[seat][self.near[bit].card.index]
        choices = throwable or hand & ~taken
        worths = self.worths(hand, loose, choices, stock, seat, trace)
        bit = max(worths, key=worths.__getitem__)
        return rules.moves.discards[seat][self.near[bit].card.index]

    def _ending(self, hand: Mask, loose: Mask, taken: Mask, stock: int) -> tuple[Mask, bool] | None:
        """The card to put aside and whether it is gin; None if it is better to go on."""
        throwable = loose & ~taken
        if throwable:
            bit = max(singles(throwable), key=card_points)
            left = card_points(loose ^ bit)
        else:
            bit = min(singles(hand & ~taken), key=lambda each: least_deadwood(hand ^ each))
            left = least_deadwood(hand ^ bit)
        if left == 0:
            return bit, True
        return (bit, False) if left <= self.knock_limit(stock) else None

    def knock_limit(self, stock: int) -> float:
        """The most deadwood with which this seat knocks."""
        return min(float(KNOCK_LIMIT), self._eagerness(stock))

    def _eagerness(self, stock: int) -> float:
        numbers = self.numbers
        fresh = max(0, stock - BREAK) / WHOLE
        return numbers.late_knock + (numbers.early_knock - numbers.late_knock) * fresh

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
                worth -= numbers.feed * self.fed(near, live, held)
            found[bit] = worth
        return found

    def live(self, hand: Mask, trace: Trace) -> Mask:
        """The cards that may still be drawn, as far as the holder of *hand* knows."""
        live = DECK & ~hand & ~trace.gone
        for mask in trace.held:
            live &= ~mask
        return live

    def fed(self, near: Near, live: Mask, held: Mask) -> float:
        """The chance that the next seat makes a meld with a card thrown to it."""
        chance = self.numbers.held

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

    def _score(self, action: Action, hand: Mask, stock: int, worths: dict[Mask, float]) -> float:
        bit = BITS[action.cards[0].index]
        if action.verb == "discard":
            return worths[bit]
        melds = sum(map(mask_of, action.groups))
        left = card_points(hand ^ bit ^ melds) if melds else least_deadwood(hand ^ bit)
        if left == 0:
            return GIN - (action.verb != "gin") - bool(melds)
        return max(worths.values()) + self._eagerness(stock) - left + (0.0 if melds else 0.1)
