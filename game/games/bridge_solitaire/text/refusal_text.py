"""The sentences of Bridge Solitaire that say why an action is refused."""

from __future__ import annotations

CHOOSE_SIX_CARDS = "Choose exactly six of the thirteen cards."
JOKERS_MUST_BE_TAKEN = "Jokers in the spread must be taken."
BLIND_CARDS_STAY_HIDDEN = "The seven face-down cards are shown after you choose."
TOP_DISCARD_ONLY = "Only the top discard may be seen; the rest is memory."
PILES_LIE_OPEN = "The face-up piles lie open at this table: just look through them."
MUST_BID = "The house passed, so you must bid."
NO_TRUMP_SHAPE = (
    "No trump needs an even hand: 4-3-3-3, 3-3-3-3 and a joker, or 3-3-3-2 and two jokers."
)
SEVEN_IS_HIGHEST = "Seven is the highest level."
HOUSE_TURNS_CARDS = "The house is turning cards; wait for it."
JOKER_CANNOT_FOLLOW = "A joker may be played only when you cannot follow suit, or on a joker."
NO_DOUBLE_CALL = "Jokers decide doubling here; there is no double call."
NO_SUCH_CALL = "Bid one to seven in a suit or no trump, or pass."
ONE_CALL = "You have called; each side calls only once."
ONE_CARD = "Play one card from your hand to the trick."
OWN_HAND = "Play a card from your own hand."
CHOOSE_FIRST = "Choose your six cards first, then take them."
BID_FIRST = "Say first what you bid, or pass."
ALREADY_CHOSEN = "You have chosen your six cards; the choice stands."
ONE_BY_ONE = "Choose your cards one at a time, then take the six."
NOT_IN_SPREAD = "That card does not lie in the spread."
NOT_KEPT = "That card is not among those you have chosen."


def bid_higher(bid: str) -> str:
    """Say what the house has bid."""
    return f"Your bid must beat the house's {bid}."


def must_follow_suit(suit: str) -> str:
    """Say which suit is to be followed."""
    return f"You must follow suit: you still hold {suit}."
