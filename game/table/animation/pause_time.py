"""The pause time: how long the table holds still, as for a full trick or words to be read."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from game.engine.events import Event, Said
from game.presentation.announcement import FloatingScore, PointCount, announcement_of
from game.presentation.cue import Cue
from game.presentation.highlight import HighlightKind
from game.table.table_dependencies import PauseKind, PauseLength

REVEAL_HOLD = 0.7
TOLD_HOLD = 1.1
"""A reveal that comes with a sentence: long enough to look and to read."""
SHOW_HOLD = 0.42
"""A card that the next one covers: long enough to know it again."""
SWEEP_HOLD = 0.7
SPOKEN_HOLD = 0.45
COUNTED = 0.85
"""One kind of points of a round, with the cards it is counted from."""
CHORUS = 0.16
"""Between two who speak at the same time."""
SECONDS: Mapping[PauseKind, float] = MappingProxyType(
    {
        PauseKind.TRICK: 0.5,
        PauseKind.DOUBT: 0.6,
        PauseKind.COUNT: 0.4,
        PauseKind.LOSS: 1.8,
    }
)
"""Seconds at speed 1 for a few words, besides what the motion itself takes."""
SHARES: Mapping[PauseLength, float] = MappingProxyType(
    {PauseLength.SHORT: 0.5, PauseLength.USUAL: 1.0, PauseLength.LONG: 2.0}
)
"""By what the usual seconds are multiplied."""
PauseLengthOf: TypeAlias = Callable[[PauseKind], PauseLength]
"""How long the viewer wants things of a kind to be held."""
LETTER = 0.025
"""Seconds for each letter of a sentence beyond the first ones."""
FEW = 20
"""Letters that are read at a glance."""
MOST = 3.0
"""One sentence is held no longer."""


def pause_seconds(kind: PauseKind, words: str) -> float:
    """Return how many seconds *words* about something of this *kind* are held, at speed 1."""
    return min(MOST, SECONDS[kind] + LETTER * max(0, len(words) - FEW))


def held_seconds(length: PauseLength, seconds: float) -> float:
    """Return how long the usual *seconds* are at this *length*; endless until a click."""
    return math.inf if length is PauseLength.CLICK else seconds * SHARES[length]


def usual_length(_kind: PauseKind) -> PauseLength:
    """Return the usual length, for every kind."""
    return PauseLength.USUAL


def pause_kind(event: Event) -> PauseKind | None:
    """Return what the table holds still for after *event*, if for anything."""
    if not isinstance(event, Said):
        return None
    told = announcement_of(event)
    if isinstance(told.at_cards, PointCount):
        return PauseKind.COUNT
    if told.highlight is not None and told.highlight.kind is HighlightKind.SHAME:
        return PauseKind.LOSS
    if told.ends_doubt or told.doubt is not None or told.cue in (Cue.LIE_FOUND, Cue.TRUTH_PROVEN):
        return PauseKind.DOUBT
    return None


def spoken_hold(event: Said, after: Sequence[Event]) -> float:
    """How long words are listened to, or marked cards looked at, before the next thing happens."""
    told = announcement_of(event)
    if told.marks:
        return TOLD_HOLD
    if not told.aloud or told.highlight is not None:
        return 0.0
    following = after[0] if after else None
    if isinstance(told.at_cards, FloatingScore):
        return CHORUS
    others = (
        isinstance(following, Said)
        and announcement_of(following).aloud
        and following.seat != event.seat
    )
    return CHORUS if others else SPOKEN_HOLD
