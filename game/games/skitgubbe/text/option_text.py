"""The words of Skitgubbe for its options, their values and presets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

PRESET_HOUSE = "House rules"
PRESET_FIRST_GAME = "First game"
PRESET_ORIGINAL = "Original 1991"
PRESET_RESTAURANT = "Restaurant"
TRUMP = "Bottom card"
TRUMP_SET_ASIDE = "Set aside"
TRUMP_RESTAURANT = "Drawn by a play only"
TRUMP_SCRAMBLE = "Kept by who draws it"
TRUMP_HELP = (
    "Its suit is trump in part two. Set aside it leaves the game; otherwise whoever draws it keeps "
    "it, with a play or a sluff, or with a play only."
)
HIGH_TRUMP = "Highest trump only to kill"
HIGH_TRUMP_OFF = "No"
HIGH_TRUMP_ON = "Yes"
HIGH_TRUMP_AUTO = "With 3 or 4 hands"
HIGH_TRUMP_HELP = "Whether the highest trump still in play may be used only to kill a trick."
PACKS = "Packs"
PACKS_HELP = "Seven players may use two packs; eight must."
ACES_LOW = "Aces are low in part one"
ACES_LOW_ON = "Aces are low in part one"
ACES_LOW_OFF = "Aces are high in both parts"
ACES_LOW_HELP = "Whether aces rank below the twos until part two begins."
SCORING = "Points"
SCORING_OFF = "Only Goats are counted"
SCORING_FIRST = "First out scores 5"
SCORING_SECOND = "Second out scores 5"
SCORING_HELP = "Points for going out early; the Goat loses 5."
CONFUSION = "Confusion"
CONFUSION_ON = "Confusion: two hands for each of three players"
CONFUSION_OFF = "One hand for each player"
CONFUSION_HELP = "Three players, six hands: everybody plays two of them."
SLUFF_MODE = "Sluffing"
SLUFF_POLLED = "One after the other"
SLUFF_TIMED = "Whoever is quick"
SLUFF_MODE_HELP = "Whether players are asked for sluffs in turn, or all at once against the clock."
SLUFF_SECONDS = "Seconds to sluff"
SLUFF_SECONDS_HELP = "How long everybody has for a sluff when it is against the clock."
SLUFF_PROMPTS = "Ask me for sluffs"
PROMPT_NEW = "When something is new"
PROMPT_EVERY = "Whenever I could"
PROMPT_SELDOM = "On my turn and at the end"
SLUFF_PROMPTS_HELP = (
    "When you are asked whether you want to sluff. On your own turn you always may."
)
FIRST_LEADER = "First leader"
FIRST_LEADER_RANDOM = "By lot"
FIRST_LEADER_HELP = (
    "Who leads first in the very first game; later it is the Goat of the game before."
)
GAMES = "Games in a row"
GAMES_OPEN = "Until somebody has enough"
GAMES_HELP = "How many games make a match."
CONFUSION_NEEDS_THREE = "Confusion is for exactly three players, with two hands each."
CONFUSION_NEEDS_ONE_PACK = "Confusion is played with one pack."
EIGHT_NEED_TWO_PACKS = "Eight players need two packs."
NO_CLOCK = "There is a clock only where whoever is quick may sluff."
PRESET_HELP: Mapping[str, str] = MappingProxyType(
    {
        PRESET_HOUSE: (
            "Aces are low in part one, and with few hands the highest trump may only kill a trick."
        ),
        PRESET_FIRST_GAME: (
            "For learning: aces are always high, and every trump may be played at any time."
        ),
        PRESET_ORIGINAL: (
            "The rules of 1991: whoever draws the bottom card keeps it, and its suit is trump."
        ),
        PRESET_RESTAURANT: (
            "Like the original, but only a play draws the bottom card, never a sluff."
        ),
    }
)
"""What each preset is, in one sentence."""


def seat_number(number: int) -> str:
    """A seat as the first leader, from 1."""
    return f"Seat {number}"


def no_such_leader(number: str) -> str:
    """Say that the first leader does not sit at the table."""
    return f"There is no seat {number} to lead first at this table."
