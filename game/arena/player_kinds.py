"""Player kinds: a name for each kind of player, and a match between them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from game.arena.cheating_bot import CheatingBot
from game.arena.timed_bot import TimedBot
from game.bots.bot import Bot
from game.bots.character_styles import CHARACTERS
from game.bots.monte_carlo_baselines import TreeBot, flat_monte_carlo
from game.bots.profile import BotProfile, Level, Style
from game.bots.random_bot import RandomBot
from game.bots.rule_family import BadRule
from game.engine.options import BadOption
from game.engine.rules import AnyRules
from game.shelf import game_entry

RANDOM, FLAT, TREE, CHEAT = "random", "flat", "tree", "cheat"
LEVELS = tuple(level.value for level in Level)
GRAMMAR = (
    "random, flat300, tree300 and cheat300 (searches of so many simulations, the last one sees all "
    "cards), novice, casual, skilled, master, or one of the game's own, such as greedy or policy. "
    "A level may be somebody's (master:rust), think ten times as long (master*10) or for so many "
    "seconds of the processor (master@0.3). A simple rule has numbers (truth_first/bar=0.5)"
)
"""The kinds of players, for who asks for help."""
PLENTY = 1000.0
"""How much longer than usual somebody would think whose time is measured in seconds."""
_KIND = re.compile(
    r"(?P<name>[a-z_]+)(?P<number>[1-9]\d{0,5})?(?P<profile>(:(?P<character>[a-z]+))?"
    r"(\*(?P<effort>\d{1,4}(\.\d{1,3})?))?(@(?P<seconds>\d{1,3}(\.\d{1,3})?))?)"
)


class NoSuchPlayer(BadOption):
    """Raised where there is no such kind of player, with one sentence."""


SEARCHES: Mapping[str, Callable[[AnyRules, int], Bot]] = MappingProxyType(
    {FLAT: flat_monte_carlo, TREE: TreeBot, CHEAT: CheatingBot}
)


class _Kind(NamedTuple):
    """A kind in its parts."""

    name: str
    number: int
    character: str
    effort: float | None
    seconds: float | None
    plain: bool
    """Nothing is said of its profile."""


def make_player(rules: AnyRules, kind: str, budget: float | None = None) -> Bot:
    """The player of a *kind*, see GRAMMAR, with *budget* seconds for a decision at most.

    Raises:
        NoSuchPlayer: naming the kinds there are.
    """
    rule = _rule_player(rules, kind)
    if rule is not None:
        return rule
    told = _read(kind)
    bot = None if told is None else _made(rules, told)
    if bot is None or told is None:
        there = ", ".join([RANDOM, "flat300", "tree300", "cheat300", *level_and_kind_names(rules)])
        raise NoSuchPlayer(f"There is no player “{kind}” in {rules.title}; there are {there}.")
    seconds = budget if told.seconds is None else told.seconds
    return bot if seconds is None or isinstance(bot, CheatingBot) else TimedBot(bot, seconds)


def level_and_kind_names(rules: AnyRules) -> list[str]:
    """The levels, the game's own kinds and its families of rules."""
    own = game_entry(rules.id)
    return [*LEVELS, *own.kinds, *(family.name for family in own.families)]


def level_and_character(kind: str) -> tuple[str, str]:
    """The level and the character of a kind, as a saved match names them; empty if it has none.

    Nobody at a table thinks longer or shorter than a level does: such kinds have no level.
    """
    told = _read(kind)
    if told is None or told.name not in LEVELS or (told.effort, told.seconds) != (None, None):
        return "", ""
    return told.name, told.character


def _read(kind: str) -> _Kind | None:
    found = _KIND.fullmatch(kind)
    if found is None:
        return None
    effort, seconds = found["effort"], found["seconds"]
    return _Kind(
        found["name"],
        int(found["number"] or 0),
        found["character"] or "",
        float(effort) if effort else None,
        float(seconds) if seconds else None,
        not found["profile"],
    )


def _made(rules: AnyRules, told: _Kind) -> Bot | None:
    """The player, or None if there is none."""
    own = game_entry(rules.id)
    if told.name in LEVELS and not told.number:
        if told.character and told.character not in CHARACTERS:
            names = ", ".join(CHARACTERS)
            raise NoSuchPlayer(f"There is no character “{told.character}”; there are {names}.")
        style = CHARACTERS[told.character].style if told.character else Style()
        usual = 1.0 if told.seconds is None else PLENTY
        effort = usual if told.effort is None else told.effort
        return own.bot(rules, BotProfile(Level(told.name), style, effort))
    if not told.plain:
        return None
    if told.number:
        return SEARCHES[told.name](rules, told.number) if told.name in SEARCHES else None
    if told.name == RANDOM:
        return RandomBot()
    return own.kinds[told.name](rules) if told.name in own.kinds else None


def _rule_player(rules: AnyRules, kind: str) -> Bot | None:
    """The player of a written rule, or None where no family of the game has this name."""
    name = kind.split("/")[0]
    for family in game_entry(rules.id).families:
        if family.name == name:
            try:
                return family.bot(rules, kind)
            except BadRule as error:
                raise NoSuchPlayer(str(error)) from None
    return None


def make_players(rules: AnyRules, kinds: Sequence[str], budget: float | None = None) -> list[Bot]:
    """Who plays on each seat; *kinds* begin again when they run out.

    Raises:
        NoSuchPlayer: for a kind there is not, or for more players than seats.
    """
    bots = {kind: make_player(rules, kind, budget) for kind in kinds}
    if len(kinds) > rules.seats:
        raise NoSuchPlayer(f"{len(kinds)} players are named for {rules.seats} seats.")
    return [bots[kinds[seat % len(kinds)]] for seat in range(rules.seats)]
