"""The words of Vendetta for its options, their values and presets."""

from __future__ import annotations

PRESET_ONE_DEAL = "One deal"
PRESET_ONE_AFTER_THE_OTHER = "One after the other"
PRESET_FOUR_JOKERS = "Four jokers"
PRESET_THREE_DEALS = "Three deals"
JOKERS = "Jokers"
JOKERS_HELP = "Jokers in the pack: two is the tested number, four is wilder."
JOKER_TIMING = "Jokers are played"
ANY_TIME = "At any time"
OWN_TURN = "In your own turn"
JOKER_TIMING_HELP = (
    "At any time: also in somebody else's turn, and before the game ends everybody who still "
    "holds a joker is asked. In your own turn: nobody interrupts."
)
FIRST_PLAYER = "First player"
FIRST_PLAYER_RANDOM = "Drawn at random"
FIRST_PLAYER_HELP = "Who begins the first deal. Going first is a disadvantage."
DEALS = "Deals"
DEALS_HELP = (
    "Deals in a row. Points add up, and each deal the first player sits one seat further to "
    "the left."
)


def seat_number(number: int) -> str:
    """A seat as the first player, from 1."""
    return f"Seat {number}"


def no_such_first_player(number: int, seats: int) -> str:
    """Say that the first player does not sit at the table."""
    return f"Seat {number} cannot begin: there are only {seats} seats."
