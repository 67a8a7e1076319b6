"""The options of Skitgubbe and their presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from game.engine.options import Options, Value, option
from game.games.skitgubbe.rules.confusion import hands_in_play
from game.games.skitgubbe.text import option_text

SET_ASIDE, RESTAURANT, SCRAMBLE = "set_aside", "restaurant", "scramble"
OPEN_END = "open"
NEW, EVERY, SELDOM = "new", "every", "own_turn_and_end"
"""When people are asked for sluffs."""
SECONDS = tuple(f"{half / 2:.1f}" for half in range(2, 17))
PLAIN: Mapping[str, Value] = {"high_trump": "off", "aces_low": False}


@dataclass(frozen=True, slots=True)
class SkitgubbeOptions(Options):
    """The options of a match of Skitgubbe."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            option_text.PRESET_HOUSE: {},
            option_text.PRESET_FIRST_GAME: PLAIN,
            option_text.PRESET_ORIGINAL: {**PLAIN, "trump_mode": SCRAMBLE},
            option_text.PRESET_RESTAURANT: {**PLAIN, "trump_mode": RESTAURANT},
        }
    )
    preset_help: ClassVar[Mapping[str, str]] = option_text.PRESET_HELP

    shared: ClassVar[Mapping[str, Value]] = MappingProxyType({"sluff_prompts": SELDOM})

    trump_mode: str = option(
        SET_ASIDE,
        option_text.TRUMP,
        (SET_ASIDE, RESTAURANT, SCRAMBLE),
        (option_text.TRUMP_SET_ASIDE, option_text.TRUMP_RESTAURANT, option_text.TRUMP_SCRAMBLE),
        option_text.TRUMP_HELP,
    )
    high_trump: str = option(
        "auto",
        option_text.HIGH_TRUMP,
        ("off", "on", "auto"),
        (option_text.HIGH_TRUMP_OFF, option_text.HIGH_TRUMP_ON, option_text.HIGH_TRUMP_AUTO),
        option_text.HIGH_TRUMP_HELP,
    )
    decks: int = option(1, option_text.PACKS, (1, 2), help=option_text.PACKS_HELP)
    aces_low: bool = option(
        True,
        option_text.ACES_LOW,
        names=(option_text.ACES_LOW_ON, option_text.ACES_LOW_OFF),
        help=option_text.ACES_LOW_HELP,
    )
    scoring: str = option(
        "off",
        option_text.SCORING,
        ("off", "first5", "second5"),
        (option_text.SCORING_OFF, option_text.SCORING_FIRST, option_text.SCORING_SECOND),
        option_text.SCORING_HELP,
    )
    confusion: bool = option(
        False,
        option_text.CONFUSION,
        names=(option_text.CONFUSION_ON, option_text.CONFUSION_OFF),
        help=option_text.CONFUSION_HELP,
    )
    sluff_mode: str = option(
        "polled",
        option_text.SLUFF_MODE,
        ("polled", "timed"),
        (option_text.SLUFF_POLLED, option_text.SLUFF_TIMED),
        option_text.SLUFF_MODE_HELP,
    )
    sluff_seconds: str = option(
        "3.0", option_text.SLUFF_SECONDS, SECONDS, help=option_text.SLUFF_SECONDS_HELP
    )
    sluff_prompts: str = option(
        NEW,
        option_text.SLUFF_PROMPTS,
        (NEW, EVERY, SELDOM),
        (option_text.PROMPT_NEW, option_text.PROMPT_EVERY, option_text.PROMPT_SELDOM),
        option_text.SLUFF_PROMPTS_HELP,
    )
    first_goat: str = option(
        "random",
        option_text.FIRST_LEADER,
        ("random", *(f"P{number}" for number in range(1, 9))),
        (
            option_text.FIRST_LEADER_RANDOM,
            *(option_text.seat_number(number) for number in range(1, 9)),
        ),
        option_text.FIRST_LEADER_HELP,
    )
    games: int | str = option(
        OPEN_END,
        option_text.GAMES,
        (*range(1, 21), OPEN_END),
        (*(str(number) for number in range(1, 21)), option_text.GAMES_OPEN),
        option_text.GAMES_HELP,
    )

    def why_invalid(self, seats: int) -> str | None:
        """What speaks against these options with *seats* players."""
        if self.confusion and seats != 3:
            return option_text.CONFUSION_NEEDS_THREE
        if self.confusion and self.decks == 2:
            return option_text.CONFUSION_NEEDS_ONE_PACK
        if seats == 8 and self.decks == 1:
            return option_text.EIGHT_NEED_TWO_PACKS
        if self.first_goat != "random" and int(self.first_goat[1:]) > seats:
            return option_text.no_such_leader(self.first_goat[1:])
        return None

    def idle(self, seats: int) -> Mapping[str, str]:
        """The options that mean nothing beside the others, with the reason (SK-2.12)."""
        if self.sluff_mode == "timed":
            return {}
        return {"sluff_seconds": option_text.NO_CLOCK}

    def hands(self, seats: int) -> int:
        """The number of hands in play."""
        return hands_in_play(seats, self.confusion)

    def high_only_kills(self, seats: int) -> bool:
        """Whether SK-4.11 is in force; `auto` counts hands."""
        return self.high_trump == "on" or (self.high_trump == "auto" and self.hands(seats) <= 4)

    @property
    def limit(self) -> int:
        """The cards below which a hand is needy at the intermission (SK-3.3)."""
        return 6 * self.decks
