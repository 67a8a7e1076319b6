"""What one seat did in a finished match, and what everybody heard: goals are tried by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.engine.action import Action, Outcome
from game.engine.events import Event, Moved, Said
from game.engine.zones import Seat
from game.patterns.bluff_record import BluffRecord
from game.presentation.announcement import announcement_of


class PlayedSeat(NamedTuple):
    """What one seat did in a match that is over, and what everybody heard meanwhile."""

    seat: Seat
    said: tuple[Said, ...]
    """All that was told to everybody, in order."""
    verbs: Mapping[str, int]
    """How often the seat did what."""
    bluffs: BluffRecord
    side: frozenset[Seat]
    """The seat and its partners."""
    winners: tuple[Seat, ...]
    points: int
    others: tuple[int, ...]
    """The points of everybody else, partners left out."""
    events: tuple[Event, ...] = ()
    """All that happened, from the first card dealt."""

    @property
    def won(self) -> bool:
        """Whether the seat won, alone or with others."""
        return self.seat in self.winners

    @property
    def won_alone(self) -> bool:
        """Whether nobody but its own side won."""
        return self.won and self.side.issuperset(self.winners)

    def did(self, verb: str) -> int:
        """How often the seat did this."""
        return self.verbs.get(verb, 0)

    def told(self, code: str) -> list[Said]:
        """What was told about the seat by this code."""
        return [each for each in self.said if each.code == code and each.seat == self.seat]

    def count(self, *codes: str) -> int:
        """How often something was told about the seat by one of *codes*."""
        return sum(each.code in codes and each.seat == self.seat for each in self.said)

    def of_side(self, code: str) -> list[Said]:
        """What was told about the seat or a partner by this code."""
        return [each for each in self.said if each.code == code and each.seat in self.side]

    def values(self, code: str) -> list[int]:
        """The numbers that were told about the seat by this code."""
        return [each.value for each in self.told(code) if each.value is not None]

    def first(self, code: str) -> bool:
        """Whether the first thing told by this code was about the seat."""
        return next((each.seat for each in self.said if each.code == code), None) == self.seat

    def most(self, code: str) -> bool:
        """Whether nobody heard this code as often, or more often, of himself."""
        return self.count(code) > self.most_of_others(code)

    def most_of_others(self, code: str) -> int:
        """How often somebody else heard this code of himself, at most."""
        heard = Counter(each.seat for each in self.said if each.code == code)
        heard.pop(self.seat, 0)
        return max(heard.values(), default=0)

    def most_cards_at(self, code: str) -> bool:
        """Whether nobody else had as many cards of his own when this code was told first."""
        held: Counter[Seat | None] = Counter()
        for event in self.events:
            if isinstance(event, Moved):
                held[event.source.zone.owner] -= 1
                held[event.target.zone.owner] += 1
            elif isinstance(event, Said) and event.code == code:
                mine = held.pop(self.seat, 0)
                return mine > max((held[each] for each in held if each is not None), default=0)
        return False

    def parts(self, end: str) -> list[PlayedSeat]:
        """The match cut after each event of the code *end*: rounds, hands, fires."""
        parts, now = [], []
        for each in self.said:
            now.append(each)
            if each.code == end:
                parts.append(self._replace(said=tuple(now)))
                now = []
        return [*parts, self._replace(said=tuple(now))] if now else parts

    def right_doubts(self) -> int:
        """How many lies the seat caught in what was told."""
        found = [announcement_of(each).doubt for each in self.said]
        return sum(
            each is not None and each.doubter == self.seat and not each.true for each in found
        )


def played_seat(
    seat: Seat,
    events: Sequence[Event],
    actions: Sequence[Action],
    bluffs: BluffRecord,
    outcome: Outcome,
    columns: Sequence[Sequence[Seat]],
) -> PlayedSeat:
    """What *seat* did; *columns* are the seats that win together, as on the score sheet."""
    said = tuple(each for each in events if isinstance(each, Said))
    side = frozenset(next(seats for seats in columns if seat in seats))
    by_column = len(outcome.points) == len(columns)
    points = {
        each: outcome.points[n if by_column else each]
        for n, seats in enumerate(columns) for each in seats
    }  # fmt: skip
    verbs = Counter(action.verb for action in actions if action.seat == seat)
    others = tuple(point for each, point in points.items() if each not in side)
    return PlayedSeat(
        seat, said, verbs, bluffs, side, tuple(outcome.winners), points[seat], others, tuple(events)
    )
