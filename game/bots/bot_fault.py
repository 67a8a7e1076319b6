"""A fault of a computer player: an exception, no action, an illegal one, silence, or a crash."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from game.bots.bot import WAIT, Bot, choose
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.options import Value

NOTHING = "it answered nothing"
ILLEGAL = "it answered what is not allowed"
SILENT = "it was silent too long"
ENDED = "its process ended"


class Fault(NamedTuple):
    """The fault of one decision."""

    error: str
    """In a few words, without anything about cards: it may be written down during the match."""
    details: str
    """The traceback or the illegal answer; it may speak of hidden cards."""
    seen: Observation[Any] | None = None
    """What was seen; None where it had not begun to think about that."""
    dice: str = ""
    """The key of the decision."""
    who: str = ""
    """How it played."""


class Where(NamedTuple):
    """The decision of a match in which a computer failed."""

    game: str
    seats: int
    options: Mapping[str, Value]
    seed: str
    move: int
    """Number of the action it would have been, from 1."""


class BotFailed(Exception):
    """The exception for a fault where no other player takes over: in the tools and in tests."""

    def __init__(self, fault: Fault, where: Where | None = None) -> None:
        """Carry the fault; the text tells nothing about cards."""
        super().__init__(fault, where)
        self.fault = fault
        self.where = where

    def __str__(self) -> str:
        seen, where = self.fault.seen, self.where
        seat = "" if seen is None or seen.seat is None else f" on seat P{seen.seat + 1}"
        of = "" if where is None else f" of {where.game}, seed {where.seed}, move {where.move}"
        return f"A computer{seat}{of} failed: {self.fault.error}."


def described(error: BaseException) -> tuple[str, str]:
    """Describe an error without its message, which may name hidden cards; and in full."""
    frames = traceback.extract_tb(error.__traceback__)
    at = f" in {Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{at}", "".join(traceback.format_exception(error))


def lawful(seen: Observation[Any], action: Action | None) -> bool:
    """Whether *action* is legal for the seat, or a wait where the seat may wait."""
    if action is not None and action.verb == WAIT:
        return action == Action(action.seat, WAIT) and may_wait(seen, action.seat)
    return action in seen.legal


def may_wait(seen: Observation[Any], seat: int) -> bool:
    """Whether *seat*, which is asked, may wait."""
    return seat == seen.seat and seen.turn.lead not in (None, seat)


def decided(
    bot: Bot,
    seen: Observation[Any],
    dice: str,
    steps: int | None = None,
    where: Where | None = None,
    on_step: Callable[[], None] | None = None,
) -> Action:
    """Return the bot's choice, thought through to the end or for this many *steps*.

    *on_step* is called after each of them.

    Raises:
        BotFailed: when it raises, has nothing to say, or answers what is not allowed.
    """
    who = type(bot).__name__
    try:
        action = choose(bot, seen, Random(dice), steps, on_step)
    except Exception as error:  # whatever it is, it is told with the position it happened in
        raise BotFailed(Fault(*described(error), seen, dice, who), where) from error
    if not lawful(seen, action):
        raise BotFailed(Fault(ILLEGAL, f"{action}", seen, dice, who), where)
    return action
