"""What is to be read stays long enough, or until a click; a click ends it at once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.engine.cards import card
from game.engine.events import Said, Turned
from game.engine.zones import Place, ZoneId
from game.presentation.announcement import Announcement, DoubtOutcome
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight, HighlightKind
from game.table.animation.animation_planner import StepKind, plan_animation, step_seconds
from game.table.animation.reading_time import MOST, ReadingKind, reading_seconds
from tests.app.driver.app_driver import DT, Pilot, begin, flying

WORDS = "Moss is the Goat."


def goat(text: str) -> Said:
    shame = Announcement(Cue.NONE, highlight=Highlight(HighlightKind.SHAME, "The Goat"))
    return Said("goat", text, shame, 1)


@pytest.mark.parametrize("kind", ReadingKind)
def test_longer_words_are_held_longer_but_not_for_ever(kind: ReadingKind) -> None:
    times = [reading_seconds(kind, "a" * letters) for letters in (0, 10, 40, 80, 1000)]
    assert times == sorted(times)
    assert times[2] < times[3]
    assert times[-1] == MOST


def test_the_goat_stays_for_more_than_two_seconds() -> None:
    shown = plan_animation([goat(WORDS)], lambda _zone: pytest.fail("no zone is asked"))
    assert sum(step_seconds(step) for step in shown) > 2.5
    assert [step.kind for step in shown] == [StepKind.SAY, StepKind.READ, StepKind.HIGHLIGHT]


def test_a_doubt_is_held_after_its_outcome() -> None:
    found = Announcement(Cue.LIE_FOUND, doubt=DoubtOutcome(2, False))
    said = Said("caught", "{1} is caught in a lie: it is the 2 of clubs.", found, 1)
    face = Turned(card("2c"), Place(ZoneId("fire"), 0), True)
    shown = plan_animation([face, said], lambda _zone: pytest.fail("no zone is asked"))
    assert [step.reads for step in shown if step.reads] == [ReadingKind.DOUBT]


def to_a_trick(pilot: Pilot) -> None:
    """Play Pitch until a trick lies there to be read."""
    rng = Random(3)
    for _ in range(4000):
        if pilot.play.view.animation_player.reads is ReadingKind.TRICK:
            return
        if pilot.legal() and not pilot.play.view.busy:
            pilot.play.decide(rng.choice(pilot.legal()))
        pilot.frame()
    raise AssertionError("no trick was made")


@pytest.mark.parametrize("by_key", [True, False])
def test_a_trick_waits_for_a_click_where_that_is_wanted(tmp_path: Path, by_key: bool) -> None:
    with flying(tmp_path, speed=2.0) as pilot:
        begin(pilot, "pitch")
        player = pilot.play.view.animation_player
        player.waits_for_click = lambda kind: kind is ReadingKind.TRICK
        to_a_trick(pilot)
        pilot.frame(round(8 / DT))
        assert player.reads is ReadingKind.TRICK
        if by_key:
            pilot.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
        else:
            middle = pilot.window.size[0] // 2, pilot.window.size[1] // 2
            pilot.post(pygame.MOUSEBUTTONDOWN, pos=middle, button=1)
        pilot.frame(2)
        assert player.reads is None
