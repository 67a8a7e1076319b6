"""What happens to people shows in their faces: by the cue of an event, or by its highlight."""

from __future__ import annotations

import pytest

from game.art.portraits.moods import MOODS
from game.engine.events import Said
from game.presentation.announcement import PLAIN, Announcement, Delivery, DoubtOutcome
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight, HighlightKind
from game.table.animation.emotions import (
    FACE_OF_EMOTION,
    Emotion,
    SeatEmotion,
    emotion_of,
    seat_emotions,
)
from game.table.seats.seat_moods import SeatMoods


def judged(cue: Cue, true: bool) -> Said:
    """What is said of seat 0 after seat 2 has doubted it."""
    return Said("judged", "It is so.", Announcement(cue, doubt=DoubtOutcome(2, true)), 0)


@pytest.mark.parametrize(
    ("cue", "true", "felt", "other"),
    [
        (Cue.LIE_FOUND, False, Emotion.CAUGHT, Emotion.RIGHT),
        (Cue.TRUTH_PROVEN, True, Emotion.TRUE, Emotion.WRONG),
    ],
)
def test_a_doubt_stirs_both_once_it_is_settled(
    cue: Cue, true: bool, felt: Emotion, other: Emotion
) -> None:
    doubt = Said("doubt", "I doubt it!", Announcement(Cue.DOUBT, Delivery.ALOUD), 2, 0)
    assert seat_emotions(doubt) == []
    assert seat_emotions(judged(cue, true)) == [SeatEmotion(0, felt), SeatEmotion(2, other)]


def test_who_is_found_out_undoubted_is_alone_with_it() -> None:
    said = Said("caught", "It is so.", Announcement(Cue.LIE_FOUND), 1)
    assert seat_emotions(said) == [SeatEmotion(1, Emotion.CAUGHT)]


def test_what_states_no_cue_leaves_everybody_calm() -> None:
    assert seat_emotions(Said("deal", "{1} deals.", None, 1)) == []
    assert seat_emotions(Said("deal", "{1} deals.", PLAIN, 1)) == []


@pytest.mark.parametrize("kind", list(HighlightKind))
def test_every_highlight_stirs_the_one_it_is_about(kind: HighlightKind) -> None:
    shown = Announcement(Cue.NONE, highlight=Highlight(kind, "So"))
    said = Said("anything", "So it is.", shown, 3)
    found = emotion_of(said)
    assert found is not None
    assert seat_emotions(said) == [SeatEmotion(3, found)]
    assert seat_emotions(said._replace(seat=None)) == []


def test_who_underknocks_is_not_the_one_found_out() -> None:
    shown = Announcement(Cue.OUTPLAYED, highlight=Highlight(HighlightKind.CAUGHT, "So"))
    assert emotion_of(Said("underknock", "{1} underknocks {0}.", shown, 1)) is Emotion.EARNED


def test_every_feeling_has_a_face() -> None:
    assert set(FACE_OF_EMOTION) == set(Emotion)
    assert set(FACE_OF_EMOTION.values()) <= set(MOODS)


def test_who_has_won_a_round_is_glad_until_the_next_one() -> None:
    """Also while choosing what follows, once everybody else has calmed down."""
    moods = SeatMoods()
    won = Highlight(HighlightKind.TRIUMPH, "Braveheart", "braveheart")
    moods.note(
        Said("braveheart", "It is so.", Announcement(Cue.NONE, highlight=won), 1), shown=True
    )
    moods.note(judged(Cue.TRUTH_PROVEN, true=True), shown=True)
    while moods.update(0.5):
        pass
    faces = [moods.mood(seat, None, speaking=False, thinking=(1, 2)) for seat in range(3)]
    assert faces == ["calm", "glad", "thinking"]
    moods.begin_round()
    assert moods.mood(1, None, speaking=False, thinking=(1,)) == "thinking"
