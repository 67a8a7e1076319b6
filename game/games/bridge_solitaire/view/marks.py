"""The marks on the cards of Bridge Solitaire: what is framed, lit, tagged or dimmed."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.bridge_solitaire.rules.facts import BridgeFacts
from game.presentation.marks import Mark, MarkKind

TRICK = ZoneId("trick")
TRICK_PILES = (ZoneId("tricks_player"), ZoneId("tricks_house"))


def marks(seen: Observation[BridgeFacts]) -> Iterator[Mark]:
    """The card played last; the piles of tricks without a number, which the gauge has."""
    if seen.cards("trick"):
        yield Mark(MarkKind.LAST, TRICK, 0)
    # The last trick still lies apart: the pile alone would count one less than the gauge.
    for pile in TRICK_PILES:
        yield Mark(MarkKind.COUNT, pile)
