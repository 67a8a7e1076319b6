"""The decision service: the interface by which a match asks for a computer's decision."""

from __future__ import annotations

from typing import Protocol

from game.bots.bot_fault import Fault
from game.bots.decision_request import DecisionRequest
from game.engine.action import Action


class DecisionService(Protocol):
    """A service that thinks about one request at a time, outside the drawing thread."""

    @property
    def explanation(self) -> str:
        """The reason for the last decision in one sentence, if it was asked for; or nothing."""
        ...

    @property
    def steps(self) -> int | None:
        """The steps of the last decision, where the time limit ended it; 0 after a fault."""
        ...

    @property
    def faults(self) -> int:
        """The number of decisions that failed."""
        ...

    @property
    def fault(self) -> Fault | None:
        """The last fault."""
        ...

    def ask(self, request: DecisionRequest) -> None:
        """Begin to think; a request before it is dropped."""
        ...

    def poll(self) -> Action | None:
        """Return the decision, once there is one; it never waits."""
        ...

    def cancel(self) -> None:
        """Drop the request."""
        ...

    def close(self) -> None:
        """Stop thinking for good."""
        ...
