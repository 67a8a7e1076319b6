"""Emotions: what a public event stirs in whom, by the words every game uses for it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from game.engine.events import Flourish, Said
from game.engine.zones import Seat


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


_FLOURISHES: Mapping[Flourish, Emotion] = MappingProxyType(
    {
        Flourish.CAUGHT: Emotion.CAUGHT,
        Flourish.TRIUMPH: Emotion.WON,
        Flourish.SHAME: Emotion.SHAMED,
        Flourish.STRIKE: Emotion.DARED,
        Flourish.AWARD: Emotion.EARNED,
    }
)

_CODES: Mapping[str, Emotion] = MappingProxyType(
    {
        "caught": Emotion.CAUGHT,
        "cheat": Emotion.CAUGHT,
        "proven": Emotion.TRUE,
        "true": Emotion.TRUE,
        # Who underknocks has the better of the one who knocked.
        "underknock": Emotion.EARNED,
        "takes": Emotion.TOOK,
        "wins": Emotion.TOOK,
        "collects": Emotion.TOOK,
        "steal": Emotion.STOLE,
        "steals": Emotion.STOLE,
        "made": Emotion.MADE,
        "set": Emotion.FAILED,
        "down": Emotion.FAILED,
        "tumble": Emotion.FAILED,
        "eats": Emotion.FAILED,
        "hat": Emotion.FAILED,
        "crash": Emotion.FAILED,
        "reward": Emotion.EARNED,
        "goes_out": Emotion.EARNED,
        "scores": Emotion.EARNED,
    }
)

_OVER_MOMENT = frozenset({"underknock"})
"""Codes that say more than their flourish does."""

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


class EmotionTracker:
    """Listens to what is said, and remembers who doubted whom until that is settled."""

    def __init__(self) -> None:
        """Nothing was said."""
        self._doubt: tuple[Seat, int] | None = None

    def hear(self, said: Said) -> list[SeatEmotion]:
        """Whom *said* stirs, the one it is about first."""
        if said.code == "doubt" and said.seat is not None and said.value is not None:
            self._doubt = (said.seat, said.value)
            return []
        stir = emotion_of(said)
        if said.seat is None or stir is None:
            return []
        felt = [SeatEmotion(said.seat, stir)]
        if self._doubt is not None and stir in (Emotion.CAUGHT, Emotion.TRUE):
            doubter, accused = self._doubt
            self._doubt = None
            if accused == said.seat:
                felt.append(
                    SeatEmotion(doubter, Emotion.RIGHT if stir is Emotion.CAUGHT else Emotion.WRONG)
                )
        return felt


def emotion_of(said: Said) -> Emotion | None:
    """What is stirred in the one *said* is about; None where it leaves everybody calm."""
    if said.moment is not None and said.code not in _OVER_MOMENT:
        return _FLOURISHES[said.moment.flourish]
    return _CODES.get(said.code)
