"""The decision request: what is asked of a computer player, and how it is answered."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from game.bots.fault import Fault
from game.bots.profile import BotProfile
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.options import Value
from game.engine.rules import AnyRules


class DecisionRequest(NamedTuple):
    """One decision to think about, in a form that can be sent: the game by its id."""

    game: str
    seats: int
    options: dict[str, Value]
    profile: BotProfile
    seen: Observation[Any]
    dice: str
    """The key of this decision, see :mod:`game.bots.dice`; never the seed of the match."""
    wonders: bool = False
    """Whether somebody wants to hear why."""
    steps: int | None = None
    """After how many thinking steps to stop, instead of by the clock: to think it again."""
    plain: bool = False
    """Whether the game's plain policy is asked instead, because somebody else has failed."""

    @classmethod
    def of(
        cls, rules: AnyRules, profile: BotProfile, seen: Observation[Any], dice: str
    ) -> DecisionRequest:
        """What a computer that plays by *rules* decides when this is *seen*."""
        return cls(rules.id, rules.seats, rules.options.written(), profile, seen, dice)


class DecisionService(Protocol):
    """Thinks about one request at a time, elsewhere than in the drawing thread."""

    @property
    def why(self) -> str:
        """Why the last decision was a good one, if that was asked; one sentence or nothing."""
        ...

    @property
    def steps(self) -> int | None:
        """How many steps the last decision took, where the time limit ended it: 0 after a fault."""
        ...

    @property
    def faults(self) -> int:
        """How many decisions have failed."""
        ...

    @property
    def fault(self) -> Fault | None:
        """The last of them."""
        ...

    def ask(self, request: DecisionRequest) -> None:
        """Begins to think; a request before it is dropped."""
        ...

    def poll(self) -> Action | None:
        """The decision, once there is one; never waits."""
        ...

    def cancel(self) -> None:
        """Drops the request."""
        ...

    def close(self) -> None:
        """Stops thinking for good."""
        ...
