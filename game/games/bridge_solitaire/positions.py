"""Written positions of Bridge Solitaire: what follows from the facts and cards that were given."""

from __future__ import annotations

from game.engine.notation import BadNotation
from game.engine.rules import State
from game.games.bridge_solitaire import scoring, talk
from game.games.bridge_solitaire.bids import (
    NO_TRUMP,
    PASS,
    SUITS,
    TRICKS,
    bid_number,
    trump_of,
)
from game.games.bridge_solitaire.course import Course
from game.games.bridge_solitaire.facts import HOUSE, PLAYER, BridgeFacts, Contract, Phase

UNWRITTEN = Contract(0, PLAYER, 0)
"""A contract of which nothing is known: bid and multiplier 0 follow from other lines."""


def complete(course: Course, state: State[BridgeFacts]) -> None:
    """Fills in whatever a written position leaves open.

    Raises:
        BadNotation: when no hand can have come to such tricks.
    """
    facts, zones = state.facts, state.table.zones
    if max(facts.games) >= scoring.GAMES:
        facts.phase = Phase.OVER
    elif facts.phase is not Phase.SCORE and (facts.contract or zones[course.trick]):
        facts.phase = Phase.PLAY
    elif zones[course.hand] and facts.phase is Phase.CHOOSE:
        facts.phase = Phase.AUCTION
    if facts.phase is Phase.CHOOSE:
        course.take_jokers(state)
    elif facts.phase is Phase.AUCTION and facts.house_call is None:
        course.house_calls(state)
    elif facts.phase in (Phase.PLAY, Phase.SCORE):
        _check_tricks(course, state)
        _complete_contract(course, state)
        _complete_lead(course, state)


def _check_tricks(course: Course, state: State[BridgeFacts]) -> None:
    facts, zones = state.facts, state.table.zones
    trick = zones[course.trick]
    if len(trick) > 1 or (trick and facts.leader == PLAYER):
        raise BadNotation("The trick in hand holds only the card that the house has led.")
    if sum(facts.tricks) + len(zones[course.hand]) > TRICKS:
        raise BadNotation("A hand has thirteen tricks: those won and one for each card in hand.")


def _complete_contract(course: Course, state: State[BridgeFacts]) -> None:
    facts, hand = state.facts, state.table.zones[course.hand]
    bid, declarer, multiplier = facts.contract or UNWRITTEN
    if not bid and declarer == HOUSE and facts.house_call:
        bid = facts.house_call
    if not bid:
        strain = NO_TRUMP if facts.trump is None else SUITS.index(facts.trump) + 1
        bid = bid_number(1, strain)
    if not multiplier:
        multiplier = 1 << sum(card.is_joker for card in hand)
    facts.contract = Contract(bid, declarer, multiplier)
    facts.trump = trump_of(bid)
    if facts.house_call is None:
        facts.house_call = bid if declarer == HOUSE else PASS
    if course.options.honors and not facts.honors and not sum(facts.tricks):
        facts.honors = scoring.honor_points(hand, bid)


def _complete_lead(course: Course, state: State[BridgeFacts]) -> None:
    """The defender leads to the first trick; a house that is to lead does so."""
    facts, table = state.facts, state.table
    assert facts.contract is not None
    if facts.leader < 0:
        facts.leader = HOUSE if table.zones[course.trick] else 1 - facts.contract.declarer
    if not table.zones[course.hand]:
        facts.phase = Phase.SCORE
    if facts.phase is Phase.SCORE or facts.leader == PLAYER or table.zones[course.trick]:
        return
    if table.zones[course.stock]:
        table.draw(course.stock, course.trick)
        talk.house_leads(table)
    else:
        facts.phase = Phase.SCORE  # R14
