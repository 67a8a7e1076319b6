"""The course of a deal: deal, hand, auction, tricks and score, with all that the house does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.cards import Card
from game.engine.rules import State
from game.games.bridge_solitaire.rules import house_bid, scoring
from game.games.bridge_solitaire.rules.bids import trump_of
from game.games.bridge_solitaire.rules.facts import (
    HOUSE,
    PLAYER,
    BridgeFacts,
    Contract,
    Deal,
    Phase,
)
from game.games.bridge_solitaire.rules.house_play import answer_lead
from game.games.bridge_solitaire.rules.options import BridgeOptions
from game.games.bridge_solitaire.rules.tricks import trick_winner
from game.games.bridge_solitaire.rules.zones import BLIND, KEPT, SPREAD, Zones
from game.games.bridge_solitaire.text import log_text

CHOOSE, AUCTION, PLAY, SCORE, OVER = (
    Phase  # a member looked up on its class costs a tenth of a step
)


class Flow:
    """The course of a deal from one decision of the player to the next."""

    def __init__(self, zones: Zones, options: BridgeOptions) -> None:
        """Carry the deals on in *zones* with these *options*."""
        self.zones = zones
        self.options = options

    def deal(self, state: State[BridgeFacts], rng: Random) -> None:
        """Deal seven cards face down and thirteen face up; the rest is the stock (BS-A1)."""
        facts, table = state.facts, state.table
        facts.phase, facts.house_call, facts.contract, facts.trump = CHOOSE, None, None, None
        facts.leader, facts.tricks, facts.honors = -1, [0, 0], 0
        table.shuffle(self.zones.stock, rng)
        log_text.deal(table, facts)
        table.deal(self.zones.stock, (self.zones.blind,), BLIND)
        table.deal(self.zones.stock, (self.zones.spread,), SPREAD)
        self.take_jokers(state)

    def take_jokers(self, state: State[BridgeFacts]) -> None:
        """Put the jokers of the spread among the chosen cards (BS-B1)."""
        table = state.table
        for card in table.zones[self.zones.spread][:]:
            if card.is_joker:
                table.move(card, self.zones.spread, self.zones.kept)
                log_text.joker_taken(table)

    def wanted(self, cards_in: Sequence[Sequence[Card]]) -> int:
        """The number of cards to choose: six, or as many as a written position holds."""
        return min(KEPT, len(cards_in[self.zones.spread]) + len(cards_in[self.zones.kept]))

    def take(self, state: State[BridgeFacts], top: Card | None) -> None:
        """End the choice, turn up the blind cards, and let the house call (BS-B2, C1)."""
        table = state.table
        left = table.zones[self.zones.spread]
        if left:
            top = top or max(left, key=lambda card: (card.rank, card.index))
            for card in [*(card for card in left if card is not top), top]:
                table.move(card, self.zones.spread, self.zones.discards)
        table.move_all(self.zones.kept, self.zones.hand)
        table.move_all(self.zones.blind, self.zones.hand)
        log_text.take(table)
        self.house_calls(state)

    def house_calls(self, state: State[BridgeFacts]) -> None:
        """Let the house bid or pass by what the player holds (BS-C1)."""
        facts, table = state.facts, state.table
        count = house_bid.counted(table.zones[self.zones.hand])
        facts.house_call = house_bid.call(count, self.options.house_tie == "high")
        facts.phase = AUCTION
        log_text.house_calls(table, facts.house_call, count)

    def call(self, state: State[BridgeFacts], bid: int, rng: Random) -> None:
        """Make the contract from the player's one call, PASS or a bid (BS-C4, BS-C5)."""
        facts, table = state.facts, state.table
        log_text.call(table, bid)
        declarer = PLAYER if bid else HOUSE
        bid = bid or facts.house_call or 0
        hand = table.zones[self.zones.hand]
        jokers = sum(card.is_joker for card in hand)
        facts.contract = Contract(bid, declarer, 1 << jokers)
        facts.trump = trump_of(bid)
        if self.options.honors:
            facts.honors = scoring.honor_points(hand, bid)
        log_text.contract(table, facts.contract)
        facts.phase, facts.leader = PLAY, 1 - declarer
        self._go_on(state, rng)

    def play(self, state: State[BridgeFacts], card: Card, rng: Random) -> None:
        """Let the player lead or answer, and complete the trick (BS-D3 to BS-D10)."""
        facts, table = state.facts, state.table
        zones = table.zones
        # The house may have led at once, so the last trick lies open until the player plays (R20).
        if zones[self.zones.last]:
            table.move_all(self.zones.last, self.zones.won[facts.leader])
        table.move(card, self.zones.hand, self.zones.trick)
        trick = zones[self.zones.trick]
        if facts.leader == PLAYER:
            answer_lead(state, self.zones, card)
        winner = facts.leader
        if len(trick) == 2:
            winner = trick_winner(trick[0], trick[1], winner, facts.trump)
        table.move_all(self.zones.trick, self.zones.last)
        facts.leader = winner
        facts.tricks[winner] += 1
        log_text.wins(table, facts)
        self._go_on(state, rng)

    def _go_on(self, state: State[BridgeFacts], rng: Random) -> None:
        """End the deal, or the house leads, or the player is to lead (BS-D1, D2, D11)."""
        facts, table = state.facts, state.table
        stock, hand = table.zones[self.zones.stock], table.zones[self.zones.hand]
        if not hand or (not stock and (facts.leader == HOUSE or sum(facts.tricks) > 0)):
            self.end_deal(state, rng)
        elif facts.leader == HOUSE:
            table.draw(self.zones.stock, self.zones.trick)
            log_text.house_leads(table)

    def end_deal(self, state: State[BridgeFacts], rng: Random) -> None:
        """Count the tricks left, score, and deal anew unless the rubber is over (BS-E1, E2)."""
        facts, table = state.facts, state.table
        left = len(table.zones[self.zones.hand])
        if left:
            facts.tricks[PLAYER] += left
            log_text.stock_out(table, left)
        assert facts.contract is not None
        self.score(state, facts.contract)
        if facts.phase is OVER:
            return
        for zone in self.zones.all:
            if zone != self.zones.stock:
                table.move_all(zone, self.zones.stock)
        facts.number += 1
        self.deal(state, rng)

    def score(self, state: State[BridgeFacts], contract: Contract) -> None:
        """Write the deal on the pad."""
        facts, table = state.facts, state.table
        ours, theirs = facts.tricks
        facts.last = deal = Deal(facts.number, contract, (ours, theirs))
        vulnerable = facts.games[contract.declarer] > 0
        entries = scoring.scored(contract, deal.over, vulnerable, facts.honors)
        game = scoring.enter(facts, entries)
        if max(facts.games) == scoring.GAMES:
            facts.phase = OVER
        log_text.scored(table, facts, entries, game)
