"""The explanation of the house's bid: the count of the player's hand, line by line."""

from __future__ import annotations

from typing import Final

from game.engine.cards import Suit
from game.engine.observation import Observation
from game.games.bridge_solitaire.rules import house_bid
from game.games.bridge_solitaire.rules.bid_numbers import SUITS, level_of, trump_of
from game.games.bridge_solitaire.rules.facts import PLAYER, BridgeFacts, Phase
from game.games.bridge_solitaire.text import status_text
from game.games.bridge_solitaire.text.card_text import bid_words
from game.presentation.bid_explanation import BidExplanation, BidReason

ICONS: Final[tuple[str, ...]] = ("club", "diamond", "heart", "spade")
HEADS: Final = (status_text.SUIT, status_text.YOU_HOLD, status_text.SURE_TRICKS)


def bid_explanation(seen: Observation[BridgeFacts]) -> BidExplanation | None:
    """The sum behind the call of the house, for whoever sees the hand, while a call is awaited."""
    facts = seen.facts
    hand = seen.cards("hand", PLAYER)
    held = [card for card in hand if card is not None]
    if facts.phase is not Phase.AUCTION or facts.house_call is None or len(held) < len(hand):
        return None
    count = house_bid.counted(held)
    bid = facts.house_call
    trump = trump_of(bid) if bid else None
    lines = [
        BidReason(icon, status_text.cards(length), str(won), trump is suit)
        for icon, suit, length, won in zip(ICONS, SUITS, count.lengths, count.winners, strict=True)
    ]
    total = sum(count.winners)
    lines.append(BidReason("", status_text.TOGETHER, str(total)))
    title = status_text.why_house_bids(bid_words(bid)) if bid else status_text.WHY_HOUSE_PASSES
    return BidExplanation(title, HEADS, tuple(lines), ends(count, total, bid, trump))


def ends(count: house_bid.Count, total: int, bid: int, trump: Suit | None) -> tuple[str, ...]:
    """What the house makes of the sum."""
    if trump is None:
        return (status_text.no_level(total),)
    level = status_text.level_sum(total, level_of(bid))
    tied = [SUITS[strain - 1].word for strain in house_bid.shortest(count)]
    if len(tied) == 1:
        return (level, status_text.shortest_suit(trump.word))
    if trump is SUITS[house_bid.shortest(count)[0] - 1]:
        return (level, status_text.lowest_of(tied))
    return (level, status_text.highest_of(tied))
