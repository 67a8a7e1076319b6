"""What a match has shown of each seat: how often its numbers were true, and when it doubts.

Both are shares, of low numbers and of high ones, with a beta distribution as prior: how players are
in general. What is handed on is by how much a seat differs from what the cards foretell.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from typing import NamedTuple

from game.engine.events import Event, Said
from game.engine.zones import Seat

HIGH = 12
"""The number from which on a hand often has no truth."""


class Prior(NamedTuple):
    """As if so many had been seen before the match."""

    yes: float
    no: float


TRUTHS = (Prior(3.0, 1.0), Prior(1.5, 2.5))
"""Numbers that were doubted and true, or false, low and high. In 24 matches of two masters, a
skilled player and a baseline 34 % of 837 high ones were true, about as many of each; of the low
ones 44 of a master's 46, and half of the baseline's. Somebody who lies only where he must has
98 % of the high ones true."""
FORETOLD = (0.48, 0.36)
"""How often such numbers are true by :func:`.lie_odds.number_odds`."""
DOUBTS = (Prior(1.0, 7.0), Prior(4.0, 5.0))
"""Numbers that were doubted, or not, by who could. In the same matches 51, 45 and 29 % of the high
ones by master, skilled player and baseline, 12 % and less of the low ones."""


class SeatRecord:
    """The numbers that one seat promised and that were doubted, and those it could doubt."""

    __slots__ = ("doubts", "truths")

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self.truths = ([0, 0], [0, 0])
        self.doubts = ([0, 0], [0, 0])

    def honesty(self, number: int) -> float:
        """How much likelier a promised *number* is true than the cards foretell, in log odds."""
        high = number >= HIGH
        return _odds(TRUTHS[high], self.truths[high]) - log(FORETOLD[high] / (1 - FORETOLD[high]))

    def courage(self, number: int) -> float:
        """How much likelier than in general this seat doubts a *number*, in log odds."""
        high = number >= HIGH
        return _odds(DOUBTS[high], self.doubts[high]) - _odds(DOUBTS[high], [0, 0])


def _odds(prior: Prior, seen: list[int]) -> float:
    """The log odds of the share that is expected after so many more were *seen*."""
    return log((prior.yes + seen[0]) / (prior.no + seen[1]))


def seat_records(history: Iterable[Event], seats: int) -> list[SeatRecord]:
    """The records of all seats from what was said; hearts do not count."""
    records = [SeatRecord() for _ in range(seats)]
    owner: Seat | None = None
    high = doubted = False
    for event in history:
        if type(event) is not Said:
            continue
        code, seat = event.code, event.seat
        if code == "promise_number":
            owner, high, doubted = seat, (event.value or 0) >= HIGH, False
        elif code in ("promise_heart", "deal"):
            owner = None
        elif owner is None:
            continue
        elif code in ("true", "cheat") and doubted:
            records[owner].truths[high][code == "cheat"] += 1
            owner = None
        elif code in ("pick", "accept", "doubt") and seat is not None:
            doubted = code == "doubt"
            records[seat].doubts[high][not doubted] += 1
    return records
