"""Play a match: computer players of any kinds meet without a screen, until the match ends."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.arena.cheating_bot import CheatingBot
from game.arena.hang_watchdog import HangWatchdog, WatchedDecision
from game.bots.asking_order import first_to_act
from game.bots.bot import Bot
from game.bots.bot_fault import Where, decided
from game.bots.decision_dice import dice_key
from game.bots.random_bot import RandomBot, or_wait, random_action
from game.engine.action import Action
from game.engine.match import Match
from game.engine.rules import AnyRules
from game.engine.zones import Seat


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
