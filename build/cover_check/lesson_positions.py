"""Lesson positions: a lesson gone through step by step, mistakes included."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from gallery.camera import LONG, Camera

from cover_check.random_positions import press, show
from game.app.lesson.lesson_scene import LessonScene
from game.app.scenes.routes import LessonRoute
from game.lesson.lesson import LEARNER, Expect, FreePlay, Let
from game.presentation.presented_choice import PresentedChoice
from game.scenario.written_action import written_action

STEP = 0.2
"""Seconds that pass at once while computers play."""
FREE = 2
"""Decisions of the free play that are looked at; the rest is a match like any other."""


def lesson_positions(camera: Camera, game: str) -> Iterator[tuple[str, LessonScene]]:
    """Every note of the lesson of *game*, named by its step, with the scene it lies in.

    Each mistake it knows is made once, and something else is tried once wherever it asks.
    """
    camera.context.open(LessonRoute(game, anew=True))
    tried, free = set[tuple[int, str]](), 0
    for number in range(LONG):
        scene = _rested(camera)
        if scene is None or scene.play.layers.dialogs:
            break
        now, where = scene.runner.now, f"step {scene.runner.step + 1}, {number}"
        free += isinstance(now, FreePlay)
        if free <= FREE:
            yield where, scene
        if isinstance(now, Expect):
            choice = _mistake(scene, now, tried)
            if choice is None:
                yield from _refused(camera, scene, where, now)
                choice = _choice_of(scene, now.actions[0])
            scene.decide(choice)
        elif isinstance(now, FreePlay):
            scene.decide(_legal(scene)[0])
        else:
            press(camera, pygame.K_RETURN)
    camera.context.stack.close()


def _rested(camera: Camera) -> LessonScene | None:
    """The lesson once nothing moves and the learner is to read or to act; None if it is left."""
    for _ in range(LONG):
        camera.stage.pass_time(STEP)
        scene = camera.context.stack.top
        if not isinstance(scene, LessonScene):
            return None
        if camera.stage.seen is not scene:
            show(camera)
        elif scene.play.layers.dialogs or not _plays(scene):
            camera.stage.pass_time(STEP)
            return scene
    return None


def _plays(scene: LessonScene) -> bool:
    """Whether something moves, or computers are to play."""
    now, session = scene.runner.now, scene.session
    if scene.play.view.busy or isinstance(now, Let) or now is None:
        return True
    return isinstance(now, FreePlay | Expect) and not session.hot_seat.may_act


def _refused(
    camera: Camera, scene: LessonScene, where: str, part: Expect
) -> Iterator[tuple[str, LessonScene]]:
    """The note after something was tried that is lawful but not asked for."""
    asked = [_choice_of(scene, each).action for each in part.actions]
    asked += [_choice_of(scene, each.action).action for each in part.attempts]
    other = next((each for each in _legal(scene) if each.action not in asked), None)
    if other is not None:
        scene.decide(other)
        camera.stage.pass_time(STEP)
        yield f"{where}, answered", scene


def _mistake(
    scene: LessonScene, part: Expect, tried: set[tuple[int, str]]
) -> PresentedChoice | None:
    """A mistake the lesson knows that was not made yet."""
    for each in part.attempts:
        if (each.line, each.action) not in tried:
            tried.add((each.line, each.action))
            return _choice_of(scene, each.action)
    return None


def _choice_of(scene: LessonScene, written: str) -> PresentedChoice:
    """The choice on offer that a lesson writes so."""
    wanted = written_action(scene.session.match, LEARNER, written)
    return next(each for each in scene.session.hot_seat.choices() if each.action == wanted)


def _legal(scene: LessonScene) -> list[PresentedChoice]:
    return [each for each in scene.session.hot_seat.choices() if each.refused is None]
