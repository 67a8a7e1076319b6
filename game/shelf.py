"""The shelf: the one list of all games. A new game is one more line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.bots.bot import Bot, Level
from game.bots.search import searcher
from game.engine.options import BadOption
from game.engine.rules import AnyRules
from game.games.fire_gibbon.bot import FireGibbonBot
from game.games.fire_gibbon.rules import FireGibbon
from game.games.pitch.bot import PitchBot
from game.games.pitch.rules import Pitch


class Box(NamedTuple):
    """A game as it stands on the shelf: its rules, and who can play against you."""

    rules: type[AnyRules]
    tagline: str
    bot: Callable[[AnyRules, Level], Bot] = searcher
    on_table: bool = False
    """Whether the table can show it; if not, it is played from the command line."""

    def open(self, seats: int | None = None, given: Mapping[str, object] | None = None) -> AnyRules:
        """The rules for *seats* players (None: as usual) with options by name.

        Raises:
            BadOption: when seats or options do not fit, in one sentence.
        """
        options = self.rules.options_type.read(given or {})
        return self.rules(self.rules.default_seats if seats is None else seats, options)


SHELF: Mapping[str, Box] = MappingProxyType(
    {
        box.rules.id: box
        for box in (
            Box(FireGibbon, "Bluff at the campfire", FireGibbonBot, on_table=True),
            Box(Pitch, "High, low, jack, game", PitchBot, on_table=True),
        )
    }
)


ON_TABLE: Mapping[str, Box] = MappingProxyType(
    {game: box for game, box in SHELF.items() if box.on_table}
)
"""The games the table can show."""


def box(game: str) -> Box:
    """The box of a game by its id.

    Raises:
        BadOption: when there is no such game, naming those there are.
    """
    if game not in SHELF:
        raise BadOption(f"There is no game “{game}”; there are {', '.join(SHELF)}.")
    return SHELF[game]
