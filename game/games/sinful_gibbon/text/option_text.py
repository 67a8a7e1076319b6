"""The words of Sinful Gibbon for its options, their values and presets."""

from __future__ import annotations

PRESET_TO_HELL = "To Hell"
PRESET_EVENING = "An evening"
PRESET_QUICK_FALL = "A quick fall"
PRESET_THREE_CARDS = "Three cards"
HAND_SIZE = "Cards for each player"
HAND_SIZE_AUTO = "4, from six players on 3"
HAND_SIZE_HELP = "Nothing else depends on it."
TARGET_SCORE = "Hell begins at"
TARGET_SCORE_HELP = (
    "The match ends after the round in which somebody has so many penalty points; who has the "
    "fewest wins."
)
MASK = "Mask"
MASK_HELP = "The Braveheart of the last round wears a mask. It changes nothing."
