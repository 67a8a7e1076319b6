"""The goals of Sinful Gibbon in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "eight_cheats": "Catch eight cheats in one match.",
        "four_in_a_round": "Catch four cheats in one round.",
        "ten_mostly_right": "Doubt ten times or more in a match, and be right more often than not.",
        "quiet_lies_25": "Tell 25 lies in a match that nobody catches.",
        "six_suspicions": "Be doubted six times in a match when you told the truth.",
        "two_bravehearts": "Be the Braveheart of two rounds in one match.",
        "three_bravehearts": "Be the Braveheart of three rounds in one match.",
        "no_hat": "Win without ever wearing the Heartless Monkey Hat.",
        "all_hats": "Wear the Heartless Monkey Hat and win all the same.",
        "seven_hearts": "Promise hearts seven times in one match.",
        "two_chairs": "Change chairs with somebody twice in one match.",
        "no_hell": "Finish with fewer points than everybody else by 100 or more.",
    }
)
"""By the word each is known by in the records."""
