"""Which tables the contract is tried at: seats and options, every pair of values somewhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random
from typing import NamedTuple, TypeAlias

from game.engine.options import Value
from game.engine.rules import AnyRules
from game.shelf import SHELF

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


def pairwise(game: str) -> list[Variant]:
    """The usual table first, then tables until every pair of values has stood on one."""
    rng = Random(game)
    box = SHELF[game]
    usual = {spec.key: spec.default for spec in box.rules.options_type.describe()}
    made = [Variant(game, box.rules.default_seats, usual)]
    missing = wanted(game) - pairs(made[0])
    while missing:
        left = sorted(missing, key=repr)
        tries = [v for v in (_mixed(game, rng, left) for _ in range(20)) if playable(v)]
        best = max(tries, key=lambda v: len(pairs(v) & missing), default=None)
        if best is None or not pairs(best) & missing:
            # What is left can stand on no table: options object to each other or to the seats.
            break
        missing -= pairs(best)
        made.append(best)
    return made


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
    chosen: dict[str, Value] = {"seats": variant.seats, **variant.options}
    return set(combinations(sorted(chosen.items(), key=lambda item: item[0]), 2))


def playable(variant: Variant) -> bool:
    """Whether the game has no objection."""
    options = SHELF[variant.game].rules.options_type.read(variant.options)
    return options.objection(variant.seats) is None


def _mixed(game: str, rng: Random, missing: list[Pair]) -> Variant:
    chosen = {key: rng.choice(values) for key, values in axes(game).items()}
    chosen |= dict(rng.choice(missing))
    seats = chosen.pop("seats")
    assert isinstance(seats, int)
    return Variant(game, seats, chosen)


def every_table() -> Iterator[Variant]:
    """The tables of all games."""
    for game in SHELF:
        yield from pairwise(game)
