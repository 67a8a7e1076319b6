"""When an action of Bridge Solitaire is refused: conditions and codes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.action import Action, Refusal
from game.engine.cards import Card
from game.engine.zones import ZoneId
from game.games.bridge_solitaire.rules.bid_numbers import (
    BIDS,
    HIGHEST,
    NO_TRUMP,
    level_of,
)
from game.games.bridge_solitaire.rules.bidding import allows_no_trump, is_higher
from game.games.bridge_solitaire.rules.facts import HOUSE, BridgeFacts, Phase
from game.games.bridge_solitaire.text import refusal_text
from game.games.bridge_solitaire.text.card_text import bid_words
from game.patterns.trick_winner import has_suit

SIX = Refusal("six_cards", refusal_text.CHOOSE_SIX_CARDS)
JOKERS = Refusal("jokers_must_be_taken", refusal_text.JOKERS_MUST_BE_TAKEN)
BLIND = Refusal("blind_hidden", refusal_text.BLIND_CARDS_STAY_HIDDEN)
TOP_ONLY = Refusal("top_discard_only", refusal_text.TOP_DISCARD_ONLY)
BROWSE = Refusal("lies_open", refusal_text.PILES_LIE_OPEN)
MUST_BID = Refusal("must_bid", refusal_text.MUST_BID)
SHAPE = Refusal("no_trump_shape", refusal_text.NO_TRUMP_SHAPE)
SEVEN = Refusal("seven_is_highest", refusal_text.SEVEN_IS_HIGHEST)
HOUSE_TURNS = Refusal("house_turns", refusal_text.HOUSE_TURNS_CARDS)
JOKER_WAITS = Refusal("joker_cannot_follow", refusal_text.JOKER_CANNOT_FOLLOW)
NO_DOUBLE = Refusal("no_double", refusal_text.NO_DOUBLE_CALL)
NO_CALL = Refusal("no_such_call", refusal_text.NO_SUCH_CALL)
ONE_CALL = Refusal("one_call", refusal_text.ONE_CALL)
ONE_CARD = Refusal("one_card", refusal_text.ONE_CARD)
OWN_HAND = Refusal("own_hand", refusal_text.OWN_HAND)
CHOOSE_FIRST = Refusal("choose_first", refusal_text.CHOOSE_FIRST)
BID_FIRST = Refusal("bid_first", refusal_text.BID_FIRST)
CHOSEN = Refusal("chosen", refusal_text.ALREADY_CHOSEN)
ONE_BY_ONE = Refusal("one_by_one", refusal_text.ONE_BY_ONE)
NOT_SPREAD = Refusal("not_in_spread", refusal_text.NOT_IN_SPREAD)
NOT_KEPT = Refusal("not_kept", refusal_text.NOT_KEPT)

CHOICES: Final = ("keep", "put_back", "take")
CALLS: Final = ("bid", "pass")
TARGETS = {
    "keep": ZoneId("kept"),
    "put_back": ZoneId("spread"),
    "take": ZoneId("discards"),
    "play": ZoneId("trick"),
}
"""Where the card of a verb goes."""


def never(action: Action, open_piles: bool) -> Refusal | None:
    """Why an action is refused that nobody may ever do."""
    verb = action.verb
    if verb == "look":
        return BLIND
    if verb == "browse":
        return BROWSE if open_piles else TOP_ONLY
    if verb in ("double", "redouble"):
        return NO_DOUBLE
    return HOUSE_TURNS if verb == "turn_up" else None


def too_early_or_late(phase: Phase, verb: str) -> Refusal | None:
    """Why a verb of another phase is refused now."""
    if verb in CHOICES:
        return None if phase is Phase.CHOOSE else CHOSEN
    if phase is Phase.CHOOSE:
        return CHOOSE_FIRST
    if verb in CALLS:
        return None if phase is Phase.AUCTION else ONE_CALL
    if phase is Phase.AUCTION:
        return BID_FIRST if verb == "play" else NO_CALL
    return None if verb == "play" else ONE_CARD


def choice(
    spread: Sequence[Card], kept: Sequence[Card], wanted: int, action: Action
) -> Refusal | None:
    """Why a step of the choice is refused (BS-B1); *wanted* is how many cards are chosen."""
    verb, held = action.verb, action.cards
    odd = action.value is not None or (action.groups and verb != "keep")
    if verb == "keep" and (len(held) != 1 or action.groups):
        return several([*spread, *kept], wanted, action)
    if odd or (held and action.target != TARGETS[verb]) or (not held and action.target):
        return ONE_BY_ONE
    if verb == "put_back":
        if len(held) != 1:
            return ONE_BY_ONE
        if held[0] not in kept:
            return NOT_KEPT
        return JOKERS if held[0].is_joker else None
    if len(held) > 1:
        return ONE_BY_ONE
    if held and held[0] not in spread:
        return NOT_SPREAD
    if verb == "keep":
        return SIX if len(kept) >= wanted else None
    if any(card.is_joker for card in spread):
        return JOKERS
    return None if len(kept) == wanted else SIX


def several(dealt: Sequence[Card], wanted: int, action: Action) -> Refusal:
    """Why a whole choice at once, *cards* and the top discard in *groups*, is refused."""
    held = set(action.cards)
    if not held <= set(dealt) or any(len(group) != 1 for group in action.groups):
        return NOT_SPREAD
    if len(held) != wanted or len(action.cards) != wanted:
        return SIX
    if any(card.is_joker and card not in held for card in dealt):
        return JOKERS
    if any(group[0] in held or group[0] not in dealt for group in action.groups):
        return NOT_SPREAD
    return ONE_BY_ONE


def call(facts: BridgeFacts, hand: Sequence[Card], action: Action) -> Refusal | None:
    """Why a call is refused (BS-C2, BS-C3)."""
    bid, high = action.value, facts.house_call
    if action.cards or action.target is not None or action.groups:
        return NO_CALL
    if action.verb == "pass":
        if bid is not None:
            return NO_CALL
        return None if high else MUST_BID
    if bid is None or bid not in BIDS:
        level = 0 if bid is None else level_of(bid)
        return SEVEN if level in range(HIGHEST + 1, 100) else NO_CALL
    if high and not is_higher(bid, high):
        return Refusal("bid_higher", refusal_text.bid_higher(bid_words(high)))
    return SHAPE if bid % 100 == NO_TRUMP and not allows_no_trump(hand) else None


def play(facts: BridgeFacts, hand: Sequence[Card], led: Card | None, action: Action) -> (
    Refusal | None
):  # fmt: skip
    """Why a card is refused (BS-D3, BS-D4); *led* is the house's lead, if it led."""
    plain = action.target == TARGETS["play"] and action.value is None and not action.groups
    if not plain or len(action.cards) != 1:
        return ONE_CARD
    card = action.cards[0]
    if card not in hand:
        return OWN_HAND
    if facts.leader != HOUSE or led is None or led.is_joker or card.suit is led.suit:
        return None
    if not has_suit(hand, led.suit):
        return None
    if card.is_joker:
        return JOKER_WAITS
    return Refusal("follow_suit", refusal_text.must_follow_suit(led.suit.word))
