"""A contest: kinds of players who play every deal once from each seating, so that luck cancels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.arena.players import played, seated
from game.engine.options import Value
from game.engine.rules import AnyRules
from game.shelf import box


class Contest(NamedTuple):
    """Who plays what: *kinds* by seat, begun again when they run out."""

    game: str
    seats: int
    options: Mapping[str, Value]
    kinds: tuple[str, ...]
    seed: str = "arena"
    most: int = 5_000
    """Actions after which a match is broken off; nobody has won it."""
    budget: float | None = None
    """Seconds of the processor for a decision, or None for as many as a player wants."""

    def rules(self) -> AnyRules:
        """The rules of it.

        Raises:
            BadOption: when seats or options do not fit the game.
        """
        return box(self.game).open(self.seats, self.options)

    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where, each way round the table once."""
        first = tuple(self.kinds[seat % len(self.kinds)] for seat in range(self.seats))
        turned = (first[-shift:] + first[:-shift] for shift in range(self.seats))
        return list(dict.fromkeys(turned))

    def fair(self) -> dict[str, float]:
        """The share of the wins each kind would have if all played alike."""
        first = self.seatings()[0]
        return {kind: first.count(kind) / self.seats for kind in dict.fromkeys(first)}


class Showing(NamedTuple):
    """How a kind did in one deal, a mean over its seatings."""

    share: float
    """Its share of the wins; who shares a win has a part of it."""
    points: float
    """Points of a seat."""


class Deal(NamedTuple):
    """One deal, played from every seating."""

    number: int
    actions: int
    unfinished: int
    """Matches broken off."""
    by_kind: Mapping[str, Showing]


def play_deal(contest: Contest, number: int) -> Deal:
    """Deal *number* of a contest: the same cards for every seating."""
    rules, seatings = contest.rules(), contest.seatings()
    shares = dict.fromkeys(seatings[0], 0.0)
    points = dict.fromkeys(seatings[0], 0.0)
    actions = unfinished = 0
    seed = f"{contest.seed} {number}"
    for seating in seatings:
        match = played(rules, seated(rules, seating), seed, contest.most, contest.budget)
        actions += len(match.actions)
        if match.outcome is None:
            unfinished += 1
            continue
        for seat in match.outcome.winners:
            shares[seating[seat]] += 1 / len(match.outcome.winners)
        for seat, kind in enumerate(seating):
            points[kind] += match.outcome.points[seat] / seating.count(kind)
    finished = max(1, len(seatings) - unfinished)
    by_kind = {
        kind: Showing(shares[kind] / len(seatings), points[kind] / finished) for kind in shares
    }
    return Deal(number, actions, unfinished, by_kind)
