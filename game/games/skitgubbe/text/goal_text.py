"""The goals of Skitgubbe in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "first_trick": "Win a trick in part one.",
        "most_tricks": "Win more tricks than anybody else in part one.",
        "rich_win": "Win with the most tricks of part one at the intermission.",
        "turn_up": "Turn up a card from the stock in part one.",
        "three_sluffs": "Sluff three cards in one match.",
        "five_beats": "Beat five cards in one match.",
        "first_kill": "Kill a trick.",
        "three_kills": "Kill three tricks in one match.",
        "first_out": "Go out first.",
        "little_eaten": "Come off best and eat at most three times.",
        "ten_eaten": "Eat ten times and still be no Goat.",
        "most_beats": "Beat more cards than anybody else.",
    }
)
"""By the word each is known by in the records."""
