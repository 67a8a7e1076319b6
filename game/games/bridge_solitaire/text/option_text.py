"""The words of Bridge Solitaire for its options, their values and presets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

PRESET_AS_WRITTEN = "As it was written"
PRESET_OPEN_MEMORY = "Open piles"
PRESET_NO_HONORS = "No honors"
PRESET_HOUSE_BIDS_HIGH = "House bids high"
HONORS = "Honors"
HONORS_ON = "Honors count"
HONORS_OFF = "Honors do not count"
HONORS_HELP = (
    "Whether four or five top trumps in your hand, or four aces in no trump, earn a bonus."
)
HOUSE_TIE = "The house bids"
LOWEST_SHORT_SUIT = "The lowest short suit"
HIGHEST_SHORT_SUIT = "The highest short suit"
HOUSE_TIE_HELP = "Which suit the house bids when several of your suits are equally short."
DISCARD_MEMORY = "Face-up piles"
TOP_CARD_ONLY = "Top card only"
OPEN_TO_LOOK_THROUGH = "Open to look through"
DISCARD_MEMORY_HELP = (
    "Whether the discarded and passed-over cards must be remembered or may be looked through."
)
PRESET_HELP: Mapping[str, str] = MappingProxyType(
    {
        PRESET_AS_WRITTEN: "The rules as their author wrote them.",
        PRESET_OPEN_MEMORY: "You may look through the face-up piles and need not remember them.",
        PRESET_NO_HONORS: "Top trumps and aces in your hand earn no bonus.",
        PRESET_HOUSE_BIDS_HIGH: "Of equally short suits the house bids the highest.",
    }
)
"""What each preset is, in one sentence."""
