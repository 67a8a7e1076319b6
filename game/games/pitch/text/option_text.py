"""The words of Pitch for its options, their values and presets."""

from __future__ import annotations

PRESET_PARTNERS = "Partners to 21"
PRESET_SHORT_GAME = "Short game to 11"
PRESET_HOLDER_KEEPS_LOW = "Holder keeps Low"
CUTTHROAT = "Cutthroat"
VARIANT = "Sides"
PARTNERS = "Partners"
VARIANT_HELP = (
    "Partners: four players, the two who face each other share tricks and points. Cutthroat: "
    "three to five players, each for themselves."
)
TARGET = "Points to win"
TARGET_HELP = "The score that wins, if it is reached by making a bid."
LOW = "Low belongs to"
CAPTURER = "Who captures it"
HOLDER = "Who played it"
LOW_HELP = (
    "Who scores the lowest trump: the side that wins the trick with it, or the side of the "
    "player who played it."
)
STEAL_SMUDGE = "Steal a smudge"
STEAL_SMUDGE_HELP = "Whether the dealer may match a smudge, as any other bid."
PARTNERS_ARE_FOUR = "Partners are two against two: choose four players, or cutthroat."
