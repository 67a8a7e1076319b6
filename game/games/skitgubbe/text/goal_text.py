"""The goals of Skitgubbe in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "four_tricks": "Win four tricks in part one of one game.",
        "five_sluffs": "Sluff five cards in one game.",
        "most_tricks": "Win more tricks of part one than anybody else in a match.",
        "most_cards_win": "Win with the most cards at the first intermission.",
        "twelve_beats": "Beat twelve times in one game.",
        "four_kills": "Kill four tricks in one game.",
        "little_eaten": "Eat at most once in a game and be no Goat.",
        "ten_eaten": "Eat ten times in a game and still be no Goat.",
        "needy_first": "Go out first after you had too few cards at the intermission.",
        "three_firsts": "Go out first in three games of one match.",
        "most_beats": "Beat more often in a match than anybody else.",
        "win_alone": "Win a match alone.",
    }
)
"""By the word each is known by in the records."""
