"""Who plays without a screen: a name for each kind of player, and a match between them."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from game.bots.bot import WAIT, Bot, choose
from game.bots.manner import Level, Manner
from game.bots.search import SearchBot
from game.bots.simple import RandomBot, any_of
from game.engine.action import Action
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.options import BadOption
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.shelf import box

RANDOM, SEARCH = "random", "search"
KINDS = (RANDOM, SEARCH, *(level.value for level in Level))
_COUNTED = re.compile(r"search(\d{1,6})")


class NoSuchPlayer(BadOption):
    """A kind of player there is not, as one sentence."""


def player(rules: AnyRules, kind: str) -> Bot:
    """The player of a *kind*: one of KINDS, or ``search300`` for so many simulations.

    Raises:
        NoSuchPlayer: naming the kinds there are.
    """
    counted = _COUNTED.fullmatch(kind)
    if counted:
        return SearchBot(rules, int(counted[1]))
    if kind == RANDOM:
        return RandomBot()
    if kind == SEARCH:
        return SearchBot(rules)
    if kind not in KINDS:
        raise NoSuchPlayer(f"There is no player “{kind}”; there are {', '.join(KINDS)}.")
    return box(rules.id).bot(rules, Manner(Level(kind)))


def seated(rules: AnyRules, kinds: Sequence[str]) -> list[Bot]:
    """Who plays on each seat; *kinds* begin again when they run out.

    Raises:
        NoSuchPlayer: for a kind there is not, or for more players than seats.
    """
    bots = {kind: player(rules, kind) for kind in kinds}
    if len(kinds) > rules.seats:
        raise NoSuchPlayer(f"{len(kinds)} players are named for {rules.seats} seats.")
    return [bots[kinds[seat % len(kinds)]] for seat in range(rules.seats)]


def played(
    rules: AnyRules, players: Sequence[Bot], seed: str, most: int, budget: float | None = None
) -> Match[Any]:
    """A match from *seed*, broken off after *most* actions.

    *budget* is how many seconds a decision may take at most; None leaves it to the players, and
    only so is the match the same each time.
    """
    match: Match[Any] = Match(rules, seed)
    order = Random(f"{seed} players")
    while match.turn.seats and len(match.actions) < most:
        seats = match.able
        seat = seats[int(order.random() * len(seats))]
        own = Random(f"{seed} {len(match.actions)} {seat}")
        action = _decided(players[seat], match, seat, own, budget)
        if action.verb == WAIT and match.turn.lead is not None:
            lead = match.turn.lead
            action = _decided(players[lead], match, lead, own, budget)
        match.submit(action)
    return match


def _decided(bot: Bot, match: Match[Any], seat: Seat, rng: Random, budget: float | None) -> Action:
    if isinstance(bot, RandomBot):  # spares it a long look at what it does not weigh
        return any_of(match.legal(seat), rng)
    seen = match.observe(seat)
    return choose(bot, seen, rng) if budget is None else hurried(bot, seen, rng, budget)


def hurried(bot: Bot, seen: Observation[Any], rng: Random, budget: float) -> Action:
    """The bot's choice after *budget* seconds of the processor, or sooner when it is sure.

    Raises:
        ValueError: when the seat has nothing to decide.
    """
    begun = time.process_time()
    action: Action | None = None
    for better in bot.think(seen, rng):
        action = better
        if time.process_time() - begun > budget:
            break
    if action is None:
        raise ValueError("Nothing to decide.")
    return action
