"""Emotions: what a public event stirs in whom, by its cue and its highlight."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from game.engine.events import Said
from game.engine.zones import Seat
from game.presentation.announcement import announcement_of
from game.presentation.cue import Cue
from game.presentation.highlight import HighlightKind


class Emotion(StrEnum):
    """What has just happened to somebody, before everybody's eyes."""

    CAUGHT = "caught"
    """He was found out."""
    RIGHT = "right"
    """He doubted, and was right."""
    WRONG = "wrong"
    """He doubted, and was wrong."""
    TRUE = "true"
    """He was doubted, and had told the truth."""
    TOOK = "took"
    """A trick or a pile."""
    STOLE = "stole"
    MADE = "made"
    """He did what he had said he would."""
    FAILED = "failed"
    DARED = "dared"
    """A blow: a knock, a war, a high call."""
    EARNED = "earned"
    SHAMED = "shamed"
    WON = "won"
    BEATEN = "beaten"
    """Somebody else has won."""


class SeatEmotion(NamedTuple):
    """A feeling and who has it."""

    seat: Seat
    emotion: Emotion


_OF_CUE: Mapping[Cue, Emotion] = MappingProxyType(
    {
        Cue.LIE_FOUND: Emotion.CAUGHT,
        Cue.TRUTH_PROVEN: Emotion.TRUE,
        Cue.TRICK_TAKEN: Emotion.TOOK,
        Cue.CALL_STOLEN: Emotion.STOLE,
        Cue.CARDS_STOLEN: Emotion.STOLE,
        Cue.CONTRACT_MADE: Emotion.MADE,
        Cue.CONTRACT_FAILED: Emotion.FAILED,
        Cue.BURNED: Emotion.FAILED,
        Cue.CARDS_EATEN: Emotion.FAILED,
        Cue.FORFEIT: Emotion.FAILED,
        Cue.REWARD: Emotion.EARNED,
        Cue.SCORED: Emotion.EARNED,
        Cue.OUTPLAYED: Emotion.EARNED,
    }
)

_OF_HIGHLIGHT: Mapping[HighlightKind, Emotion] = MappingProxyType(
    {
        HighlightKind.CAUGHT: Emotion.CAUGHT,
        HighlightKind.TRIUMPH: Emotion.WON,
        HighlightKind.SHAME: Emotion.SHAMED,
        HighlightKind.STRIKE: Emotion.DARED,
        HighlightKind.AWARD: Emotion.EARNED,
    }
)

FACE_OF_EMOTION: Mapping[Emotion, str] = MappingProxyType(
    {
        Emotion.CAUGHT: "sad",
        Emotion.RIGHT: "glad",
        Emotion.WRONG: "startled",
        Emotion.TRUE: "wink",
        Emotion.TOOK: "glad",
        Emotion.STOLE: "sly",
        Emotion.MADE: "glad",
        Emotion.FAILED: "sad",
        Emotion.DARED: "sly",
        Emotion.EARNED: "glad",
        Emotion.SHAMED: "sad",
        Emotion.WON: "glad",
        Emotion.BEATEN: "startled",
    }
)
"""How each of them looks."""


def seat_emotions(said: Said) -> list[SeatEmotion]:
    """Return whom *said* stirs: the seat it is about first, then the one that doubted it."""
    felt = emotion_of(said)
    if said.seat is None or felt is None:
        return []
    doubt = announcement_of(said).doubt
    if doubt is None:
        return [SeatEmotion(said.seat, felt)]
    proven = Emotion.WRONG if doubt.true else Emotion.RIGHT
    return [SeatEmotion(said.seat, felt), SeatEmotion(doubt.doubter, proven)]


def emotion_of(said: Said) -> Emotion | None:
    """Return what the seat feels that *said* is about: by its cue, otherwise by its highlight."""
    told = announcement_of(said)
    if told.cue in _OF_CUE or told.highlight is None:
        return _OF_CUE.get(told.cue)
    return _OF_HIGHLIGHT[told.highlight.kind]
