"""The sentences of Pitch that say why an action is refused."""

from __future__ import annotations

PASS = "pass"
ONE_CALL = "You have called; the bidding goes round only once."
BIDDING_IS_OVER = "The bidding is over; it goes round only once."
FIRST_LEAD_NAMES_TRUMP = (
    "Nobody names trumps: the suit of the pitcher's first card becomes the trump suit."
)
LAST_TRICK_ONLY = "Only the last trick may be looked at."
NOTHING_ABOVE_SMUDGE = "Nothing is higher than a smudge; you can only pass."
BID_FIRST = "The bidding comes first: bid or pass."
NO_SUCH_CALL = "Bid 2, 3, 4 or smudge, or pass."
ONE_CARD = "Play one card from your hand to the trick."
DEALER_MUST_BID = "Everyone passed, so you as the dealer must bid: two or more."
NO_STEALING_A_SMUDGE = "A smudge may not be stolen at this table; you can only pass."
STEAL_SMUDGE_OR_PASS = "A smudge was bid: steal it with a smudge, or pass."
OWN_HAND = "Play a card from your own hand."


def bid_more_or_pass(high: int) -> str:
    """What a seat can do that may not match the highest bid."""
    return f"bid more than {high} or pass"


def only_dealer_matches(more: str) -> str:
    """Say that only the dealer may match a bid, and what is left to do."""
    return f"Only the dealer may match the highest bid; {more}."


def match_or_bid_more(high: int) -> str:
    """Say what the dealer can call."""
    return f"The bid is {high}: match it, bid more, or pass."


def bid_higher(high: int) -> str:
    """Say that a bid is too low."""
    return f"You must bid more than {high}, or pass."


def must_play_trump(suit: str) -> str:
    """Say that trump was led."""
    return f"Trump was led; you must play a trump: {suit}."


def must_follow_suit(suit: str) -> str:
    """Say which suit is to be followed."""
    return f"Follow {suit} or play a trump; you still hold {suit}."
