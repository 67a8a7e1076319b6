"""The winner of a vote in Democracy: how strong each chosen card is, and when nobody wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.cards import Card, numbered
from game.games.democracy.rules.trump import trump_suit

ORDER: Final = (6, 7, 8, 9, 10, 11, 12, 13, 14, 3, 4, 5)
"""The ranks from low to high, the same in every suit (DM: Ranks)."""
PACK = 54
"""Cards of a whole pack with both jokers; tables go by the index of a card."""
TRUMP = len(ORDER)
"""What a trump is stronger than the same rank of another suit: more than any rank counts."""
FIVE = ORDER.index(5)
CHIEF, IDIOT = TRUMP + FIVE, TRUMP + ORDER.index(6)
"""The five and the six of trumps."""


def strength(card: Card, upcard: Card | None) -> int:
    """The rank of *card* in a trick with this *upcard*, without the rule of the idiot (DM-2.4).

    A joker is a five that is not trump (DM-2.6); a joker as upcard makes no trumps (R6).
    """
    if card.is_joker:
        return FIVE
    trump = trump_suit(upcard) is card.suit
    return (ORDER.index(card.rank) if card.rank in ORDER else 0) + TRUMP * trump


def _strengths(upcard: Card | None) -> tuple[int, ...]:
    return tuple(strength(numbered(index), upcard) for index in range(PACK))


PLAIN = _strengths(None)
"""Strengths by the index of a card when there is no trump."""
_BY_SUIT = {numbered(i).suit: _strengths(numbered(i)) for i in range(0, PACK, 13)}
STRENGTHS = tuple(_BY_SUIT[numbered(index).suit] for index in range(PACK))
"""Strengths by the index of a card, for each upcard by its index."""


def winner(chosen: Sequence[Card], upcard: Card | None) -> int | None:
    """The place in *chosen* of the card that wins the trick, None when it is tied (DM-2.4).

    Raises:
        ValueError: when nothing was chosen.
    """
    ranks = PLAIN if upcard is None else STRENGTHS[upcard.index]
    strengths = [ranks[card.index] for card in chosen]
    best = max(strengths)
    if best == CHIEF and IDIOT in strengths:
        best = IDIOT
    # Two trumps never share a rank.
    return strengths.index(best) if strengths.count(best) == 1 else None


def equal_best(chosen: Sequence[Card]) -> list[Card]:
    """The cards that share the highest rank of a tied trick."""
    strengths = [PLAIN[card.index] for card in chosen]
    return [card for card, high in zip(chosen, strengths, strict=True) if high == max(strengths)]
