"""The words of Indian Chief for its options, their values and presets."""

from __future__ import annotations

PRESET_USUAL = "Usual"
PRESET_SAY_IT_YOURSELF = "Say it yourself"
PRESET_AGREE_AT_ONCE = "Thieves agree at once"
DECLARE = "Doctor and Indian Chief"
DECLARE_AUTO = "Found for you"
DECLARE_MANUAL = "Stated by you"
DECLARE_HELP = (
    "Who names the suit a Doctor is paid in and parts an Indian Chief into poker and Baccarat: "
    "the best is found for you, or you state it when you meld."
)
TIE_TRIES = "Tries of tied Thieves"
ONE = "One"
TWO = "Two"
THREE = "Three"
TIE_TRIES_HELP = (
    "How often Thieves of equal rank may try to mark different cards before none of them steals."
)
