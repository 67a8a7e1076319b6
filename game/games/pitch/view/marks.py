"""The marks on the cards of Pitch: what is framed, lit, tagged or dimmed."""

from __future__ import annotations

from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.pitch.rules.facts import PitchFacts
from game.patterns.tricks import trick_winner
from game.presentation.marks import Mark, MarkKind

TRICK = ZoneId("trick")


def marks(seen: Observation[PitchFacts]) -> tuple[Mark, ...]:
    """The card played last, and the one that wins the trick so far."""
    trick = [card for card in seen.cards("trick") if card is not None]
    if not trick:
        return ()
    winning = Mark(MarkKind.FRAME, TRICK, trick_winner(trick, seen.facts.trump))
    return (Mark(MarkKind.LAST, TRICK, len(trick) - 1), winning)
