"""The goals of Bridge Solitaire in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "four_contracts": "Make four contracts in one rubber.",
        "four_majors": "Make four contracts in hearts or spades in one rubber.",
        "no_trumps": "Make a contract without trumps.",
        "three_bid": "Bid three or more, and make it.",
        "rich_overtricks": "Score 400 points or more for overtricks in one hand.",
        "three_doubled": "Make three contracts in one rubber that a joker has doubled.",
        "redoubled": "Make a contract that jokers have redoubled.",
        "house_down": "Bring the house down.",
        "honors_twice": "Get honors twice in one rubber.",
        "close_rubber": "Win a rubber in which the house won a game.",
        "great_rubber": "Win a rubber by 1500 points or more.",
        "never_down": "Win the rubber without going down.",
    }
)
"""By the word each is known by in the records."""
