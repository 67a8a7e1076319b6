"""The numbers that can be promised in Sinful Gibbon, and the suit that is promised apart."""

from __future__ import annotations

from game.engine.cards import Suit

HEARTS = Suit.HEARTS  # a member looked up on its class is slow
LOWEST = 2
"""The lowest number that can be promised."""
ACE = 14
"""The highest one (SG-N1)."""
NUMBERS = range(LOWEST, ACE + 1)
