"""The bidding of Bridge Solitaire: the house calls, the player bids higher or passes.

Only an even hand may bid no trump.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from random import Random
from typing import Final

from game.engine.action import Action
from game.engine.cards import Card
from game.games.bridge_solitaire.rules import house_bid, scoring
from game.games.bridge_solitaire.rules.bid_numbers import BIDS, NO_TRUMP, PASS, SUITS, trump_of
from game.games.bridge_solitaire.rules.doubling import multiplier
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeState, Contract, Phase
from game.games.bridge_solitaire.rules.options import BridgeOptions
from game.games.bridge_solitaire.rules.tricks import Tricks
from game.games.bridge_solitaire.rules.zones import Zones
from game.games.bridge_solitaire.text import log_text

EVEN_SHAPES: Final = ([4, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 2])
"""The suit lengths that allow no trump with no joker, one and two."""
SUIT_BIDS = tuple(bid for bid in BIDS if bid % 100 != NO_TRUMP)


def is_higher(bid: int, house_call: int | None) -> bool:
    """Whether *bid* is above that of the house, if it has bid (BS-C2)."""
    return not house_call or bid > house_call


def allows_no_trump(hand: Sequence[Card]) -> bool:
    """Whether a hand of thirteen has one of the three shapes for no trump (BS-C3)."""
    lengths = [0, 0, 0, 0]
    jokers = 0
    for card in hand:
        if card.rank:
            lengths[SUITS.index(card.suit)] += 1
        else:
            jokers += 1
    lengths.sort(reverse=True)
    return lengths == EVEN_SHAPES[jokers]


def legal_bids(house_call: int, hand: Sequence[Card]) -> tuple[int, ...]:
    """Every bid above that of the house that the *hand* may make (BS-C2, C3)."""
    bids = BIDS if allows_no_trump(hand) else SUIT_BIDS
    return bids[bisect_right(bids, house_call) :]


class Bidding:
    """How the contract is made."""

    def __init__(self, zones: Zones, options: BridgeOptions, tricks: Tricks) -> None:
        """Prepare the auctions; *tricks* follow them."""
        self.zones = zones
        self.options = options
        self.tricks = tricks

    def house_calls(self, state: BridgeState) -> None:
        """Let the house bid or pass by what the player holds (BS-C1)."""
        facts, table = state.facts, state.table
        count = house_bid.counted(table.zones[self.zones.hand])
        facts.house_call = house_bid.call(count, self.options.house_tie == "high")
        facts.phase = Phase.AUCTION
        log_text.house_calls(table, facts.house_call, count)

    def call(self, state: BridgeState, action: Action, rng: Random) -> None:
        """Make the contract from the player's one call, PASS or a bid (BS-C4, BS-C5)."""
        facts, table, bid = state.facts, state.table, action.value or PASS
        log_text.call(table, bid)
        declarer = PLAYER if bid else HOUSE
        bid = bid or facts.house_call or 0
        hand = table.zones[self.zones.hand]
        facts.contract = Contract(bid, declarer, multiplier(hand))
        facts.trump = trump_of(bid)
        if self.options.honors:
            facts.honors = scoring.honor_points(hand, bid)
        log_text.contract(table, facts.contract)
        facts.phase, facts.leader = Phase.PLAY, 1 - declarer
        self.tricks.go_on(state, rng)
