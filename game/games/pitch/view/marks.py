"""The marks on the cards of Pitch: what is framed, lit, tagged or dimmed."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.pitch.rules.facts import PitchFacts
from game.games.pitch.text import status_text
from game.patterns.tricks import trick_winner
from game.presentation.marks import Mark, MarkKind

TRICK, LAST = ZoneId("trick"), ZoneId("last")


def marks(seen: Observation[PitchFacts]) -> tuple[Mark, ...]:
    """The card played last, the one that wins the trick so far, and what was taken."""
    trick = [card for card in seen.cards("trick") if card is not None]
    taken = tuple(_taken(seen))
    if not trick:
        return taken
    winning = Mark(MarkKind.FRAME, TRICK, trick_winner(trick, seen.facts.trump))
    return (Mark(MarkKind.LAST, TRICK, len(trick) - 1), winning, *taken)


def _taken(seen: Observation[PitchFacts]) -> Iterator[Mark]:
    """The tricks of each side, the last one among them, which is not counted by its cards."""
    for side, tricks in enumerate(seen.facts.tricks):
        if tricks:
            yield Mark(MarkKind.COUNT, ZoneId("pile", side), text=status_text.tricks(tricks))
    if seen.cards("last"):
        yield Mark(MarkKind.COUNT, LAST)
