"""The goals of Bridge Solitaire in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "first_contract": "Make a contract.",
        "three_contracts": "Make three contracts in one rubber.",
        "more_than_bid": "Make more tricks than you have bid.",
        "major_suit": "Make a contract in hearts or spades.",
        "three_bid": "Bid three or more, and make it.",
        "four_bid": "Bid four or more, and make it.",
        "joker_contract": "Make a contract that a joker has doubled.",
        "house_down": "Bring the house down.",
        "honors": "Get honors.",
        "game": "Win a game.",
        "rubber": "Win the rubber.",
        "never_down": "Win the rubber without going down.",
    }
)
"""By the word each is known by in the records."""
