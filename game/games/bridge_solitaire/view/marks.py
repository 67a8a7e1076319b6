"""The marks on the cards of Bridge Solitaire: what is framed, lit, tagged or dimmed."""

from __future__ import annotations

from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.bridge_solitaire.rules.facts import BridgeFacts
from game.presentation.marks import Mark, MarkKind

TRICK = ZoneId("trick")


def marks(seen: Observation[BridgeFacts]) -> tuple[Mark, ...]:
    """The card played last."""
    return (Mark(MarkKind.LAST, TRICK, 0),) if seen.cards("trick") else ()
