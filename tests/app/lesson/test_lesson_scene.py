"""Lessons at the table: each can be gone through by mouse and by keys, left and come back to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.help import lesson_progress
from game.app.lesson.lesson_scene import LessonScene
from game.app.lesson.pointed_areas import pointed_areas
from game.app.scenes.routes import GameChoiceRoute, LessonRoute
from game.engine.zones import ZoneId
from game.lesson.lesson import LEARNER, Attempt, Expect, FreePlay, Say
from game.lesson.lesson_runner import TakeBack
from game.presentation.presented_choice import PresentedChoice
from game.presentation.presenter import presenter_of
from game.scenario.written_action import written_action
from tests.app.driver.app_driver import Pilot, flying

LESSONS = sorted(path.stem for path in Path("assets/lessons").glob("*.md"))
MOST = 300


def begin_lesson(pilot: Pilot, game: str) -> LessonScene:
    pilot.context.open(LessonRoute(game))
    pilot.settle()
    return lesson_of(pilot)


def lesson_of(pilot: Pilot) -> LessonScene:
    top = pilot.context.stack.top
    assert isinstance(top, LessonScene), pilot.labels()
    return top


def presented(scene: LessonScene) -> tuple[PresentedChoice, ...]:
    return presenter_of(scene.session.rules).choices(scene.session.hot_seat.observe())


def asked(scene: LessonScene) -> PresentedChoice:
    """What the lesson asks for, as it is offered on the table."""
    part = scene.runner.now
    assert isinstance(part, Expect)
    wanted = written_action(scene.session.match, LEARNER, part.actions[0])
    offered = presented(scene)
    return next(choice for choice in offered if choice.action == wanted)


def go_through(
    pilot: Pilot, read: Callable[[], None], act: Callable[[PresentedChoice], None]
) -> None:
    """Do whatever the lesson asks for, to its end; play the first that is offered when free."""
    for _ in range(MOST):
        scene = lesson_of(pilot)
        if scene.play.layers.dialogs:
            return
        now = scene.runner.now
        if pilot.context.settings.text_scale == 1:
            hides_nothing_it_speaks_of(pilot)
        before = now, len(scene.session.match.actions)
        if isinstance(now, Expect):
            act(asked(scene))
        elif isinstance(now, FreePlay):
            act(pilot.legal()[0])
        else:
            read()
        pilot.settle()
        scene = lesson_of(pilot)
        after = scene.runner.now, len(scene.session.match.actions)
        assert after != before, (now, pilot.labels())
    raise AssertionError("The lesson does not end.")


def hides_nothing_it_speaks_of(pilot: Pilot) -> None:
    """The note lies neither on what it points at nor on the status line or the trick."""
    scene = lesson_of(pilot)
    said = scene.runner.now if isinstance(scene.runner.now, Say) else scene.runner.said
    notes = [thing.rect for thing in pilot.things() if thing.role == "lesson"]
    if said is None or not notes:
        return
    view = scene.play.view
    areas = pointed_areas(view, said.pointers, scene.session.rules.seats)
    trick = [one.sprite.rect for one in view.model.zones.get(ZoneId("trick"), ())]
    kept = [view.hud.status_rect, *areas, *trick]
    assert notes[0].collidelist(kept) < 0, (said, notes, kept)


def click_note(pilot: Pilot) -> None:
    note = next(thing for thing in pilot.things() if thing.role == "lesson")
    assert "{" not in note.value
    pilot.click_at(note.rect.center)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_gone_through_by_mouse(tmp_path: Path, game: str) -> None:
    with flying(tmp_path) as pilot:
        begin_lesson(pilot, game)
        go_through(pilot, lambda: click_note(pilot), pilot.by_mouse)
        assert lesson_progress.lesson_done(pilot.context.settings, game)
        alone = pilot.play.session.rules.seats == 1
        pilot.click("Play a match" if alone else "Play against novices")
        assert pilot.scene == "play"
        assert {p.level for p in pilot.play.session.players if not p.human} <= {"novice"}


def test_nothing_asked_for_is_hidden_by_large_words_in_a_small_window(tmp_path: Path) -> None:
    with flying(tmp_path, text_scale=2.0) as pilot:
        begin_lesson(pilot, "fire_gibbon")
        go_through(pilot, lambda: click_note(pilot), pilot.by_mouse)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_gone_through_by_keys(tmp_path: Path, game: str) -> None:
    with flying(tmp_path) as pilot:
        begin_lesson(pilot, game)
        go_through(pilot, lambda: pilot.key(pygame.K_RETURN), pilot.by_keyboard)
        assert lesson_progress.lesson_done(pilot.context.settings, game)


def until_expected(pilot: Pilot, wanted: Callable[[Expect], bool] = lambda _: True) -> Expect:
    """Go through the lesson to the first thing it asks for that is *wanted*."""
    for _ in range(MOST):
        scene = lesson_of(pilot)
        now = scene.runner.now
        if isinstance(now, Expect):
            if wanted(now):
                return now
            pilot.by_mouse(asked(scene))
        else:
            click_note(pilot)
        pilot.settle()
    raise AssertionError("The lesson asks for nothing like that.")


def note(pilot: Pilot) -> str:
    return next(thing.value for thing in pilot.things() if thing.role == "lesson")


def status_line(pilot: Pilot) -> str:
    return next(thing.label for thing in pilot.things() if thing.role == "status")


@pytest.mark.parametrize("game", LESSONS)
def test_the_status_line_asks_for_nothing_before_the_note_is_read(
    tmp_path: Path, game: str
) -> None:
    """Neither while the note waits nor on the way to it, as the last card comes to rest."""
    with flying(tmp_path, speed=2.0) as pilot:
        begin_lesson(pilot, game)
        told: set[str] = set()

        def listen() -> None:
            scene = pilot.context.stack.top
            if isinstance(scene, LessonScene) and isinstance(scene.runner.now, Say | TakeBack):
                view = scene.play.view
                asked = view.fill_names(view.hud.status.prompt)
                if asked and asked == status_line(pilot):
                    told.add(asked)

        pilot.watch = listen
        for _ in range(3):
            until_expected(pilot)
            assert status_line(pilot), "what the note asks for, the status line asks too"
            pilot.by_mouse(asked(lesson_of(pilot)))
        assert told == set()


def test_the_status_line_knows_that_a_kept_card_may_be_put_back(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin_lesson(pilot, "bridge_solitaire")
        until_expected(pilot, lambda each: each.actions[0].startswith("put_back"))
        assert "put one back" in status_line(pilot)


def attempt_of(scene: LessonScene, attempt: Attempt) -> PresentedChoice:
    wanted = written_action(scene.session.match, LEARNER, attempt.action)
    offered = presented(scene)
    return next(choice for choice in offered if choice.action == wanted)


def test_what_is_lawful_but_not_asked_for_is_not_played(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = begin_lesson(pilot, "pitch")
        part = until_expected(pilot)
        tries = {part.actions[0], *(each.action for each in part.attempts)}
        known = [written_action(scene.session.match, LEARNER, text) for text in tries]
        other = next(choice for choice in pilot.legal() if choice.action not in known)
        made = list(scene.session.match.actions)
        scene.decide(other)
        pilot.settle()
        assert list(scene.session.match.actions) == made
        assert note(pilot).startswith("You may do that")
        pilot.by_mouse(asked(scene))
        assert len(scene.session.match.actions) > len(made)


@pytest.mark.parametrize("game", LESSONS)
def test_a_mistake_is_shown_and_taken_back(tmp_path: Path, game: str) -> None:
    with flying(tmp_path) as pilot:
        scene = begin_lesson(pilot, game)
        part = until_expected(pilot, lambda each: bool(each.attempts))
        match = scene.session.match
        before, seen = list(match.actions), match.observe(LEARNER)
        pilot.by_mouse(attempt_of(scene, part.attempts[0]))
        pilot.settle()
        assert isinstance(scene.runner.now, TakeBack)
        assert len(scene.session.match.actions) > len(before)
        pilot.key(pygame.K_RETURN)
        assert list(scene.session.match.actions) == before
        assert scene.session.match.observe(LEARNER) == seen
        assert scene.play.view.differences_from(seen) == []
        pilot.by_mouse(asked(scene))
        assert not isinstance(scene.runner.now, TakeBack)


def test_a_lesson_that_was_left_goes_on_with_its_step(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = begin_lesson(pilot, "pitch")
        while scene.runner.step < 2:
            until_expected(pilot)
            pilot.by_mouse(asked(scene))
            pilot.settle()
        made = list(scene.session.match.actions)
        pilot.key(pygame.K_ESCAPE)
        pilot.click("Leave; it goes on here")
        assert pilot.scene == "shelf"
    with flying(tmp_path) as again:
        scene = begin_lesson(again, "pitch")
        assert scene.runner.step == 2
        assert list(scene.session.match.actions) == made[: len(scene.session.match.actions)]
        again.key(pygame.K_ESCAPE)
        again.click("Begin again")
        assert lesson_of(again).runner.step == 0
        assert not list(again.context.paths.matches.glob("*"))


def test_a_step_with_a_deal_of_its_own_is_begun_and_come_back_to(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        first = begin_lesson(pilot, "indian_chief")
        dealt = next(n for n in range(9) if first.runner.lesson.deals_anew(n))
        until_expected(pilot, lambda each: each.actions[0] == "mark Ah")
        scene = lesson_of(pilot)
        assert scene is not first
        assert scene.runner.step == dealt
        seen = scene.session.match.observe(LEARNER)
    with flying(tmp_path) as again:
        scene = begin_lesson(again, "indian_chief")
        assert scene.runner.step == dealt
        assert not scene.session.match.actions
        until_expected(again, lambda each: each.actions[0] == "mark Ah")
        assert lesson_of(again).session.match.observe(LEARNER) == seen


def test_the_hand_after_a_scored_one_is_not_shown_where_the_next_step_deals_anew(
    tmp_path: Path,
) -> None:
    with flying(tmp_path, speed=4.0) as pilot:
        begin_lesson(pilot, "jersey_gin")
        until_expected(pilot, lambda each: each.actions[0] == "done")
        first = lesson_of(pilot)
        pilot.by_mouse(asked(first))
        pilot.settle()
        assert first.session.match.state_copy().facts.number == 2, "it is dealt, but not shown"
        click_note(pilot)
        pilot.settle()
        assert lesson_of(pilot) is not first
        told = [line.text for line in first.play.view.hud.log.lines]
        assert any("wins the hand" in text or "win the hand" in text for text in told)
        assert not any(text.startswith("Hand 2") for text in told)


def test_nothing_is_played_before_what_is_said_is_read(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = begin_lesson(pilot, "pitch")
        assert isinstance(scene.runner.now, Say)
        pilot.frame(300)
        assert not scene.session.match.actions


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("# Pitch in five minutes", "", "title"),
        ("- let: P2 pass", "- let: P9 pass", "line"),
        ("hand P1: As", "hand P1: Zs", "line"),
        ("game: pitch", "game: poker", "poker"),
    ],
)
def test_a_damaged_lesson_is_told_in_a_sentence(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    with flying(tmp_path) as pilot:
        real = pilot.context.assets
        assets = tmp_path / "assets"
        (assets / "lessons").mkdir(parents=True)
        for each in real.iterdir():
            if each.name != "lessons":
                (assets / each.name).symlink_to(each)
        text = (real / "lessons" / "pitch.md").read_text(encoding="utf-8")
        assert old in text
        (assets / "lessons" / "pitch.md").write_text(text.replace(old, new, 1), encoding="utf-8")
        pilot.context.assets = assets
        pilot.context.open(LessonRoute("pitch"))
        pilot.settle()
        assert pilot.scene == "title"
        assert any("cannot be opened" in label and told in label for label in pilot.labels())


def test_the_box_of_a_lesson_that_was_done_has_a_mark(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        lesson_progress.keep_done(pilot.context, "pitch")
        pilot.context.change(game="pitch")
        pilot.context.open(GameChoiceRoute())
        pilot.settle()
        marked = {t.label for t in pilot.things() if t.role == "box" and "learned" in t.value}
        assert marked == {"Pitch"}
        pilot.key(pygame.K_n)
        assert pilot.scene == "lesson"


@pytest.mark.parametrize("damage", [None, 3, {"pitch": 1}, {"pitch": ["x", 0]}, {"pitch": [99, 0]}])
def test_damaged_progress_begins_the_lesson_anew(tmp_path: Path, damage: object) -> None:
    with flying(tmp_path) as pilot:
        person = "0" * 32
        pilot.context.change(person=person, people={person: {"lessons": damage}})
        assert begin_lesson(pilot, "pitch").runner.step == 0


def test_h_shows_the_move_on_the_note_and_enter_plays_it(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = begin_lesson(pilot, "skitgubbe")
        until_expected(pilot)
        wanted = asked(scene)
        made = len(scene.session.match.actions)
        pilot.key(pygame.K_h)
        assert note(pilot).startswith(pilot.play.view.fill_names(wanted.label))
        pilot.key(pygame.K_RETURN)
        pilot.settle()
        assert scene.session.match.actions[made] == wanted.action


def test_h_shows_the_move_and_enter_plays_it_though_a_chooser_lies_open(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = begin_lesson(pilot, "vendetta")
        until_expected(pilot, lambda each: bool(each.attempts) and each.actions == ("decline",))
        hands = pilot.play.view.gestures
        joker = next(
            thing for thing in pilot.things() if thing.role == "card" and "joker" in thing.label
            and thing.value.startswith("hand")
        )  # fmt: skip
        pilot.click_at(joker.rect.center)
        assert hands.selection.chooser is not None
        made = len(scene.session.match.actions)
        pilot.key(pygame.K_h)
        assert not hands.selection.picked
        pilot.key(pygame.K_RETURN)
        assert scene.session.match.actions[made].verb == "decline"


def test_a_hint_in_the_free_play_is_not_hidden_by_the_note(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin_lesson(pilot, "skitgubbe")
        for _ in range(MOST):
            scene = lesson_of(pilot)
            now = scene.runner.now
            if isinstance(now, FreePlay):
                break
            if isinstance(now, Expect):
                pilot.by_mouse(asked(scene))
            else:
                click_note(pilot)
            pilot.settle()
        pilot.key(pygame.K_h)
        pilot.settle()
        roles = [thing.role for thing in pilot.things()]
        assert "advice" in roles
        assert "lesson" not in roles
