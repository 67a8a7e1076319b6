"""A contest: kinds of players who play every deal once from each seating, so that luck cancels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from game.arena.play_match import play_match
from game.arena.player_kinds import make_players
from game.engine.action import Outcome
from game.engine.options import Value
from game.engine.rules import AnyRules
from game.shelf import game_entry


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
        return game_entry(self.game).open(self.seats, self.options)

    def alone(self) -> bool:
        """Whether several play the same deal one after the other, as nobody else has a seat."""
        return self.seats == 1 and len(self.kinds) > 1

    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where, each way round the table once; alone, each has the only seat once."""
        if self.alone():
            return [(kind,) for kind in dict.fromkeys(self.kinds)]
        first = tuple(self.kinds[seat % len(self.kinds)] for seat in range(self.seats))
        turned = (first[-shift:] + first[:-shift] for shift in range(self.seats))
        return list(dict.fromkeys(turned))

    def fair(self) -> dict[str, float]:
        """The share of the wins each kind would have if all played alike."""
        seatings = self.seatings()
        if self.alone():
            return {kind: 1 / len(seatings) for (kind,) in seatings}
        return {kind: seatings[0].count(kind) / self.seats for kind in dict.fromkeys(seatings[0])}


class KindScore(NamedTuple):
    """How a kind did in one deal, a mean over its seatings."""

    share: float
    """Its share of the wins; who shares a win has a part of it."""
    points: float
    """Points of a seat."""


class DealResult(NamedTuple):
    """One deal, played from every seating."""

    number: int
    actions: int
    unfinished: int
    """Matches broken off."""
    by_kind: Mapping[str, KindScore]


class _Played(NamedTuple):
    """One match of a deal; no outcome when it was broken off."""

    seating: tuple[str, ...]
    actions: int
    outcome: Outcome | None


def play_deal(contest: Contest, number: int) -> DealResult:
    """Deal *number* of a contest: the same cards for every seating."""
    rules, seed = contest.rules(), f"{contest.seed} {number}"
    made = []
    for seating in contest.seatings():
        bots = make_players(rules, seating, contest.budget)
        match = play_match(rules, bots, seed, contest.most, seating)
        made.append(_Played(seating, len(match.actions), match.outcome))
    shares = _most_points(made) if contest.alone() else _wins(made)
    points = _points(made)
    by_kind = {kind: KindScore(shares[kind], points[kind]) for kind in contest.fair()}
    unfinished = sum(each.outcome is None for each in made)
    return DealResult(number, sum(each.actions for each in made), unfinished, by_kind)


def _wins(made: Sequence[_Played]) -> Mapping[str, float]:
    """The share of the wins of each kind."""
    shares = {kind: 0.0 for each in made for kind in each.seating}
    for seating, _, outcome in made:
        winners = outcome.winners if outcome else ()
        share = 1 / max(1, len(winners)) / len(made)
        for seat in winners:
            shares[seating[seat]] += share
    return shares


def _most_points(made: Sequence[_Played]) -> Mapping[str, float]:
    """Who made most of the deal has won it."""
    points = {each.seating[0]: each.outcome.points[0] for each in made if each.outcome}
    best = [kind for kind, own in points.items() if own == max(points.values())]
    return dict.fromkeys((each.seating[0] for each in made), 0.0) | dict.fromkeys(
        best, 1 / max(1, len(best))
    )


def _points(made: Sequence[_Played]) -> Mapping[str, float]:
    """The points of a seat of each kind, a mean over the matches that ended."""
    own: dict[str, list[float]] = {kind: [] for each in made for kind in each.seating}
    for seating, _, outcome in made:
        for kind, points in zip(seating, outcome.points if outcome else (), strict=False):
            own[kind].append(points)
    return {kind: fmean(points) if points else 0.0 for kind, points in own.items()}
