"""When a meld or a theft of Indian Chief is refused: conditions and codes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from game.engine.action import Action, Refusal
from game.engine.cards import Card
from game.engine.zones import ZoneId
from game.games.indian_chief.rules.facts import BOXES, CHIEF, DOCTOR, ChiefFacts, Phase
from game.games.indian_chief.rules.legal_melds import in_order
from game.games.indian_chief.rules.scoring import SUITS
from game.games.indian_chief.text import refusal_text
from game.games.indian_chief.text.card_text import BOX_NAMES

THEFTS: Final = ("steal", "decline", "mark")
EMPTY = Refusal("empty_meld", refusal_text.EMPTY_MELD)
TOO_MANY = Refusal("too_many", refusal_text.TOO_MANY_CARDS)
OWN_HAND = Refusal("own_hand", refusal_text.NOT_FROM_OWN_HAND)
NOT_ASKED = Refusal("not_asked", refusal_text.FOUND_FOR_YOU)
ONE_STATEMENT = Refusal("not_asked", refusal_text.ONE_STATEMENT)
NO_PAIR = Refusal("no_pair", refusal_text.TWO_CARDS_ASIDE)
NO_SUIT = Refusal("no_suit", refusal_text.NAME_A_SUIT)
ORDER = Refusal("order", refusal_text.CARDS_IN_ORDER)
LOCKED = Refusal("locked", refusal_text.MELD_LOCKED)
REFILL_FIRST = Refusal("refill_first", refusal_text.REFILL_FIRST)
NO_THIEF = Refusal("no_thief", refusal_text.NO_THIEF)
LOWER_FIRST = Refusal("lower_first", refusal_text.LOWER_THIEF_FIRST)
DONE = Refusal("done", refusal_text.THIEF_DONE)
GONE = Refusal("already_stolen", refusal_text.ALREADY_STOLEN)
NOT_IN_MELD = Refusal("not_in_meld", refusal_text.NOT_IN_ANOTHER_MELD)
LAST_TURN = Refusal("last_turn", refusal_text.LAST_TURN_OVER)
ONE_CARD = Refusal("one_card", refusal_text.ONE_CARD)
TIED = Refusal("tied", refusal_text.THIEF_TIED)
NOT_TIED = Refusal("not_tied", refusal_text.THIEF_NOT_TIED)
ODD = Refusal("odd", refusal_text.NO_SUCH_PLAY)
ODD_THEFT = Refusal("odd", refusal_text.NO_SUCH_THEFT)


def meld(
    action: Action, hand: Collection[Card], boxes: int, manual: bool, target: ZoneId
) -> Refusal | None:
    """Why a meld is refused (IC-B2, B3); *boxes* are the open ones, as bits."""
    cards = action.cards
    if not cards:
        return EMPTY
    if len(cards) > len(BOXES):
        return TOO_MANY
    if len(set(cards)) < len(cards) or not set(cards) <= set(hand):
        return OWN_HAND
    if not boxes >> len(cards) & 1:
        name = BOX_NAMES[len(cards)]
        return Refusal("box_filled", refusal_text.box_filled(name))
    refused = _manual(action) if manual else _auto(action)
    if refused is not None:
        return refused
    if list(cards) != in_order(cards):
        return ORDER
    return None if action.target == target else ODD


def theft(
    facts: ChiefFacts, action: Action, melded: Sequence[Card], own: Sequence[Card]
) -> Refusal | None:
    """Why a Thief that decides may not do this (IC-D2 to D4).

    *melded* are all cards in melds on the table, *own* those of the Thief's own meld.
    """
    verb, tied = action.verb, len(facts.thieves) > 1
    if verb == "meld":
        return REFILL_FIRST
    if verb not in THEFTS:
        return ODD
    if tied != (verb == "mark"):
        return TIED if tied else NOT_TIED
    if len(action.cards) > 1 or (verb == "steal" and not action.cards):
        return ONE_CARD
    for card in action.cards:
        if card in {taken for _, taken in facts.stolen}:
            return GONE
        if card not in melded or card in own:
            return NOT_IN_MELD
    target = ZoneId("hand", action.seat) if verb == "steal" else None
    plain = action.target == target and action.value is None and not action.groups
    return None if plain and (verb != "decline" or not action.cards) else ODD_THEFT


def out_of_turn(facts: ChiefFacts, action: Action) -> Refusal | None:
    """The refusal of a seat out of turn, beside whose turn it is."""
    thieving = action.verb in THEFTS
    if facts.phase is Phase.OVER:
        return LAST_TURN if thieving else None
    if facts.phase is Phase.MELD:
        return NO_THIEF if thieving else LOCKED
    if action.verb == "meld":
        return REFILL_FIRST
    if not thieving:
        return None
    for number, group in enumerate(facts.groups):
        if action.seat in group:
            return LOWER_FIRST if number > facts.group else DONE
    return NO_THIEF


def _auto(action: Action) -> Refusal | None:
    return None if action.value is None and not action.groups else NOT_ASKED


def _manual(action: Action) -> Refusal | None:
    size, suit, groups = len(action.cards), action.value, action.groups
    if size == DOCTOR:
        if suit is None or not 0 <= suit < len(SUITS):
            return NO_SUIT
        return ONE_STATEMENT if groups else None
    if size != CHIEF:
        return ONE_STATEMENT if groups or suit is not None else None
    if len(groups) != 1 or len(groups[0]) != 2:
        return NO_PAIR
    if len(set(groups[0])) != 2 or not set(groups[0]) <= set(action.cards):
        return NO_PAIR
    if suit is not None:
        return ONE_STATEMENT
    return None if list(groups[0]) == in_order(groups[0]) else ORDER
