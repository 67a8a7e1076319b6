"""The protocol of a computer player, from an observation to an action, and their version."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from game.engine.action import Action
from game.engine.observation import Observation

PLAYERS_VERSION: Final = 3
"""The version of all computer players, which a match file names.

It is raised whenever one may decide otherwise than before in a position it had already.
"""
WAIT = "wait"
"""The verb of an action no game knows: a bot that need not act would rather not."""


class Bot(Protocol):
    """A player of one seat: the same observation and the same generator give the same action."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield the best of ``seen.legal`` so far, again and again as thinking goes on.

        Each is a thinking step of a few milliseconds at most, and it ends by itself after a number
        of steps, never of seconds; the last action is the choice. A seat
        that need not act now (see ``Turn.lead``) may choose ``Action(seat, WAIT)``.
        """
        ...


class ActionValues(NamedTuple):
    """The values of the actions of a decision, averaged over a number of imagined deals."""

    unit: str
    """What is counted, for more than one of it: ``points``."""
    values: Mapping[Action, float]
    """Only differences mean something."""
    deals: int


@runtime_checkable
class Opponent(Protocol):
    """A :class:`Bot` that can also give advice; mypyc compiles no protocol that extends another."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield the best of ``seen.legal`` so far, as :meth:`Bot.think` does."""
        ...

    def explain(self, seen: Observation[Any], action: Action) -> str:
        """Say in one sentence why *action* is good, from what the seat sees; or nothing."""
        ...

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        """Yield the values of all legal actions, surer each time; it ends by itself."""
        ...


def explanation_of(bot: Bot, seen: Observation[Any], action: Action) -> str:
    """Say in one sentence why *action* is good; nothing where the bot gives no reasons."""
    if not isinstance(bot, Opponent) or action.verb == WAIT:
        return ""
    return bot.explain(seen, action)


def choose(
    bot: Bot,
    seen: Observation[Any],
    rng: Random,
    steps: int | None = None,
    on_step: Callable[[], None] | None = None,
) -> Action:
    """Return the bot's choice, thought through to the end or for this many *steps* only.

    *on_step* is called after each of them.

    Raises:
        ValueError: when the bot has nothing to say.
    """
    action: Action | None = None
    for better in islice(bot.think(seen, rng), steps):
        action = better
        if on_step is not None:
            on_step()
    if action is None:
        raise ValueError("Nothing to decide.")
    return action
