"""Written positions of Bridge Solitaire: what follows from the facts and cards that were given."""

from __future__ import annotations

from game.engine.notation import BadNotation
from game.engine.rules import State
from game.games.bridge_solitaire.rules import doubling, house_play, match_end, scoring
from game.games.bridge_solitaire.rules.bid_numbers import (
    NO_TRUMP,
    PASS,
    SUITS,
    TRICKS,
    bid_number,
    trump_of,
)
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Contract, Phase
from game.games.bridge_solitaire.rules.flow import Flow
from game.games.bridge_solitaire.rules.hand_selection import take_jokers

UNWRITTEN = Contract(0, PLAYER, 0)
"""A contract of which nothing is known: bid and multiplier 0 follow from other lines."""


def complete(flow: Flow, state: State[BridgeFacts]) -> None:
    """Fill in whatever a written position leaves open.

    Raises:
        BadNotation: when no hand can have come to such tricks.
    """
    facts, cards_in = state.facts, state.table.zones
    if match_end.is_over(facts):
        facts.phase = Phase.OVER
    elif facts.phase is not Phase.SCORE and (facts.contract or cards_in[flow.zones.trick]):
        facts.phase = Phase.PLAY
    elif cards_in[flow.zones.hand] and facts.phase is Phase.CHOOSE:
        facts.phase = Phase.AUCTION
    if facts.phase is Phase.CHOOSE:
        take_jokers(state, flow.zones)
    elif facts.phase is Phase.AUCTION and facts.house_call is None:
        flow.bidding.house_calls(state)
    elif facts.phase in (Phase.PLAY, Phase.SCORE):
        _check_tricks(flow, state)
        _complete_contract(flow, state)
        _complete_lead(flow, state)


def _check_tricks(flow: Flow, state: State[BridgeFacts]) -> None:
    facts, cards_in = state.facts, state.table.zones
    trick = cards_in[flow.zones.trick]
    if len(trick) > 1 or (trick and facts.leader == PLAYER):
        raise BadNotation("The trick in hand holds only the card that the house has led.")
    if sum(facts.tricks) + len(cards_in[flow.zones.hand]) > TRICKS:
        raise BadNotation("A hand has thirteen tricks: those won and one for each card in hand.")


def _complete_contract(flow: Flow, state: State[BridgeFacts]) -> None:
    facts, hand = state.facts, state.table.zones[flow.zones.hand]
    bid, declarer, multiplier = facts.contract or UNWRITTEN
    if not bid and declarer == HOUSE and facts.house_call:
        bid = facts.house_call
    if not bid:
        strain = NO_TRUMP if facts.trump is None else SUITS.index(facts.trump) + 1
        bid = bid_number(1, strain)
    if not multiplier:
        multiplier = doubling.multiplier(hand)
    facts.contract = Contract(bid, declarer, multiplier)
    facts.trump = trump_of(bid)
    if facts.house_call is None:
        facts.house_call = bid if declarer == HOUSE else PASS
    if flow.options.honors and not facts.honors and not sum(facts.tricks):
        facts.honors = scoring.honor_points(hand, bid)


def _complete_lead(flow: Flow, state: State[BridgeFacts]) -> None:
    """The defender leads to the first trick; a house that is to lead does so."""
    facts, table = state.facts, state.table
    assert facts.contract is not None
    if facts.leader < 0:
        facts.leader = HOUSE if table.zones[flow.zones.trick] else 1 - facts.contract.declarer
    if not table.zones[flow.zones.hand]:
        facts.phase = Phase.SCORE
    if facts.phase is Phase.SCORE or facts.leader == PLAYER or table.zones[flow.zones.trick]:
        return
    if table.zones[flow.zones.stock]:
        house_play.lead(state, flow.zones)
    else:
        facts.phase = Phase.SCORE  # R14
