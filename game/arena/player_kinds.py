"""Player kinds: a name for each kind of player, and a match between them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from game.arena.hang_watchdog import HangWatchdog, WatchedDecision
from game.bots.asking_order import first_to_act
from game.bots.baselines import TreeBot, flat_monte_carlo
from game.bots.bot import Bot
from game.bots.characters import CHARACTERS
from game.bots.dice import dice_key
from game.bots.fault import Where, decided
from game.bots.profile import BotProfile, Level, Style
from game.bots.random_bot import RandomBot, or_wait, random_action
from game.engine.action import Action
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.options import BadOption
from game.engine.rules import AnyRules, State
from game.engine.zones import Seat
from game.shelf import game_entry

RANDOM, FLAT, TREE, CHEAT = "random", "flat", "tree", "cheat"
LEVELS = tuple(level.value for level in Level)
GRAMMAR = (
    "random, flat300, tree300 and cheat300 (searches of so many simulations, the last one sees all "
    "cards), novice, casual, skilled, master, or one of the game's own, such as greedy or policy. "
    "A level may be somebody's (master:rust), think ten times as long (master*10) or for so many "
    "seconds of the processor (master@0.3)"
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


class TimedBot:
    """Somebody whose time for a decision is measured; only so is nothing ever the same twice."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        """Let *bot* think for so many *seconds* of the processor at most."""
        self.bot = bot
        self.seconds = seconds

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """What the bot thinks until its time is up."""
        begun = time.process_time()
        for better in self.bot.think(seen, rng):
            yield better
            if time.process_time() - begun > self.seconds:
                return


class CheatingBot:
    """Somebody who looks at all cards, to show what knowing them is worth; no table has one."""

    def __init__(self, rules: AnyRules, simulations: int) -> None:
        """Try so many times a decision."""
        self.rules = rules
        self.simulations = simulations

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Think as a tree search that knows the truth; without it, as any other."""
        return TreeBot(self.rules, self.simulations).think(seen, rng)

    def shown(self, truth: State[Any]) -> TreeBot:
        """The same player once the cards are on the table."""

        def same(rules: AnyRules, seen: Observation[Any], rng: Random) -> Iterator[State[Any]]:
            while True:
                yield truth.clone()

        return TreeBot(self.rules, self.simulations, same)


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
    told = _read(kind)
    bot = None if told is None else _made(rules, told)
    if bot is None or told is None:
        there = ", ".join([RANDOM, "flat300", "tree300", "cheat300", *level_and_kind_names(rules)])
        raise NoSuchPlayer(f"There is no player “{kind}” in {rules.title}; there are {there}.")
    seconds = budget if told.seconds is None else told.seconds
    return bot if seconds is None or isinstance(bot, CheatingBot) else TimedBot(bot, seconds)


def level_and_kind_names(rules: AnyRules) -> list[str]:
    """The levels and the game's own kinds."""
    return [*LEVELS, *game_entry(rules.id).kinds]


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


def make_players(rules: AnyRules, kinds: Sequence[str], budget: float | None = None) -> list[Bot]:
    """Who plays on each seat; *kinds* begin again when they run out.

    Raises:
        NoSuchPlayer: for a kind there is not, or for more players than seats.
    """
    bots = {kind: make_player(rules, kind, budget) for kind in kinds}
    if len(kinds) > rules.seats:
        raise NoSuchPlayer(f"{len(kinds)} players are named for {rules.seats} seats.")
    return [bots[kinds[seat % len(kinds)]] for seat in range(rules.seats)]


def play_match(
    rules: AnyRules, players: Sequence[Bot], seed: str, most: int, kinds: Sequence[str] = ()
) -> Match[Any]:
    """A match from *seed*, broken off after *most* actions; *kinds* name the players of a fault.

    Raises:
        BotFailed: when one of *players* does not decide as it should.
    """
    match: Match[Any] = Match(rules, seed)
    watch = HangWatchdog()

    def decide(seat: Seat) -> Action:
        bot = players[seat]
        who = kinds[seat % len(kinds)] if kinds else type(bot).__name__
        return _decided(bot, match, seat, who, watch)

    try:
        while match.turn.seats and len(match.actions) < most:
            match.submit(first_to_act(match, decide))
    finally:
        watch.close()
    return match


def _decided(bot: Bot, match: Match[Any], seat: Seat, who: str, watch: HangWatchdog) -> Action:
    dice = dice_key(match.seed, match.moment, seat)
    if isinstance(bot, RandomBot):  # spares it a long look at what it does not weigh
        return random_action(or_wait(match.legal(seat), match.turn, seat), Random(dice))
    if isinstance(bot, CheatingBot):
        bot = bot.shown(match.state_copy())
    asked = WatchedDecision(match.asked(seat), dice, who, fault_context(match))
    with watch.over(asked):
        return decided(bot, asked.seen, dice, where=asked.where, on_step=watch.step)


def fault_context(match: Match[Any]) -> Where:
    """The decision that is being made in *match*, for whoever fails in it."""
    rules = match.rules
    options = rules.options.written()
    return Where(rules.id, rules.seats, options, match.seed, len(match.actions) + 1)
