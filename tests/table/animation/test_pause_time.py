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
from game.table.animation.animation_planner import plan_animation
from game.table.animation.animation_step import StepKind, step_seconds
from game.table.animation.pause_time import MOST, pause_seconds
from game.table.hud.hud import GO_ON
from game.table.table_dependencies import PauseKind
from tests.app.driver.app_driver import DT, Pilot, begin, flying

WORDS = "Moss is the Goat."


def goat(text: str) -> Said:
    shame = Announcement(Cue.NONE, highlight=Highlight(HighlightKind.SHAME, "The Goat"))
    return Said("goat", text, shame, 1)


@pytest.mark.parametrize("kind", PauseKind)
def test_longer_words_are_held_longer_but_not_for_ever(kind: PauseKind) -> None:
    times = [pause_seconds(kind, "a" * letters) for letters in (0, 10, 40, 80, 1000)]
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
    assert [step.reads for step in shown if step.reads] == [PauseKind.DOUBT]


def held(pilot: Pilot) -> bool:
    return pilot.play.view.animation_player.reads is PauseKind.TRICK


def to_a_trick(pilot: Pilot) -> None:
    """Play Pitch until a trick lies there to be read."""
    rng = Random(3)
    for _ in range(4000):
        if held(pilot):
            return
        if pilot.legal() and not pilot.play.view.busy:
            pilot.play.decide(rng.choice(pilot.legal()))
        pilot.frame()
    raise AssertionError("no trick was made")


@pytest.mark.parametrize("by_key", [True, False])
def test_a_trick_waits_for_a_click_where_that_is_wanted(tmp_path: Path, by_key: bool) -> None:
    with flying(tmp_path, speed=2.0) as pilot:
        begin(pilot, "pitch")
        pilot.context.change(pause_trick="click")
        pilot.play.enter()
        player = pilot.play.view.animation_player
        to_a_trick(pilot)
        pilot.frame(round(8 / DT))
        assert player.waits
        assert pilot.play.view.hud.status_rect.width
        assert [t.label.endswith(GO_ON) for t in pilot.things() if t.role == "status"] == [True]
        assert not pilot.play.update(DT), "nothing moves while it waits"
        if by_key:
            pilot.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
        else:
            middle = pilot.window.size[0] // 2, pilot.window.size[1] // 2
            pilot.post(pygame.MOUSEBUTTONDOWN, pos=middle, button=1)
        pilot.frame(2)
        assert not held(pilot)
        assert player.busy, "what follows is shown in its time"
        assert not any(GO_ON in thing.label for thing in pilot.things())


@pytest.mark.parametrize(("pace", "share"), [("short", 0.5), ("usual", 1.0), ("long", 2.0)])
def test_a_trick_is_held_as_long_as_one_likes(tmp_path: Path, pace: str, share: float) -> None:
    frames = []
    for setting in ("usual", pace):
        with flying(tmp_path / setting, speed=1.0) as pilot:
            begin(pilot, "pitch")
            pilot.context.change(pause_trick=setting)
            pilot.play.enter()
            to_a_trick(pilot)
            frames.append(0)
            while held(pilot):
                pilot.frame()
                frames[-1] += 1
    assert frames[1] == pytest.approx(frames[0] * share, abs=2)
