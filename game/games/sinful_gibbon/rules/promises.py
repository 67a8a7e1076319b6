"""The promises of Sinful Gibbon: the numbers that can be promised."""

from __future__ import annotations

from game.engine.cards import Suit

HEARTS = Suit.HEARTS  # a member looked up on its class is slow
LOWEST = 2
"""The lowest number that can be promised."""
ACE = 14
"""The highest one (SG-N1)."""
NUMBERS = range(LOWEST, ACE + 1)
