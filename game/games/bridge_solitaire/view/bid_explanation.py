"""Why the house called as it did: the count of the player's hand, line by line."""

from __future__ import annotations

from game.engine.cards import Suit
from game.engine.observation import Observation
from game.engine.status import BidExplanation, BidReason
from game.games.bridge_solitaire.rules import house
from game.games.bridge_solitaire.rules.bids import SUITS, bid_words, level_of, trump_of
from game.games.bridge_solitaire.rules.facts import PLAYER, BridgeFacts, Phase

ICONS = ("club", "diamond", "heart", "spade")
HEADS = ("suit", "you hold", "sure tricks")


def bid_explanation(seen: Observation[BridgeFacts]) -> BidExplanation | None:
    """The sum behind the call of the house, for whoever sees the hand, while a call is awaited."""
    facts = seen.facts
    hand = seen.cards("hand", PLAYER)
    held = [card for card in hand if card is not None]
    if facts.phase is not Phase.AUCTION or facts.house_call is None or len(held) < len(hand):
        return None
    count = house.counted(held)
    bid = facts.house_call
    trump = trump_of(bid) if bid else None
    lines = [
        BidReason(icon, cards(length), str(won), "chosen" if trump is suit else "")
        for icon, suit, length, won in zip(ICONS, SUITS, count.lengths, count.winners, strict=True)
    ]
    total = sum(count.winners)
    lines.append(BidReason("", "together", str(total)))
    does = f"bids {bid_words(bid)}" if bid else "passes"
    return BidExplanation(
        f"Why the house {does}", HEADS, tuple(lines), ends(count, total, bid, trump)
    )


def cards(number: int) -> str:
    """How many cards: ``no card``, ``1 card``, ``5 cards``."""
    return "1 card" if number == 1 else f"{number or 'no'} cards"


def ends(count: house.Count, total: int, bid: int, trump: Suit | None) -> tuple[str, ...]:
    """What the house makes of the sum."""
    if trump is None:
        return (f"Its level: 6 − {total} leaves nothing to bid.",)
    level = f"Its level: 6 − {total} = {level_of(bid)}."
    tied = [SUITS[strain - 1].word for strain in house.shortest(count)]
    if len(tied) == 1:
        return (level, f"Its trump: your shortest suit, {trump.word}.")
    which = "lowest" if trump is SUITS[house.shortest(count)[0] - 1] else "highest"
    return (level, f"Its trump: your shortest suit; of {' and '.join(tied)} the {which}.")
