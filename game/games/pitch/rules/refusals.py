"""When a call or a play of Pitch is refused: conditions and codes."""

from __future__ import annotations

from collections.abc import Collection

from game.engine.action import Action, Refusal
from game.engine.cards import Card, Suit
from game.games.pitch.rules import bidding
from game.games.pitch.rules.facts import BIDS, PASS, SMUDGE, Phase, PitchFacts
from game.games.pitch.rules.options import PitchOptions
from game.games.pitch.text import refusal_text
from game.patterns.trick_winner import has_suit

ONE_CALL = Refusal("one_call", refusal_text.ONE_CALL)
BIDDING_OVER = Refusal("one_call", refusal_text.BIDDING_IS_OVER)
FIRST_LEAD = Refusal("first_lead_names_trump", refusal_text.FIRST_LEAD_NAMES_TRUMP)
LAST_ONLY = Refusal("last_trick_only", refusal_text.LAST_TRICK_ONLY)
ONLY_PASS = Refusal("bid_higher", refusal_text.NOTHING_ABOVE_SMUDGE)


def no_such_thing(phase: Phase, action: Action) -> Refusal | None:
    """Why *action* does not belong to this phase, whoever asks."""
    verb = action.verb
    if verb in ("trump", "name_trump"):
        return FIRST_LEAD
    if verb == "look":
        return LAST_ONLY
    if phase is Phase.BID:
        if verb == "play":
            return Refusal("bid_first", refusal_text.BID_FIRST)
        plain = not action.cards and action.target is None and not action.groups
        if verb == "pass" and plain and action.value is None:
            return None
        if verb == "bid" and plain and action.value in BIDS:
            return None
        return Refusal("no_such_call", refusal_text.NO_SUCH_CALL)
    if verb in ("bid", "pass"):
        return BIDDING_OVER
    to_trick = action.target is not None and action.target == ("trick", None, 0)
    plain = to_trick and action.value is None and not action.groups
    if verb == "play" and plain and len(action.cards) == 1:
        return None
    return Refusal("one_card", refusal_text.ONE_CARD)


def call(facts: PitchFacts, action: Action, options: PitchOptions) -> Refusal | None:
    """Why a bid or a pass of the seat that calls is refused (PT-B2 to B4)."""
    dealer, high, bid = action.seat == facts.dealer, facts.bid, action.value
    if bidding.is_legal(facts, action.seat, bid or PASS, options.steal_smudge):
        return None
    if bid is None:
        return Refusal("dealer_must_bid", refusal_text.DEALER_MUST_BID)
    if dealer and bid == high:
        return Refusal("no_steal_smudge", refusal_text.NO_STEALING_A_SMUDGE)
    if bid == high:
        more = refusal_text.PASS if high == SMUDGE else refusal_text.bid_more_or_pass(high)
        return Refusal("only_dealer_steals", refusal_text.only_dealer_matches(more))
    if high == SMUDGE:
        if dealer and options.steal_smudge:
            return Refusal("bid_higher", refusal_text.STEAL_SMUDGE_OR_PASS)
        return ONLY_PASS
    if dealer:
        return Refusal("bid_higher", refusal_text.match_or_bid_more(high))
    return Refusal("bid_higher", refusal_text.bid_higher(high))


def play(
    hand: Collection[Card], led: Suit | None, trump: Suit | None, action: Action
) -> Refusal | None:
    """Why a card of the seat to play is refused (PT-C2); *led* None when it leads."""
    card = action.cards[0]
    if card not in hand:
        return Refusal("own_hand", refusal_text.OWN_HAND)
    if led is None or card.suit is led or card.suit is trump or not has_suit(hand, led):
        return None
    if led is trump:
        return Refusal("must_trump", refusal_text.must_play_trump(led.word))
    return Refusal("follow_suit", refusal_text.must_follow_suit(led.word))


def out_of_turn(facts: PitchFacts, action: Action) -> Refusal | None:
    """The refusal of a seat out of turn, beside whose turn it is."""
    if facts.phase is Phase.OVER:
        return None
    if action.verb in ("bid", "pass"):
        if facts.phase is Phase.PLAY:
            return BIDDING_OVER
        return None if facts.bids[action.seat] is None else ONE_CALL
    if action.verb in ("look", "trump", "name_trump"):
        return no_such_thing(facts.phase, action)
    return None
