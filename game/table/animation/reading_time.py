"""The reading time: how long the table holds still after something that is to be read or seen."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from game.engine.events import Event, Said
from game.presentation.announcement import PointCount, announcement_of
from game.presentation.cue import Cue
from game.presentation.highlight import HighlightKind
from game.table.table_dependencies import ReadingKind, ReadingPace

SECONDS: Mapping[ReadingKind, float] = MappingProxyType(
    {
        ReadingKind.TRICK: 0.5,
        ReadingKind.DOUBT: 0.6,
        ReadingKind.COUNT: 0.4,
        ReadingKind.LOSS: 1.8,
    }
)
"""Seconds at speed 1 for a few words, besides what the motion itself takes."""
SHARES: Mapping[ReadingPace, float] = MappingProxyType(
    {ReadingPace.SHORT: 0.5, ReadingPace.USUAL: 1.0, ReadingPace.LONG: 2.0}
)
"""By what the usual seconds are multiplied."""
ReadingPaceOf: TypeAlias = Callable[[ReadingKind], ReadingPace]
"""How long the viewer wants things of a kind to be held."""
LETTER = 0.025
"""Seconds for each letter of a sentence beyond the first ones."""
FEW = 20
"""Letters that are read at a glance."""
MOST = 3.0
"""One sentence is held no longer."""


def reading_seconds(kind: ReadingKind, words: str) -> float:
    """Return how many seconds *words* about something of this *kind* are held, at speed 1."""
    return min(MOST, SECONDS[kind] + LETTER * max(0, len(words) - FEW))


def held_seconds(pace: ReadingPace, seconds: float) -> float:
    """Return how long the usual *seconds* are at this *pace*; endless until a click."""
    return math.inf if pace is ReadingPace.CLICK else seconds * SHARES[pace]


def usual_pace(_kind: ReadingKind) -> ReadingPace:
    """Return the usual pace, for every kind."""
    return ReadingPace.USUAL


def reading_kind(event: Event) -> ReadingKind | None:
    """Return what the table holds still for after *event*, if for anything."""
    if not isinstance(event, Said):
        return None
    told = announcement_of(event)
    if isinstance(told.at_cards, PointCount):
        return ReadingKind.COUNT
    if told.highlight is not None and told.highlight.kind is HighlightKind.SHAME:
        return ReadingKind.LOSS
    if told.doubt is not None or told.cue in (Cue.LIE_FOUND, Cue.TRUTH_PROVEN):
        return ReadingKind.DOUBT
    return None
