"""The marks on the cards of Pitch: what is framed, lit, tagged or dimmed."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.pitch.rules.facts import PitchFacts
from game.patterns.trick_winner import trick_winner
from game.presentation.marks import Mark, MarkKind

TRICK, LAST = ZoneId("trick"), ZoneId("last")


def marks(seen: Observation[PitchFacts]) -> tuple[Mark, ...]:
    """The card played last, the one that wins the trick so far, and what lies without a count."""
    trick = [card for card in seen.cards("trick") if card is not None]
    uncounted = tuple(_uncounted(seen))
    if not trick:
        return uncounted
    winning = Mark(MarkKind.FRAME, TRICK, trick_winner(trick, seen.facts.trump))
    return (Mark(MarkKind.LAST, TRICK, len(trick) - 1), winning, *uncounted)


def _uncounted(seen: Observation[PitchFacts]) -> Iterator[Mark]:
    """Piles and the last trick: the dots of the score panel count tricks, the last one too."""
    for side, tricks in enumerate(seen.facts.tricks):
        if tricks:
            yield Mark(MarkKind.COUNT, ZoneId("pile", side))
    if seen.cards("last"):
        yield Mark(MarkKind.COUNT, LAST)
