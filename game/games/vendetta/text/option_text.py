"""The words of Vendetta for its options, their values and presets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

PRESET_ONE_DEAL = "One deal"
PRESET_JOKERS_IN_TURN = "Jokers in turn"
PRESET_FOUR_JOKERS = "Four jokers"
PRESET_THREE_DEALS = "Three deals"
JOKERS = "Jokers"
JOKERS_HELP = "Jokers in the pack: two is the usual number, four makes a wilder game."
JOKER_TIMING = "Jokers are played"
ANY_TIME = "At any time"
OWN_TURN = "On your own turn"
JOKER_TIMING_HELP = (
    "At any time: also on somebody else's turn, and before the game ends everybody who still "
    "holds a joker is asked. On your own turn: nobody interrupts."
)
FIRST_PLAYER = "First player"
FIRST_PLAYER_RANDOM = "Drawn at random"
FIRST_PLAYER_HELP = "Who begins the first deal. Going first is a disadvantage."
DEALS = "Deals"
DEALS_HELP = (
    "How many deals make a match. Points add up, and each deal begins one seat further to the left."
)
PRESET_HELP: Mapping[str, str] = MappingProxyType(
    {
        PRESET_ONE_DEAL: "A single deal with two jokers, which may be played at any time.",
        PRESET_JOKERS_IN_TURN: "Jokers are played only on your own turn, so nobody is interrupted.",
        PRESET_FOUR_JOKERS: "A wilder game: four jokers, so hardly a trick is safe.",
        PRESET_THREE_DEALS: "Three deals in a row, and their points add up.",
    }
)
"""What each preset is, in one sentence."""


def seat_number(number: int) -> str:
    """A seat as the first player, from 1."""
    return f"Seat {number}"


def no_such_first_player(number: int, seats: int) -> str:
    """Say that the first player does not sit at the table."""
    return f"Seat {number} cannot begin: there are only {seats} seats."
