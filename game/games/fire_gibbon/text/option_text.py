"""The words of Fire Gibbon for its options, their values and presets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

PRESET_ONE_ROUND = "One round"
PRESET_LONGER_MATCH = "A longer match"
PRESET_THREE_BRAVEHEARTS = "Three bravehearts"
PRESET_WITHOUT_HAT = "Without the hat"
PRESET_THREE_CARDS = "Three cards"
HAND_SIZE = "Cards for each player"
HAND_SIZE_AUTO = "4 (3 with seven players)"
HAND_SIZE_HELP = "So many cards are dealt to each player, and so many fire spots win the round."
JOKERS = "Jokers"
JOKERS_HELP = "A joker always fits and is always true."
CHEAP_HAT = "Cheap Monkey Hat"
CHEAP_HAT_ON = "With the Cheap Monkey Hat"
CHEAP_HAT_OFF = "Without the Cheap Monkey Hat"
CHEAP_HAT_HELP = (
    "Whoever is caught with a false promise of 9 or less wears the hat, and may play no card "
    "face down while the flame is below 9."
)
SCORING = "Points"
SCORING_BRAVEHEART = "1 for the Braveheart"
SCORING_SPOTS = "1 for each fire spot"
SCORING_HELP = "Whether only the winner of a round scores, or everybody for their own open cards."
TARGET_POINTS = "Play to"
TARGET_POINTS_AUTO = "1 point (10 with fire spots)"
TARGET_POINTS_HELP = "The match ends after the round in which somebody has this many points."
MASK = "Mask"
MASK_ON = "With the mask"
MASK_OFF = "Without the mask"
MASK_HELP = "The Braveheart of the last round wears a mask. It is only for show."
PRESET_HELP: Mapping[str, str] = MappingProxyType(
    {
        PRESET_ONE_ROUND: (
            "One round decides: whoever first opens all cards is the Braveheart and wins the match."
        ),
        PRESET_LONGER_MATCH: (
            "Several rounds: everybody scores 1 for each fire spot, and 10 points win."
        ),
        PRESET_THREE_BRAVEHEARTS: "Whoever is the Braveheart of three rounds wins the match.",
        PRESET_WITHOUT_HAT: "Whoever is caught with a cheap lie has no hat to fear.",
        PRESET_THREE_CARDS: "A quick round: three cards for each player, and three fire spots win.",
    }
)
"""What each preset is, in one sentence."""
