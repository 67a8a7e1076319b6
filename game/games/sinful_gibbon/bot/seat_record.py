"""What a match has shown of each seat's numbers: how often they were true, and when it doubts."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.events import Event, Said
from game.engine.zones import Seat
from game.patterns.opponent_model import Habits, OpponentModel, Prior

HABITS = Habits(
    high=12,
    truths=(Prior(3.0, 1.0), Prior(1.5, 2.5)),
    foretold=(0.48, 0.36),
    doubts=(Prior(1.0, 7.0), Prior(4.0, 5.0)),
)
"""In 48 matches of two masters, a skilled player and a baseline 43 % of 1,535 high numbers that
were doubted were true: 47 % of a master's, 40 and 38 % of the others'; of 385 low ones 73, 65 and
48 %. Each of them doubted 37 to 39 % of the high ones it could doubt, and 9, 12 and 3 % of the low
ones. What is foretold is told by :func:`.lie_odds.number_odds`."""


def seat_records(history: Iterable[Event], seats: int) -> list[OpponentModel]:
    """The records of all seats from what was said; hearts do not count."""
    records = [OpponentModel(HABITS) for _ in range(seats)]
    owner: Seat | None = None
    number, doubted = 0, False
    for event in history:
        if type(event) is not Said:
            continue
        code, seat = event.code, event.seat
        if code == "promise_number":
            owner, number, doubted = seat, event.value or 0, False
        elif code in ("promise_heart", "deal"):
            owner = None
        elif owner is None:
            continue
        elif code in ("true", "cheat") and doubted:
            records[owner].was_doubted(number, code == "true")
            owner = None
        elif code in ("pick", "accept", "doubt") and seat is not None:
            doubted = code == "doubt"
            records[seat].could_doubt(number, doubted)
    return records
