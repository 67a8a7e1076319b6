"""Importance sampling: imagined deals are drawn by how well they explain what was done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple, TypeAlias, TypeVar

from game.bots.imagined_deals import remembered
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.rules import Facts, Rules, State
from game.engine.zones import Place

F = TypeVar("F", bound=Facts)
W = TypeVar("W")
Likelihood: TypeAlias = Callable[[W], float]
"""How likely it is that all was said and done as it was, if the cards lie so; 0 to 1."""


def importance_sample(
    worlds: Iterator[W], likelihood: Likelihood[W], tries: int, rng: Random
) -> Iterator[W]:
    """Yield one of every *tries* imagined *worlds*, drawn by its *likelihood*.

    The more tries, the nearer to what is really to be believed; where none is possible at all,
    any will do.
    """
    while True:
        drawn = [next(worlds) for _ in range(tries)]
        weights = [likelihood(world) for world in drawn] if tries > 1 else [1.0]
        yield rng.choices(drawn, weights)[0] if sum(weights) else drawn[0]


class Claim(NamedTuple):
    """A hidden card about which a seat said something."""

    place: Place
    holds: Callable[[Card], bool]
    """Whether what was said is true of a card."""
    chance: float
    """How likely it is true, as far as the seat can judge."""


def apply_claims(
    rules: Rules[F],
    seen: Observation[F],
    worlds: Iterator[State[F]],
    claims: Sequence[Claim],
    rng: Random,
) -> Iterator[State[F]]:
    """Yield the imagined *worlds* with each claim made true as often as it is likely.

    A card that must be another one changes places with a hidden one, where there is any that
    fits; so a few claims are believed exactly, without throwing deals away.
    """
    index, about = rules.zone_registry.index, {claim.place for claim in claims}
    hidden = [
        (index[zone], at)
        for zone, row in remembered(rules, seen).items()
        for at, card in enumerate(row)
        if card is None and Place(zone, at) not in about
    ]
    for state in worlds:
        zones = state.table.zones
        for (zone, at), holds, chance in claims:
            here, true = zones[index[zone]], rng.random() < chance
            if holds(here[at]) != true:
                fits = [(n, k) for n, k in hidden if holds(zones[n][k]) == true]
                if fits:
                    n, k = rng.choice(fits)
                    here[at], zones[n][k] = zones[n][k], here[at]
        yield state
