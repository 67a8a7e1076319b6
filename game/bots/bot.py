"""What a computer player is: a pure function from what it sees to what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from game.engine.action import Action
from game.engine.observation import Observation

WAIT = "wait"
"""The verb of an action no game knows: a bot that need not act would rather not."""


class Bot(Protocol):
    """Chooses for one seat. Same sight and same generator: same answer."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """The best of ``seen.legal`` so far, again and again as thinking goes on.

        Each is a thinking step of a few milliseconds at most, and it ends by itself after a number
        of steps, never of seconds; the last action is the choice. A seat
        that need not act now (see ``Turn.lead``) may choose ``Action(seat, WAIT)``.
        """
        ...


class ActionValues(NamedTuple):
    """What each action of a decision was worth over so many imagined deals."""

    unit: str
    """What is counted, for more than one of it: ``points``."""
    values: Mapping[Action, float]
    """Only differences mean something."""
    deals: int


@runtime_checkable
class Opponent(Bot, Protocol):
    """A computer player one can ask for advice."""

    def explain(self, seen: Observation[Any], action: Action) -> str:
        """One sentence that says why *action* is good, from what the seat sees; or nothing."""
        ...

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        """What all legal actions are worth, the surer the longer it goes on; ends by itself."""
        ...


def reason(bot: Bot, seen: Observation[Any], action: Action) -> str:
    """Why *action* is good, in one sentence; nothing where the bot cannot say."""
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
    """The bot's choice, thought through to the end, or for so many *steps* only.

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
