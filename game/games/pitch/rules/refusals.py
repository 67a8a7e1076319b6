"""Why a call or a play is refused in Pitch: the sentences of the “Why not?” table."""

from __future__ import annotations

from collections.abc import Collection

from game.engine.action import Action, Refusal
from game.engine.cards import Card, Suit
from game.games.pitch.rules.facts import BIDS, SMUDGE, Phase, PitchFacts
from game.games.pitch.rules.options import PitchOptions
from game.patterns.tricks import has_suit

ONE_CALL = Refusal("one_call", "You have called; the bidding goes round only once.")
BIDDING_OVER = Refusal("one_call", "The bidding is over; it goes round only once.")
FIRST_LEAD = Refusal(
    "first_lead_names_trump",
    "Nobody names trumps: the suit of the pitcher's first card becomes the trump suit.",
)
LAST_ONLY = Refusal("last_trick_only", "Only the last trick may be looked at.")
ONLY_PASS = Refusal("bid_higher", "Nothing is higher than a smudge; you can only pass.")


def no_such_thing(phase: Phase, action: Action) -> Refusal | None:
    """Why *action* is nothing one does in this phase, whoever asks."""
    verb = action.verb
    if verb in ("trump", "name_trump"):
        return FIRST_LEAD
    if verb == "look":
        return LAST_ONLY
    if phase is Phase.BID:
        if verb == "play":
            return Refusal("bid_first", "The bidding comes first: bid or pass.")
        plain = not action.cards and action.target is None and not action.groups
        if verb == "pass" and plain and action.value is None:
            return None
        if verb == "bid" and plain and action.value in BIDS:
            return None
        return Refusal("no_such_call", "Bid 2, 3, 4 or smudge, or pass.")
    if verb in ("bid", "pass"):
        return BIDDING_OVER
    to_trick = action.target is not None and action.target == ("trick", None, 0)
    plain = to_trick and action.value is None and not action.groups
    if verb == "play" and plain and len(action.cards) == 1:
        return None
    return Refusal("one_card", "Play one card from your hand to the trick.")


def call(facts: PitchFacts, action: Action, house: PitchOptions) -> Refusal | None:
    """Why a bid or a pass of the seat that calls is refused (PT-B2 to B4)."""
    dealer, high, bid = action.seat == facts.dealer, facts.bid, action.value
    if bid is None:
        if high or not dealer:
            return None
        text = "Everyone passed, so you as the dealer must bid: two or more."
        return Refusal("dealer_must_bid", text)
    if bid > high:
        return None
    if dealer and bid == high:
        if bid < SMUDGE or house.steal_smudge:
            return None
        text = "A smudge may not be stolen at this table; you can only pass."
        return Refusal("no_steal_smudge", text)
    if bid == high:
        more = "pass" if high == SMUDGE else f"bid more than {high} or pass"
        return Refusal("only_dealer_steals", f"Only the dealer may match the highest bid; {more}.")
    if high == SMUDGE:
        if dealer and house.steal_smudge:
            return Refusal("bid_higher", "A smudge was bid: steal it with a smudge, or pass.")
        return ONLY_PASS
    if dealer:
        return Refusal("bid_higher", f"The bid is {high}: match it, bid more, or pass.")
    return Refusal("bid_higher", f"You must bid more than {high}, or pass.")


def play(
    hand: Collection[Card], led: Suit | None, trump: Suit | None, action: Action
) -> Refusal | None:
    """Why a card of the seat to play is refused (PT-C2); *led* None when it leads."""
    card = action.cards[0]
    if card not in hand:
        return Refusal("own_hand", "Play a card from your own hand.")
    if led is None or card.suit is led or card.suit is trump or not has_suit(hand, led):
        return None
    if led is trump:
        return Refusal("must_trump", f"Trump was led; you must play a trump: {led.word}.")
    text = f"Follow {led.word} or play a trump; you still hold {led.word}."
    return Refusal("follow_suit", text)


def out_of_turn(facts: PitchFacts, action: Action) -> Refusal | None:
    """What is to say to a seat out of turn, beside whose turn it is."""
    if facts.phase is Phase.OVER:
        return None
    if action.verb in ("bid", "pass"):
        if facts.phase is Phase.PLAY:
            return BIDDING_OVER
        return None if facts.bids[action.seat] is None else ONE_CALL
    if action.verb in ("look", "trump", "name_trump"):
        return no_such_thing(facts.phase, action)
    return None
