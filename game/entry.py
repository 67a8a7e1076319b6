"""What a game offers the shelf: its rules, who can play against you, and the words on its box."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from game.bots.any_game_bot import searcher
from game.bots.bot import Bot, Opponent
from game.bots.profile import BotProfile
from game.bots.random_bot import RandomBot
from game.bots.rule_family import RuleFamily
from game.engine.options import Options
from game.engine.rules import AnyRules, Rules
from game.patterns.goal import Goal

PLAIN = "baseline"
"""The kind that is a game's plain policy."""

_NEEDED: Final[tuple[str, ...]] = ("id", "title", "players", "default_seats", "options_type")
"""What a class of rules has to say of its game."""


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
    families: tuple[RuleFamily, ...] = ()
    """Simple rules with numbers, among which the best answer to a level is sought."""

    goals: tuple[Goal, ...] = ()
    """Aims that teach it; what was reached stands in the records."""
    numbers: Any = None
    """What its computers judge by, a named tuple; ``bot`` takes others as ``numbers``, to tune."""

    def open(self, seats: int | None = None, given: Mapping[str, object] | None = None) -> AnyRules:
        """The rules for *seats* players (None: as usual) with options by name.

        Raises:
            BadOption: when seats or options do not fit, in one sentence.
        """
        options = self.rules.options_type.read(given or {})
        rules = self.rules(self.rules.default_seats if seats is None else seats, options)
        rules.zone_registry.freeze()
        return rules

    @property
    def player_count_text(self) -> str:
        """The numbers of players in words: ``3 to 7 players``."""
        first, last = self.rules.players[0], self.rules.players[-1]
        if last == 1:
            return "1 player"
        return f"{first} players" if first == last else f"{first} to {last} players"

    def plain(self, rules: AnyRules) -> Bot:
        """The plain policy, which plays where a computer fails: hand-made, or else at random."""
        made = self.kinds.get(PLAIN)
        return RandomBot() if made is None else made(rules)


def entry_fault(offered: object) -> str:
    """Why *offered* is no entry that can stand on the shelf; empty if it is one."""
    if not isinstance(offered, GameEntry):
        return "it offers no GameEntry"
    rules: Any = offered.rules
    if not _is_class(rules, Rules):
        return "its rules are no class of Rules"
    missing = sorted(getattr(rules, "__abstractmethods__", ()))  # a compiled class has none
    missing += [name for name in _NEEDED if not hasattr(rules, name)]
    if missing:
        return f"its rules lack {', '.join(missing)}"
    if not (isinstance(rules.id, str) and re.fullmatch("[a-z][a-z0-9_]*", rules.id)):
        return "its id is not made of small letters, digits and underscores"
    if not (isinstance(rules.players, range) and rules.default_seats in rules.players):
        return "its usual number of seats is none that it can be played with"
    if not _is_class(rules.options_type, Options):
        return "its options are no class of Options"
    words: tuple[Any, ...] = (rules.title, offered.tagline, offered.length)
    if not all(isinstance(each, str) for each in words) or not rules.title:
        return "its title, tagline and length are not all texts"
    bot: Any = offered.bot
    return "" if callable(bot) else "its bot cannot be called"


def _is_class(offered: Any, base: type[Any]) -> bool:
    return isinstance(offered, type) and issubclass(offered, base)
