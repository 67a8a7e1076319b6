"""The shelf: the one list of all games. A new game is one more line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.bots.bot import Bot, Opponent
from game.bots.profile import BotProfile
from game.bots.random_bot import RandomBot
from game.bots.search_bot import searcher
from game.engine.options import BadOption
from game.engine.rules import AnyRules
from game.games.bridge_solitaire.bot.baselines import KINDS as BRIDGE_KINDS
from game.games.bridge_solitaire.bot.bot import BridgeBot
from game.games.bridge_solitaire.rules.rules import BridgeSolitaire
from game.games.democracy.bot.baselines import KINDS as DEMOCRACY_KINDS
from game.games.democracy.bot.bot import DemocracyBot
from game.games.democracy.rules.rules import Democracy
from game.games.fire_gibbon.bot import baselines as fire_fools
from game.games.fire_gibbon.bot.bot import FireGibbonBot
from game.games.fire_gibbon.rules.rules import FireGibbon
from game.games.indian_chief.bot.bot import KINDS as CHIEF_KINDS
from game.games.indian_chief.bot.bot import ChiefBot
from game.games.indian_chief.rules.rules import IndianChief
from game.games.jersey_gin.bot.baselines import KINDS as GIN_KINDS
from game.games.jersey_gin.bot.bot import JerseyGinBot
from game.games.jersey_gin.rules.rules import JerseyGin
from game.games.pitch.bot.baselines import KINDS as PITCH_KINDS
from game.games.pitch.bot.bot import PitchBot
from game.games.pitch.rules.rules import Pitch
from game.games.sinful_gibbon.bot import baselines as sinful_fools
from game.games.sinful_gibbon.bot.bot import SinfulGibbonBot
from game.games.sinful_gibbon.rules.rules import SinfulGibbon
from game.games.skitgubbe.bot.baselines import KINDS as SKITGUBBE_KINDS
from game.games.skitgubbe.bot.bot import SkitgubbeBot
from game.games.skitgubbe.rules.rules import Skitgubbe
from game.games.vendetta.bot.bot import KINDS as VENDETTA_KINDS
from game.games.vendetta.bot.bot import VendettaBot
from game.games.vendetta.rules.rules import Vendetta


class Box(NamedTuple):
    """A game as it stands on the shelf: its rules, and who can play against you."""

    rules: type[AnyRules]
    tagline: str
    bot: Callable[[AnyRules, BotProfile], Opponent] = searcher
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

    @property
    def player_count_text(self) -> str:
        """For how many players it is: ``3 to 7 players``."""
        first, last = self.rules.players[0], self.rules.players[-1]
        if last == 1:
            return "1 player"
        return f"{first} players" if first == last else f"{first} to {last} players"

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
