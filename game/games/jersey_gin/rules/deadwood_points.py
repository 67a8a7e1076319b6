"""The points of deadwood: what the cards of a hand count that lie in no meld."""

from __future__ import annotations

from game.games.jersey_gin.rules.melds import COLUMN, Mask, melds_in

VALUES: tuple[int, ...] = tuple(min(rank + 1, 10) for rank in range(13))
"""What each rank counts, ace to king."""
ONES, TWOS, FOURS, EIGHTS = (
    COLUMN * sum(1 << rank for rank, value in enumerate(VALUES) if value >> digit & 1)
    for digit in range(4)
)


def card_points(mask: Mask) -> int:
    """Return the points of the cards: ace 1, two to nine their number, all others 10."""
    return (
        (mask & ONES).bit_count()
        + 2 * (mask & TWOS).bit_count()
        + 4 * (mask & FOURS).bit_count()
        + 8 * (mask & EIGHTS).bit_count()
    )


def least_deadwood(hand: Mask) -> int:
    """Return the fewest points that the hand can have outside of melds."""
    melds = melds_in(hand)
    if len(melds) < 2:
        return card_points(hand ^ melds[0] if melds else hand)
    return _least(hand, melds, 0)


def _least(hand: Mask, melds: list[Mask], start: int) -> int:
    fewest = card_points(hand)
    for at in range(start, len(melds)):
        meld = melds[at]
        if hand & meld == meld:
            fewest = min(fewest, _least(hand ^ meld, melds, at + 1))
    return fewest
