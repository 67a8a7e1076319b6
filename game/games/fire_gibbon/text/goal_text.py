"""The goals of Fire Gibbon in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "two_lies_caught": "Catch two lies in one match.",
        "three_lies_caught": "Catch three lies in one match.",
        "only_right_doubts": "Doubt twice or more in a match, and always rightly.",
        "quiet_lies": "Tell three lies in a match that nobody catches.",
        "honest_suspect": "Be doubted twice in a match when you told the truth.",
        "honest_win": "Win without a single lie.",
        "silent_win": "Win without doubting anybody.",
        "five_face_up": "Play five cards face up in one match.",
        "lucky_leap": "Play a random card and never tumble in that match.",
        "never_tumble": "Finish a match without a tumble and without being caught.",
        "four_spots": "Get four fire spots in one match.",
        "from_the_table": "Win after you have played from your fire spots.",
    }
)
"""By the word each is known by in the records."""
