"""Evaluation of Jersey Gin: which judgement decides each action, and its worth beside others.

Everything here looks only at the seat's own cards, at what was laid and thrown, and at the facts.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.jersey_gin.bot import break_evaluation, lay_off_evaluation
from game.games.jersey_gin.bot.card_memory import Trace
from game.games.jersey_gin.bot.card_neighbours import neighbours
from game.games.jersey_gin.bot.discard_evaluation import DiscardEvaluation
from game.games.jersey_gin.bot.draw_evaluation import DrawEvaluation
from game.games.jersey_gin.bot.knock_evaluation import KnockEvaluation
from game.games.jersey_gin.bot.parameters import NUMBERS, Parameters
from game.games.jersey_gin.rules.best_melds import best_arrangement
from game.games.jersey_gin.rules.deadwood_points import card_points
from game.games.jersey_gin.rules.facts import JerseyGinFacts, Phase
from game.games.jersey_gin.rules.knocking import KNOCK_LIMIT
from game.games.jersey_gin.rules.melds import BITS, Mask, mask_of
from game.games.jersey_gin.rules.rules import JerseyGin
from game.games.jersey_gin.rules.zones import DISCARD

DRAW, DISCARDING, LAYOFF = Phase.DRAW, Phase.DISCARD, Phase.LAYOFF


class Evaluation:
    """Judgement of the actions of one seat, for one set of rules."""

    def __init__(
        self,
        rules: JerseyGin,
        numbers: Parameters = NUMBERS,
        guards: bool = True,
        draws: DrawEvaluation | None = None,
        discards: DiscardEvaluation | None = None,
    ) -> None:
        """Keep rules and numbers; with *guards* it considers what the next seat wants.

        *draws* and *discards* take the place of the usual judgement of those.
        """
        self.rules = rules
        self.numbers = numbers
        self.draws = DrawEvaluation(rules, numbers) if draws is None else draws
        self.discards = DiscardEvaluation(numbers, guards) if discards is None else discards
        self.knocks = KnockEvaluation(numbers)
        self.near = neighbours()

    def choice(self, state: State[JerseyGinFacts], seat: Seat, trace: Trace) -> Action:
        """The action by judgement alone, found without listing all actions."""
        facts, rules = state.facts, self.rules
        if facts.phase is LAYOFF:
            return lay_off_evaluation.visit(rules, state, seat)
        if facts.breaker is not None:
            if facts.phase is DRAW:
                return break_evaluation.draw(rules, state, seat)
            return break_evaluation.lay(rules, state, seat)
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
            return [break_evaluation.score(self.rules, state, action, usual) for action in legal]
        if facts.phase is DRAW:
            gain = self.draws.gain(state, seat, trace)
            return [gain if action.target == DISCARD else 0.0 for action in legal]
        hand = mask_of(self.rules.zones.concealed(state.table, seat))
        stock = len(state.table.zones[self.rules.zones.stock])
        loose = hand & ~sum(best_arrangement(hand))
        worths = self.discards.worths(hand, loose, hand, stock, seat, trace)
        return [self._score(action, hand, stock, worths) for action in legal]

    def _draw(self, state: State[JerseyGinFacts], seat: Seat, trace: Trace) -> Action:
        cards_in, zones = state.table.zones, self.rules.zones
        if cards_in[zones.stock] and cards_in[zones.discard]:
            return self.rules.moves.draws[seat][self.draws.takes(state, seat, trace)]
        return self.rules.legal(state, seat)[0]  # a written position may lack cards

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
            knock = self.knocks.ending(hand, loose, taken, stock)
            if knock:
                bit, is_gin = knock
                ways = rules.moves.gins if is_gin else rules.moves.knocks
                return ways[seat][self.near[bit].card.index]
        choices = throwable or hand & ~taken
        worths = self.discards.worths(hand, loose, choices, stock, seat, trace)
        bit = max(worths, key=worths.__getitem__)
        return rules.moves.discards[seat][self.near[bit].card.index]

    def _score(self, action: Action, hand: Mask, stock: int, worths: dict[Mask, float]) -> float:
        if action.verb == "discard":
            return worths[BITS[action.cards[0].index]]
        return self.knocks.score(action, hand, stock, max(worths.values()))
