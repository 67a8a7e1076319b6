"""Which tables the contract is tried at: seats and options, every pair of values somewhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from random import Random
from typing import NamedTuple, TypeAlias

from game.engine.options import Value
from game.engine.rules import AnyRules
from game.shelf import SHELF

TRIES = 30
"""Random tables around a pair of values, of which the one with most that is new is taken."""
Pair: TypeAlias = tuple[tuple[str, Value], tuple[str, Value]]


class Variant(NamedTuple):
    """One way to play one game."""

    game: str
    seats: int
    options: Mapping[str, Value]

    def rules(self) -> AnyRules:
        """The rules of it."""
        return SHELF[self.game].open(self.seats, self.options)

    def __str__(self) -> str:
        defaults = {
            spec.key: spec.default for spec in SHELF[self.game].rules.options_type.describe()
        }
        changed = (f"{k}={v}" for k, v in self.options.items() if v != defaults[k])
        return "-".join([self.game, str(self.seats), *changed])


@cache
def pairwise(game: str) -> tuple[Variant, ...]:
    """The usual table first, then tables until every pair of values has stood on one."""
    rng = Random(game)
    box = SHELF[game]
    usual = {spec.key: spec.default for spec in box.rules.options_type.describe()}
    made = [Variant(game, box.rules.default_seats, usual)]
    missing = wanted(game) - pairs(made[0])
    for pair in sorted(missing, key=repr):
        if pair not in missing:
            continue
        tries = [v for v in (_mixed(game, rng, pair) for _ in range(TRIES)) if playable(v)]
        if not tries:
            continue  # it can stand on no table: its values object to each other or to the seats
        made.append(max(tries, key=lambda v: len(pairs(v) & missing)))
        missing -= pairs(made[-1])
    return tuple(made)


@cache
def each_value(game: str) -> tuple[Variant, ...]:
    """Few of the tables of :func:`pairwise`: every number of seats and every value on one of them.

    For what no two values can do together, such as keeping a match and finding it again.
    """
    missing = {value for table in pairwise(game) for value in _values(table)}
    found = []
    while missing:
        found.append(max(pairwise(game), key=lambda table: len(_values(table) & missing)))
        missing -= _values(found[-1])
    return tuple(found)


def _values(variant: Variant) -> set[tuple[str, Value]]:
    """What was chosen for one table."""
    return {("seats", variant.seats), *variant.options.items()}


def seated(game: str) -> list[Variant]:
    """A table for the fewest, the usual and the most seats, with options as usual as can be."""
    rules = SHELF[game].rules
    numbers = dict.fromkeys((rules.players[0], rules.default_seats, rules.players[-1]))
    return [next(filter(playable, _near_usual(game, seats))) for seats in numbers]


def _near_usual(game: str, seats: int) -> Iterator[Variant]:
    """The usual options with so many seats, then with one of them changed."""
    specs = list(SHELF[game].rules.options_type.describe())
    usual = {spec.key: spec.default for spec in specs}
    yield Variant(game, seats, usual)
    for spec in specs:
        yield from (Variant(game, seats, {**usual, spec.key: v}) for v in spec.choices)


def axes(game: str) -> dict[str, tuple[Value, ...]]:
    """Everything that can be chosen, with its values."""
    rules = SHELF[game].rules
    found: dict[str, tuple[Value, ...]] = {"seats": tuple(rules.players)}
    return found | {spec.key: spec.choices for spec in rules.options_type.describe()}


def wanted(game: str) -> set[Pair]:
    """All pairs of values of two different things."""
    return {
        ((one, a), (other, b))
        for (one, left), (other, right) in combinations(sorted(axes(game).items()), 2)
        for a in left
        for b in right
    }


def pairs(variant: Variant) -> set[Pair]:
    """The pairs of values on one table."""
    return set(combinations(sorted(_values(variant), key=lambda item: item[0]), 2))


def playable(variant: Variant) -> bool:
    """Whether the game has no objection."""
    options = SHELF[variant.game].rules.options_type.read(variant.options)
    return options.why_invalid(variant.seats) is None


def _mixed(game: str, rng: Random, pair: Pair) -> Variant:
    chosen = {key: rng.choice(values) for key, values in axes(game).items()}
    chosen |= dict(pair)
    seats = chosen.pop("seats")
    assert isinstance(seats, int)
    return Variant(game, seats, chosen)


def every_table() -> Iterator[Variant]:
    """The tables of all games."""
    for game in SHELF:
        yield from pairwise(game)
