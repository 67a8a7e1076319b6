"""The promises of Sinful Gibbon: which are true, and which lies bring the hat."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.cards import Card, Suit

HEARTS = Suit.HEARTS  # a member looked up on its class is slow
LOWEST = 2
"""The lowest number that can be promised."""
ACE = 14
"""The highest one (SG-N1)."""
NUMBERS = range(LOWEST, ACE + 1)


class Verdict(NamedTuple):
    """The result of turning up a promised card."""

    true: bool
    hat: bool = False
    """Whether the accused gets the Heartless Monkey Hat."""


TRUE = Verdict(True)
LIE = Verdict(False)
LIE_ABOUT_HEARTS = Verdict(False, hat=True)


def verdict(card: Card, number: int, heart: bool) -> Verdict:
    """Whether *card* is what was promised: *number*, and a heart exactly if *heart* (SG-J2)."""
    if card.is_joker:
        return TRUE
    is_heart = card.suit is HEARTS
    if card.rank == number and is_heart == heart:
        return TRUE
    return LIE_ABOUT_HEARTS if heart or is_heart else LIE
