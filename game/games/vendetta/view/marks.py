"""The marks on the cards of Vendetta: what is framed, lit, tagged or dimmed."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.observation import Observation
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.zones import spot
from game.games.vendetta.text import status_text
from game.presentation.marks import Mark, MarkKind

RANKS = {1: "A", 11: "J", 12: "Q", 13: "K", 14: "A", **{n: str(n) for n in range(2, 11)}}
"""A rank as it stands on a card."""


def marks(seen: Observation[VendettaFacts]) -> Iterator[Mark]:
    """The worth of each trick, closed ones, where runs go on, and jokers lying crosswise."""
    for number, trick in seen.facts.tricks.items():
        zone = spot(trick.owner, number)
        yield Mark(
            MarkKind.COIN,
            zone,
            trick.size - 1,
            status_text.worth(trick),
            tip=status_text.tip(trick),
        )
        for rank in trick.wanted if trick.run else ():
            at = 0 if rank < trick.low else trick.size - 1
            yield Mark(MarkKind.GROWS, zone, at, RANKS[rank])
        if trick.closed:
            yield Mark(MarkKind.CLOSED, zone)
        for at in range(trick.size, len(seen.zones[zone])):
            yield Mark(MarkKind.SIDEWAYS, zone, at)
