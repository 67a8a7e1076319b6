"""The options of Skitgubbe and the usual sets of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from game.engine.options import Options, Value, option

SET_ASIDE, RESTAURANT, SCRAMBLE = "set_aside", "restaurant", "scramble"
OPEN_END = "open"
NEW, EVERY, SELDOM = "new", "every", "own_turn_and_end"
"""When people are asked for sluffs."""
SECONDS = tuple(f"{half / 2:.1f}" for half in range(2, 17))
PLAIN: Mapping[str, Value] = {"high_trump": "off", "aces_low": False}


@dataclass(frozen=True, slots=True)
class SkitgubbeOptions(Options):
    """How Skitgubbe is played tonight."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {
            "House": {},
            "First game": PLAIN,
            "Original 1991": {**PLAIN, "trump_mode": SCRAMBLE},
            "Restaurant": {**PLAIN, "trump_mode": RESTAURANT},
        }
    )

    shared: ClassVar[Mapping[str, Value]] = MappingProxyType({"sluff_prompts": SELDOM})

    trump_mode: str = option(
        SET_ASIDE,
        "Trump",
        (SET_ASIDE, RESTAURANT, SCRAMBLE),
        ("Bottom card set aside", "Bottom card for a play", "Scramble for it"),
        "Set aside: the bottom card names trump and leaves the game. Scramble: who draws it "
        "keeps it. Bottom card for a play: the same, but a sluff never draws it.",
    )
    high_trump: str = option(
        "auto",
        "Highest trump only kills",
        ("off", "on", "auto"),
        ("No", "Yes", "With 3 or 4 hands"),
        "Whether the highest trump left may only be used to kill a trick.",
    )
    decks: int = option(1, "Packs", (1, 2), help="Two packs for seven or eight players.")
    aces_low: bool = option(
        True,
        "Aces are low in part one",
        help="Whether aces rank under the twos until the intermission.",
    )
    scoring: str = option(
        "off",
        "Points",
        ("off", "first5", "second5"),
        ("Only count the Goats", "First out scores 5", "Second out scores 5"),
        "Points for going out early; the Goat loses 5.",
    )
    confusion: bool = option(
        False, "Confusion", help="Three players, six hands: everybody plays two of them."
    )
    sluff_mode: str = option(
        "polled",
        "Sluffing",
        ("polled", "timed"),
        ("One after the other", "Whoever is quick"),
        "Whether seats are asked for sluffs in turn, or all at once against the clock.",
    )
    sluff_seconds: str = option(
        "3.0", "Seconds to sluff", SECONDS, help="How long everybody may sluff against the clock."
    )
    sluff_prompts: str = option(
        NEW,
        "Ask me for sluffs",
        (NEW, EVERY, SELDOM),
        ("When something is new", "Whenever I could", "At my turn and at the end"),
        "When a person is asked who could sluff. At your own turn you always may.",
    )
    first_goat: str = option(
        "random",
        "First leader",
        ("random", *(f"P{number}" for number in range(1, 9))),
        ("By lot", *(f"Seat {number}" for number in range(1, 9))),
        "Who leads part one of the very first game, as if Goat of a game before.",
    )
    games: int | str = option(
        OPEN_END,
        "Games in a row",
        (*range(1, 21), OPEN_END),
        (*(str(number) for number in range(1, 21)), "Until somebody has enough"),
        "How many games make a match.",
    )

    def objection(self, seats: int) -> str | None:
        """What does not go with *seats* players (options `decks`, `confusion`, `first_goat`)."""
        if self.confusion and seats != 3:
            return "Confusion is for exactly three players, with two hands each."
        if self.confusion and self.decks == 2:
            return "Confusion is played with one pack."
        if seats == 8 and self.decks == 1:
            return "Eight players need two packs."
        if self.first_goat != "random" and int(self.first_goat[1:]) > seats:
            return f"There is no seat {self.first_goat[1:]} to lead first at this table."
        return None

    def idle(self, seats: int) -> Mapping[str, str]:
        """Without a clock nobody counts seconds (SK-2.12)."""
        if self.sluff_mode == "timed":
            return {}
        return {"sluff_seconds": "There is a clock only if whoever is quick may sluff."}

    def hands(self, seats: int) -> int:
        """How many hands are in play."""
        return 2 * seats if self.confusion else seats

    def high_only_kills(self, seats: int) -> bool:
        """Whether SK-4.11 is in force; `auto` counts hands."""
        return self.high_trump == "on" or (self.high_trump == "auto" and self.hands(seats) <= 4)

    @property
    def limit(self) -> int:
        """Who holds fewer cards than this at the intermission is needy (SK-3.3)."""
        return 6 * self.decks
