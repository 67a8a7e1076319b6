"""Simple players of Pitch to measure others by: greed, and the baseline of the rules notes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

from game.bots.bot import Bot
from game.bots.profile import BotProfile, Level
from game.engine.action import Action
from game.engine.cards import Card, Suit
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.games.pitch.bot.belief import Belief
from game.games.pitch.bot.bot import PitchBot
from game.games.pitch.bot.card_evaluation import CardEvaluation
from game.games.pitch.bot.evaluation import Evaluation
from game.games.pitch.rules.bidding import lowest_bid
from game.games.pitch.rules.facts import BIDS, PASS, SMUDGE, Phase, PitchFacts
from game.games.pitch.rules.rules import Pitch
from game.games.pitch.rules.scoring import JACK
from game.patterns.trick_winner import beats

ACE, KING, QUEEN, TEN = 14, 13, 12, 10
STRONG = 4
"""Trumps that are a strong suit."""


class Baseline:
    """A player that bids on expected points and plays by the advice of the rules page."""

    def __init__(self, rules: AnyRules) -> None:
        """Get ready to play by *rules*.

        Raises:
            TypeError: when they are not rules of Pitch.
        """
        if not isinstance(rules, Pitch):
            raise TypeError("This player knows only Pitch.")
        self.rules = rules
        self.evaluation = Evaluation(rules)

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield one action, at once."""
        legal = seen.legal
        if not legal or seen.seat is None:
            return
        state = Belief(self.rules, seen).world(rng)
        if seen.facts.phase is Phase.BID:
            bid = self.call(state, seen.seat)
            yield next((a for a in legal if (a.value or PASS) == bid), legal[0])
        else:
            yield self.card(state, seen.seat, legal)

    def call(self, state: State[PitchFacts], seat: int) -> int:
        """Make the lowest bid that the hand is worth; what must be bid, or PASS."""
        facts, hand = state.facts, state.table.zones[self.rules.zones.hands[seat]]
        wish = max((self.bid(hand, suit) for suit in {card.suit for card in hand}), default=PASS)
        lowest = lowest_bid(facts, seat, self.rules.options.steal_smudge)
        if wish == SMUDGE and lowest <= SMUDGE:
            return SMUDGE
        if wish >= lowest or (not facts.bid and seat == facts.dealer):
            return lowest
        return PASS

    def bid(self, hand: Sequence[Card], suit: Suit) -> int:
        """The worth of a hand as a bid with *suit* as trumps, in points."""
        trumps = {card.rank for card in hand if card.suit is suit}
        if trumps >= {ACE, KING, QUEEN, JACK}:
            return SMUDGE
        if ACE in trumps and (len(trumps) >= STRONG or {ACE, JACK} < trumps):
            return BIDS[1]
        return BIDS[0] if self.points(hand, suit) >= BIDS[0] else PASS

    def points(self, hand: Sequence[Card], suit: Suit) -> float:
        """The expected points: High, Low, Jack and Game by the odds of the notes."""
        trumps = sorted(card.rank for card in hand if card.suit is suit)
        high = {ACE: 1.0, KING: 0.61, QUEEN: 0.37}.get(trumps[-1], 0.1)
        low = {2: 0.8, 3: 0.5, 4: 0.3}.get(trumps[0], 0.1)
        jack = 0.8 if JACK in trumps and len(trumps) > 2 else 0.4 * (JACK in trumps)
        aces = sum(card.rank == ACE for card in hand)
        tens = sum(card.rank == TEN for card in hand)
        return high + low + jack + min(0.9, 0.12 * len(trumps) + 0.15 * (aces + tens))

    def card(self, state: State[PitchFacts], seat: int, legal: Sequence[Action]) -> Action:
        """Play a card by the advice of the notes."""
        hand = state.table.zones[self.rules.zones.hands[seat]]
        trump = state.facts.trump
        if trump is None:
            suit = max({card.suit for card in hand}, key=lambda s: self.points(hand, s))
            return max(legal, key=lambda a: (a.cards[0].suit is suit, a.cards[0].rank))
        view = self.evaluation.view(state, seat)
        cheap = sorted(legal, key=lambda a: self._cost(a.cards[0], view))
        return self._lead(view, cheap) if not view.trick else self._answer(view, cheap)

    def _lead(self, view: CardEvaluation, cheap: Sequence[Action]) -> Action:
        trumps = [action for action in cheap if action.cards[0].suit is view.trump]
        if view.mine_bid and len(trumps) > 1 and view.trumps_out:
            return max(trumps, key=lambda action: action.cards[0].rank)
        sure = [a for a in cheap if view.stands(a.cards[0]) == 1]
        return sure[-1] if sure else cheap[0]

    def _answer(self, view: CardEvaluation, cheap: Sequence[Action]) -> Action:
        """Feed the partner; take a trick with points as cheaply as it goes; or give least.

        An own jack or low trump, and tens, go on tricks that are the partner's.
        """
        best, holder = view.leading()
        if view.rules.side[holder] == view.side and view.stands(best) > 0.8:
            fed = [action for action in cheap if not beats(action.cards[0], best, view.trump)]
            return max(fed or cheap, key=lambda action: view.worth(action.cards[0]))
        takers = [a for a in cheap if beats(a.cards[0], best, view.trump)]
        pot = sum(view.worth(card) for card in view.trick)
        sure = [action for action in takers if view.stands(action.cards[0]) > 0.8]
        if sure and (pot > 0.2 or sure[0].cards[0].suit is not view.trump):
            return sure[0]
        return cheap[0]

    def _cost(self, card: Card, view: CardEvaluation) -> float:
        return view.worth(card) + 0.02 * card.rank + 0.5 * (card.suit is view.trump)


class Greedy(Baseline):
    """A player that bids two on an ace, and wins with its highest card or throws its lowest."""

    def bid(self, hand: Sequence[Card], suit: Suit) -> int:
        """Bid two with the ace."""
        return BIDS[0] if any(c.rank == ACE and c.suit is suit for c in hand) else PASS

    def card(self, state: State[PitchFacts], seat: int, legal: Sequence[Action]) -> Action:
        """Play the highest card if it takes the trick so far, or else the lowest."""
        by_rank = sorted(legal, key=lambda action: action.cards[0].rank)
        if state.facts.trump is None:
            return by_rank[-1]
        view = self.evaluation.view(state, seat)
        if not view.trick:
            return by_rank[-1]
        best, _ = view.leading()
        return next(
            (a for a in reversed(by_rank) if beats(a.cards[0], best, view.trump)), by_rank[0]
        )


def policy(rules: AnyRules) -> Bot:
    """A master that plays by judgement alone, without imagined deals."""
    return PitchBot(rules, BotProfile(Level.MASTER, effort=0.0))


KINDS: Mapping[str, Callable[[AnyRules], Bot]] = MappingProxyType(
    {"greedy": Greedy, "policy": policy, "baseline": Baseline}
)
