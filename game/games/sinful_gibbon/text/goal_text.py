"""The goals of Sinful Gibbon in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "first_cheat": "Catch somebody who cheats.",
        "four_in_a_round": "Catch four cheats in one round.",
        "mostly_right": "Doubt five times or more in a match, and be right more often than not.",
        "ten_quiet_lies": "Tell ten lies in a match that nobody catches.",
        "three_suspicions": "Be doubted three times in a match when you told the truth.",
        "braveheart": "Be the Braveheart of a round.",
        "three_bravehearts": "Be the Braveheart of three rounds in one match.",
        "no_hat": "Win without ever wearing the Heartless Monkey Hat.",
        "all_hats": "Wear the Heartless Monkey Hat and win all the same.",
        "three_hearts": "Promise hearts three times in one match.",
        "new_chair": "Change chairs with somebody after a round.",
        "no_hell": "Finish with fewer points than everybody else by 100 or more.",
    }
)
"""By the word each is known by in the records."""
