"""Tricks of Bridge Solitaire: a card is led or answered, and one side takes both cards."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.engine.cards import Card, Suit
from game.games.bridge_solitaire.rules import house_play
from game.games.bridge_solitaire.rules.deal_end import DealEnd
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeState
from game.games.bridge_solitaire.rules.zones import Zones
from game.games.bridge_solitaire.text import log_text
from game.patterns.trick_winner import beats


def trick_winner(led: Card, answer: Card, leader: int, trump: Suit | None) -> int:
    """The side that takes a trick of two cards (BS-D8, BS-D9)."""
    if not led.rank or not answer.rank:
        both = not led.rank and not answer.rank
        return PLAYER if both and leader == HOUSE else HOUSE
    return 1 - leader if beats(answer, led, trump) else leader


class Tricks:
    """How the player and the house play card by card."""

    def __init__(self, zones: Zones, deal_end: DealEnd) -> None:
        """Prepare tricks in *zones*; *deal_end* follows the last one."""
        self.zones = zones
        self.deal_end = deal_end

    def play(self, state: BridgeState, action: Action, rng: Random) -> None:
        """Let the player lead or answer, and complete the trick (BS-D3 to BS-D10)."""
        facts, table, card = state.facts, state.table, action.cards[0]
        zones = table.zones
        # The house may have led at once, so the last trick lies open until the player plays (R20).
        if zones[self.zones.last]:
            table.move_all(self.zones.last, self.zones.won[facts.leader])
        table.move(card, self.zones.hand, self.zones.trick)
        trick = zones[self.zones.trick]
        if facts.leader == PLAYER:
            house_play.answer_lead(state, self.zones, card)
        winner = facts.leader
        if len(trick) == 2:
            winner = trick_winner(trick[0], trick[1], winner, facts.trump)
        table.move_all(self.zones.trick, self.zones.last)
        facts.leader = winner
        facts.tricks[winner] += 1
        if table.record is not None:
            log_text.wins(table, facts)
        self.go_on(state, rng)

    def go_on(self, state: BridgeState, rng: Random) -> None:
        """End the deal, or the house leads, or the player is to lead (BS-D1, D2, D11)."""
        facts, table = state.facts, state.table
        stock, hand = table.zones[self.zones.stock], table.zones[self.zones.hand]
        if not hand or (not stock and (facts.leader == HOUSE or sum(facts.tricks) > 0)):
            self.deal_end.end(state, rng)
        elif facts.leader == HOUSE:
            house_play.lead(state, self.zones)
