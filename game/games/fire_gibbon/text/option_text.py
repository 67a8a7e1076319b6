"""The words of Fire Gibbon for its options, their values and presets."""

from __future__ import annotations

PRESET_QUICK_FIRE = "A quick fire"
PRESET_EVENING = "An evening"
PRESET_THREE_BRAVEHEARTS = "Three bravehearts"
PRESET_WITHOUT_HAT = "Without the hat"
PRESET_SHORT_BAMBOO = "Short bamboo"
HAND_SIZE = "Cards for each player"
HAND_SIZE_AUTO = "4, with seven players 3"
HAND_SIZE_HELP = "Also the number of fire spots that wins the round."
JOKERS = "Jokers"
JOKERS_HELP = "A joker always fits and is always true."
CHEAP_HAT = "Cheap Monkey Hat"
CHEAP_HAT_HELP = (
    "Whoever is caught with a false promise of 9 or less wears the hat: no face-down cards "
    "below a flame of 9."
)
SCORING = "Points"
SCORING_BRAVEHEART = "1 for the Braveheart"
SCORING_SPOTS = "1 for each fire spot"
SCORING_HELP = "Whether only the winner of a round scores, or everybody for each own table card."
TARGET_POINTS = "Play to"
TARGET_POINTS_AUTO = "1, or 10 with fire spots"
TARGET_POINTS_HELP = "The match ends after the round in which somebody has so many points."
MASK = "Mask"
MASK_HELP = "The Braveheart of the last round wears a mask. It changes nothing."
