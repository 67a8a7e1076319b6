"""The words of Fire Gibbon for promised heights."""

from __future__ import annotations

from game.games.fire_gibbon.rules.flame import ACE

NAMES = {11: "jack", 12: "queen", 13: "king", 14: "ace"}
"""The ranks above ten as they are said."""


def at_least(required: int) -> str:
    """A promised height in words: ``7 or more``."""
    return "an ace" if required == ACE else f"{required} or more"


def tag(required: int) -> str:
    """A promised height as it stands on the card: ``7+``."""
    return "ace" if required == ACE else f"{required}+"


def rank_at_least(required: int) -> str:
    """A promised height as cards: ``9 or more``, ``jack or more``, ``ace``."""
    name = NAMES.get(required, str(required))
    return name if required == ACE else f"{name} or more"
