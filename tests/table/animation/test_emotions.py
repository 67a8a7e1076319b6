"""What happens to people shows in their faces: by words every game uses, and by those alone."""

from __future__ import annotations

import pytest

from game.art.portraits.moods import MOODS
from game.engine.events import Flourish, Moment, Said
from game.table.animation.emotions import (
    FACE_OF_EMOTION,
    Emotion,
    EmotionTracker,
    SeatEmotion,
    emotion_of,
)


def doubt(seat: int, other: int) -> Said:
    return Said("doubt", "I doubt it!", seat, other, aloud=True)


@pytest.mark.parametrize(
    ("code", "stir", "other"),
    [
        ("caught", Emotion.CAUGHT, Emotion.RIGHT),
        ("cheat", Emotion.CAUGHT, Emotion.RIGHT),
        ("proven", Emotion.TRUE, Emotion.WRONG),
        ("true", Emotion.TRUE, Emotion.WRONG),
    ],
)
def test_a_doubt_stirs_both_once_it_is_settled(code: str, stir: Emotion, other: Emotion) -> None:
    feelings = EmotionTracker()
    assert feelings.hear(doubt(2, 0)) == []
    assert feelings.hear(Said("deal", "{1} deals.", 1)) == []
    assert feelings.hear(Said(code, "It is so.", 0)) == [
        SeatEmotion(0, stir),
        SeatEmotion(2, other),
    ]
    assert feelings.hear(Said(code, "It is so.", 0)) == [SeatEmotion(0, stir)]


def test_another_than_the_doubted_leaves_the_doubter_calm() -> None:
    feelings = EmotionTracker()
    feelings.hear(doubt(2, 0))
    assert feelings.hear(Said("caught", "It is so.", 1)) == [SeatEmotion(1, Emotion.CAUGHT)]


@pytest.mark.parametrize("flourish", list(Flourish))
def test_every_great_moment_stirs_the_one_it_is_about(flourish: Flourish) -> None:
    said = Said("anything", "So it is.", 3, moment=Moment(flourish, "So"))
    found = emotion_of(said)
    assert found is not None
    assert EmotionTracker().hear(said) == [SeatEmotion(3, found)]
    assert EmotionTracker().hear(said._replace(seat=None)) == []


def test_who_underknocks_is_not_the_one_found_out() -> None:
    said = Said("underknock", "{1} underknocks {0}.", 1, moment=Moment(Flourish.CAUGHT, "So"))
    assert emotion_of(said) is Emotion.EARNED


def test_every_feeling_has_a_face() -> None:
    assert set(FACE_OF_EMOTION) == set(Emotion)
    assert set(FACE_OF_EMOTION.values()) <= set(MOODS)
