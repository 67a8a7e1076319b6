"""Evaluation of Pitch: which call or card the judgement leads to.

Everything here goes by the seat's own cards, by cards that were played, and by the facts.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.pitch.bot.bid_evaluation import BidEvaluation, HandEvaluation
from game.games.pitch.bot.card_evaluation import CardEvaluation
from game.games.pitch.bot.parameters import NUMBERS, Parameters
from game.games.pitch.rules.facts import PASS, PitchFacts
from game.games.pitch.rules.rules import BID, Pitch


class Evaluation:
    """Judgement of calls and cards, for one set of rules."""

    def __init__(self, rules: Pitch, numbers: Parameters = NUMBERS, remembers: bool = True) -> None:
        """Keep rules and numbers; without *remembers* it knows only trumps that fell."""
        self.rules = rules
        self.numbers = numbers
        self.remembers = remembers
        self.trumps = HandEvaluation(numbers)
        self.bids = BidEvaluation(rules, self.trumps, numbers)

    def choice(self, state: State[PitchFacts], seat: Seat, legal: Sequence[Action]) -> Action:
        """The one of the *legal* actions by judgement alone; of equals the lowest."""
        if state.facts.phase is BID:
            bid = self.bids.call(state, seat)
            return next(action for action in legal if (action.value or PASS) == bid)
        if len(legal) == 1:
            return legal[0]
        scores = self.card_scores(state, seat, legal)
        most = max(scores)
        best = [action for action, score in zip(legal, scores, strict=True) if score == most]
        return min(best, key=lambda action: action.cards[0].index)

    def partnerly(
        self, state: State[PitchFacts], seat: Seat, legal: Sequence[Action]
    ) -> Sequence[Action]:
        """The cards without trumps wasted on a trick that is surely the partner's."""
        trump, trick = state.facts.trump, state.table.zones[self.rules.zones.trick]
        if not trick or trump is None or trick[0].suit is trump:
            return legal
        return self.view(state, seat).partnerly(legal)

    def card_scores(
        self, state: State[PitchFacts], seat: Seat, legal: Sequence[Action]
    ) -> list[float]:
        """The worth of each legal card, in points; only differences mean something."""
        if state.facts.trump is None:
            hand = state.table.zones[self.rules.zones.hands[seat]]
            return self.trumps.first_lead_scores(hand, legal)
        return self.view(state, seat).scores(legal)

    def view(self, state: State[PitchFacts], seat: Seat) -> CardEvaluation:
        """The table as *seat* sees it when it plays a card, once trumps are known."""
        return CardEvaluation(self.rules, self.numbers, state, seat, self.remembers)
