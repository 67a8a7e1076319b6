"""What a game offers the shelf: its rules, who can play against you, and the words on its box."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.bots.bot import Bot, Opponent
from game.bots.profile import BotProfile
from game.bots.random_bot import RandomBot
from game.bots.search_bot import searcher
from game.engine.rules import AnyRules

PLAIN = "baseline"
"""The kind that is a game's plain policy."""


class GameEntry(NamedTuple):
    """A game as it stands on the shelf; each game's package holds one, called ``GAME``."""

    rules: type[AnyRules]
    tagline: str
    """A few words for its box, without a full stop."""
    bot: Callable[[AnyRules, BotProfile], Opponent] = searcher
    """Makes its computer players; without one a general search plays."""
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
