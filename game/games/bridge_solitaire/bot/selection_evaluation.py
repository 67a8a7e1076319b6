"""Selection evaluation: which six of thirteen to keep, by imagined hidden sevens, by halving."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from game.engine.cards import Card
from game.engine.shuffling import shuffled
from game.games.bridge_solitaire.bot.parameters import CHOICE, SelectionParameters
from game.games.bridge_solitaire.rules.zones import BLIND, KEPT

NEAR = 3
"""So many cards beside the plainly best may be among a six."""


class Six(NamedTuple):
    """Six cards, and the expected points of the hand they begin."""

    cards: tuple[Card, ...]
    worth: float


def plain(dealt: Sequence[Card], numbers: SelectionParameters = CHOICE) -> dict[Card, float]:
    """The worth of each card without imagining any hidden one: high cards of long suits."""
    lengths = [0, 0, 0, 0, 0]
    for card in dealt:
        lengths[card.index // 13] += 1
    return {card: card.rank + numbers.length * lengths[card.index // 13] for card in dealt}


def sixes(
    dealt: Sequence[Card], each: int, numbers: SelectionParameters = CHOICE
) -> list[list[Card]]:
    """The sixes to compare: the *each* best with every suit as trumps."""
    forced = [card for card in dealt if not card.rank]
    free = [card for card in dealt if card.rank]
    wanted = min(KEPT, len(dealt)) - len(forced)
    found: dict[frozenset[Card], list[Card]] = {}
    for trump in range(4):
        value = {
            card: max(0, card.rank - numbers.low) ** numbers.curve
            + numbers.trump * (card.index // 13 == trump)
            for card in free
        }
        near = sorted(free, key=lambda card: -value[card])[: wanted + NEAR]
        ranked = sorted(
            combinations(near, wanted), key=lambda six: -sum(value[card] for card in six)
        )
        for six in ranked[:each]:
            found.setdefault(frozenset(six), [*forced, *six])
    return list(found.values())


def compared(
    dealt: Sequence[Card],
    pack: Sequence[Card],
    sevens: int,
    each: int,
    worth: Callable[[Sequence[Card]], float],
    rng: Random,
) -> Iterator[list[Six]]:
    """Yield the sixes, best first, better judged each time; those far behind are dropped.

    *sevens* hidden hands are imagined for the last ones; *worth* is the points of thirteen cards.
    """
    left = sixes(dealt, each)
    hidden = [card for card in pack if card not in set(dealt)]
    blinds = [shuffled(hidden, rng)[:BLIND] for _ in range(sevens)]
    totals = dict.fromkeys(range(len(left)), 0.0)
    begun, until = 0, max(2, sevens // 8)
    while True:
        for at in totals:
            for blind in blinds[begun:until]:
                totals[at] += worth([*left[at], *blind])
            yield []
        order = sorted(totals, key=lambda at: -totals[at])
        yield [Six(tuple(left[at]), totals[at] / until) for at in order]
        if until >= sevens:
            return
        totals = {at: totals[at] for at in order[: max(2, len(order) // 2)]}
        begun, until = until, min(sevens, 2 * until)
