"""The words of Indian Chief for its options, their values and presets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

PRESET_SCORED_FOR_YOU = "Scored for you"
PRESET_NAME_IT_YOURSELF = "Name it yourself"
PRESET_ONE_TRY = "One try for Thieves"
DECLARE = "Doctor and Indian Chief"
DECLARE_AUTO = "Found for you"
DECLARE_MANUAL = "Stated by you"
DECLARE_HELP = (
    "Who names the suit a Doctor is paid in, and divides an Indian Chief into poker and "
    "baccarat: the best is found for you, or you state it when you meld."
)
TIE_TRIES = "Tries of tied Thieves"
ONE = "One"
TWO = "Two"
THREE = "Three"
TIE_TRIES_HELP = (
    "How often Thieves of equal rank may try to mark different cards before none of them steals."
)
PRESET_HELP: Mapping[str, str] = MappingProxyType(
    {
        PRESET_SCORED_FOR_YOU: (
            "A Doctor's best suit and an Indian Chief's best split are found for you."
        ),
        PRESET_NAME_IT_YOURSELF: "You name a Doctor's suit and split an Indian Chief yourself.",
        PRESET_ONE_TRY: "Thieves of equal rank who mark the same card get no second try.",
    }
)
"""What each preset is, in one sentence."""
