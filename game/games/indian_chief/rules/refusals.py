"""Why a meld or a theft is refused in Indian Chief: the sentences of the “Why not?” table."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.engine.action import Action, Refusal
from game.engine.cards import Card
from game.engine.zones import ZoneId
from game.games.indian_chief.rules.facts import BOXES, CHIEF, DOCTOR, NAMES, ChiefFacts, Phase
from game.games.indian_chief.rules.melds import in_order
from game.games.indian_chief.rules.scoring import SUITS

THEFTS = ("steal", "decline", "mark")
EMPTY = Refusal("empty_meld", "You must meld at least one card every turn.")
TOO_MANY = Refusal("too_many", "No meld uses eight cards; pick one to seven.")
OWN_HAND = Refusal("own_hand", "Meld cards from your own hand, each of them once.")
NOT_ASKED = Refusal("not_asked", "Suit and pair are found for you at this table; name only cards.")
ONE_STATEMENT = Refusal(
    "not_asked", "Only a Doctor names a suit, and only an Indian Chief sets a pair aside."
)
NO_PAIR = Refusal("no_pair", "Set aside exactly two cards for the Baccarat part.")
NO_SUIT = Refusal("no_suit", "Name the suit your Doctor is paid in.")
ORDER = Refusal("order", "Name the cards in the order of the pack: clubs first, then by rank.")
LOCKED = Refusal("locked", "Your meld is locked in for this turn.")
REFILL_FIRST = Refusal("refill_first", "Wait until all hands are back to eight cards.")
NO_THIEF = Refusal("no_thief", "Only a player who melded a Thief may steal.")
LOWER_FIRST = Refusal("lower_first", "A lower Thief picks first.")
DONE = Refusal("done", "Your Thief has had its chance; a Thief picks once.")
GONE = Refusal("already_stolen", "That card has already been stolen.")
NOT_IN_MELD = Refusal(
    "not_in_meld", "A Thief takes a card from another player's meld on the table."
)
LAST_TURN = Refusal("last_turn", "The last turn is over; there is nothing left to steal for.")
ONE_CARD = Refusal("one_card", "Each Thief takes one card only.")
TIED = Refusal("tied", "Your Thief ties with another: mark a card in secret, or none.")
NOT_TIED = Refusal("not_tied", "Your Thief ties with no other: steal a card at once, or decline.")
ODD = Refusal("odd", "That is no play of this game: meld, steal, mark or decline.")
ODD_THEFT = Refusal("odd", "Name one card to steal or mark, or decline; nothing else is asked.")


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
        name = NAMES[len(cards)]
        text = f"Your {name} box is already filled; pick a different number of cards."
        return Refusal("box_filled", text)
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
    """What is to say to a seat out of turn, beside whose turn it is."""
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
