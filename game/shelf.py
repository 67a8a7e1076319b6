"""The shelf: the one list of all games. A new game is one more line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.bots.bot import Bot, Opponent
from game.bots.manner import Manner
from game.bots.search import searcher
from game.bots.simple import RandomBot
from game.engine.options import BadOption
from game.engine.rules import AnyRules
from game.games.bridge_solitaire.bot import BridgeBot
from game.games.bridge_solitaire.rules import BridgeSolitaire
from game.games.bridge_solitaire.simple_bots import KINDS as BRIDGE_KINDS
from game.games.democracy.bot import DemocracyBot
from game.games.democracy.rules import Democracy
from game.games.democracy.simple_bots import KINDS as DEMOCRACY_KINDS
from game.games.fire_gibbon import fools as fire_fools
from game.games.fire_gibbon.bot import FireGibbonBot
from game.games.fire_gibbon.rules import FireGibbon
from game.games.indian_chief.bot import KINDS as CHIEF_KINDS
from game.games.indian_chief.bot import ChiefBot
from game.games.indian_chief.rules import IndianChief
from game.games.jersey_gin.bot import JerseyGinBot
from game.games.jersey_gin.plain import KINDS as GIN_KINDS
from game.games.jersey_gin.rules import JerseyGin
from game.games.pitch.bot import PitchBot
from game.games.pitch.plain import KINDS as PITCH_KINDS
from game.games.pitch.rules import Pitch
from game.games.sinful_gibbon import fools as sinful_fools
from game.games.sinful_gibbon.bot import SinfulGibbonBot
from game.games.sinful_gibbon.rules import SinfulGibbon
from game.games.skitgubbe.bot import SkitgubbeBot
from game.games.skitgubbe.rules import Skitgubbe
from game.games.skitgubbe.yardsticks import KINDS as SKITGUBBE_KINDS
from game.games.vendetta.bot import KINDS as VENDETTA_KINDS
from game.games.vendetta.bot import VendettaBot
from game.games.vendetta.rules import Vendetta


class Box(NamedTuple):
    """A game as it stands on the shelf: its rules, and who can play against you."""

    rules: type[AnyRules]
    tagline: str
    bot: Callable[[AnyRules, Manner], Opponent] = searcher
    length: str = ""
    """How long a match is, in a few words."""
    kinds: Mapping[str, Callable[[AnyRules], Bot]] = MappingProxyType({})
    """Players nobody would choose, to measure others by: ``greedy``, ``policy``, fools."""

    def open(self, seats: int | None = None, given: Mapping[str, object] | None = None) -> AnyRules:
        """The rules for *seats* players (None: as usual) with options by name.

        Raises:
            BadOption: when seats or options do not fit, in one sentence.
        """
        options = self.rules.options_type.read(given or {})
        rules = self.rules(self.rules.default_seats if seats is None else seats, options)
        rules.board.freeze()
        return rules

    def plain(self, rules: AnyRules) -> Bot:
        """The plain policy, which plays where a computer fails: hand-made, or else at random."""
        made = self.kinds.get(PLAIN)
        return RandomBot() if made is None else made(rules)


PLAIN = "baseline"
"""The kind that is a game's plain policy."""

SHELF: Mapping[str, Box] = MappingProxyType(
    {
        box.rules.id: box
        for box in (
            Box(
                SinfulGibbon,
                "Merciless cheating, seven sins",
                SinfulGibbonBot,
                length="5 to 8 rounds",
                kinds=sinful_fools.KINDS,
            ),
            Box(
                FireGibbon,
                "Bluff at the campfire",
                FireGibbonBot,
                length="about 50 cards a round",
                kinds=fire_fools.KINDS,
            ),
            Box(
                Vendetta,
                "Steal what lies open",
                VendettaBot,
                length="5 to 25 minutes",
                kinds=VENDETTA_KINDS,
            ),
            Box(
                Skitgubbe,
                "Beat it or eat it, and do not be the Goat",
                SkitgubbeBot,
                length="5 to 15 minutes a game",
                kinds=SKITGUBBE_KINDS,
            ),
            Box(
                IndianChief,
                "Seven boxes, one secret meld a turn",
                ChiefBot,
                length="about 10 minutes",
                kinds=CHIEF_KINDS,
            ),
            Box(
                BridgeSolitaire,
                "A rubber of bridge for one",
                BridgeBot,
                length="8 or 9 deals",
                kinds=BRIDGE_KINDS,
            ),
            Box(
                JerseyGin,
                "Knock, gin, or the break",
                JerseyGinBot,
                length="hands until somebody has 100",
                kinds=GIN_KINDS,
            ),
            Box(Pitch, "High, low, jack, game", PitchBot, "9 to 14 hands", PITCH_KINDS),
            Box(
                Democracy,
                "Every trick a secret vote",
                DemocracyBot,
                length="2 to 10 islands",
                kinds=DEMOCRACY_KINDS,
            ),
        )
    }
)


def box(game: str) -> Box:
    """The box of a game by its id.

    Raises:
        BadOption: when there is no such game, naming those there are.
    """
    if game not in SHELF:
        raise BadOption(f"There is no game “{game}”; there are {', '.join(SHELF)}.")
    return SHELF[game]
