"""A whole lesson in a real window: a real mouse or real keys do all it asks for, from its box on.

Run by ``python -m tests.window.lesson_walk pitch mouse PICTURES FOLDER`` on a display of its own.
"""

from __future__ import annotations

from argparse import ArgumentParser
from math import dist
from pathlib import Path

import pygame

from game.app.lesson.lesson_scene import LessonScene
from game.app.menu.game_choice_scene import LEARN
from game.lesson.lesson import LEARNER, Attempt, Expect, FreePlay
from game.presentation.presented_choice import PresentedChoice
from game.presentation.presenter import presenter_of
from game.scenario.written_action import written_action
from game.shelf import game_entry
from tests.window.real_pilot import RealPilot

MOST = 400
"""Moments of a lesson at most, those of its free play included."""


class Walk:
    """The way through the lesson of one game, by mouse or by keys alone."""

    def __init__(self, pilot: RealPilot, game: str, by: str) -> None:
        """Begin with nothing opened."""
        self._pilot = pilot
        self._game = game
        self._keys = by == "keys"
        self._deeds = 0
        self._tried: set[Attempt] = set()
        self._left = False
        self._free = False

    def from_the_title(self) -> None:
        """Open the boxes, and the lesson of the game from there."""
        self._pilot.context.change(game=self._game)
        if self._keys:
            self._pilot.key(pygame.K_RETURN, pygame.K_n)
        else:
            self._pilot.click("Choose a game", "button")
            self._click_learn()

    def to_the_end(self) -> None:
        """Do whatever is asked for; the first thing on offer where everybody plays freely."""
        pilot = self._pilot
        for _ in range(MOST):
            scene = self._scene
            if scene.play.layers.dialogs:
                pilot.shot("end")
                return
            now, before = scene.runner.now, self._place()
            if not isinstance(now, FreePlay) or not self._free:
                self._free = isinstance(now, FreePlay)
                pilot.shot(f"step {scene.runner.step + 1} {type(now).__name__.lower()}")
            if not self._left and scene.runner.step == len(scene.runner.lesson.steps) // 2:
                self._left = True
                self._leave_and_come_back()
                continue
            if isinstance(now, Expect):
                self._expected(scene, now)
            elif isinstance(now, FreePlay) and not pilot.legal():
                pilot.frame(10)
                continue
            elif isinstance(now, FreePlay):
                self._do(pilot.legal()[0])
            else:
                self._read()
            pilot.settle()
            assert self._place() != before, (now, pilot.labels())
        raise AssertionError("The lesson does not end.")

    def _expected(self, scene: LessonScene, part: Expect) -> None:
        """One mistake that may be made, else the first of what is asked for."""
        mistake = next((a for a in part.attempts if a not in self._tried), None)
        if mistake is not None:
            self._tried.add(mistake)
        text = part.actions[0] if mistake is None else mistake.action
        wanted = written_action(scene.session.match, LEARNER, text)
        offered = presenter_of(scene.session.rules).choices(scene.session.hot_seat.observe())
        self._do(next(choice for choice in offered if choice.action == wanted))

    def _do(self, choice: PresentedChoice) -> None:
        self._deeds += 1
        if self._keys:
            self._pilot.by_keyboard(choice)
        elif self._deeds % 2:
            self._pilot.by_drag(choice)
        else:
            self._pilot.by_mouse(choice)

    def _read(self) -> None:
        if self._keys:
            self._pilot.key(pygame.K_RETURN)
        else:
            note = next(thing for thing in self._pilot.things() if thing.role == "lesson")
            self._pilot.click_at(note.rect.center)

    def _leave_and_come_back(self) -> None:
        """Leave the lesson by its menu; it goes on with the same step."""
        pilot, step = self._pilot, self._scene.runner.step
        pilot.key(pygame.K_ESCAPE)
        pilot.shot("menu")
        pilot.click("Leave; it goes on here")
        assert pilot.scene == "shelf"
        pilot.shot("box of a lesson that was left")
        self._click_learn()
        assert self._scene.runner.step == step

    def _click_learn(self) -> None:
        """Press the button of the lesson that lies nearest to the box of the game."""
        title = game_entry(self._game).rules.title
        box = self._pilot.find(title, "box").rect
        buttons = [t.rect for t in self._pilot.things() if t.label == LEARN]
        self._pilot.click_at(min(buttons, key=lambda rect: dist(rect.center, box.center)).center)

    @property
    def _scene(self) -> LessonScene:
        top = self._pilot.context.stack.top
        assert isinstance(top, LessonScene), self._pilot.labels()
        return top

    def _place(self) -> tuple[object, int]:
        return self._scene.runner.now, len(self._scene.session.match.actions)


def main(game: str, by: str, pictures: Path, folder: Path, size: str, speed: float) -> None:
    """Go through the lesson of *game*, *by* mouse or keys, in a window of *size* in pixels."""
    width, height = (int(side) for side in size.split("x"))
    pilot = RealPilot(folder, pictures, width, height, speed)
    try:
        walk = Walk(pilot, game, by)
        walk.from_the_title()
        walk.to_the_end()
        pilot.click("All games")
        pilot.shot("box with a mark")
        title = game_entry(game).rules.title
        assert "learned" in pilot.find(title, "box").value
    finally:
        pilot.close()


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("by", choices=("mouse", "keys"))
    parser.add_argument("pictures", type=Path, help="gets a picture of everything that is said")
    parser.add_argument("folder", type=Path, help="where the program keeps its files")
    parser.add_argument("--size", default="1280x720", help="of the window, in pixels")
    parser.add_argument("--speed", type=float, default=0.0, help="of the cards; 0 is at once")
    told = parser.parse_args()
    main(told.game, told.by, told.pictures, told.folder, told.size, told.speed)
