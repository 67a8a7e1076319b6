"""The storm: input events at random, hour after hour, and the table must still tell the truth."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.app.mind import Question
from game.app.play_scene import PlayScene
from game.engine.action import Action
from game.engine.journal import Journal
from tests.app.pilot import Pilot, begin
from tests.contract.variants import pairwise

DT = 1 / 20
"""Seconds a frame: the storm blows through motions rather than watching them."""
CHECKED = 60
"""Events after which the storm pauses and the table is compared with the observation."""
LOST = 120
"""Events on other screens after which somebody comes back to the table."""
RESTED = 2_000
"""Frames in which the table must come to rest."""
SIZES = ((960, 600), (1280, 720), (1024, 768), (1500, 620))
KEYS = (
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB) * 3,
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE) * 3,
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_a, pygame.K_z + 1),
    pygame.K_BACKSPACE, pygame.K_HOME, pygame.K_END, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_F11,
)  # fmt: skip


class Storm:
    """Random input on one game, its seats, sizes, speeds and people changing with each match.

    Raises:
        AssertionError: when what is drawn is not what is true, or nothing comes to rest.
    """

    def __init__(self, game: str, folder: Path, seed: str) -> None:
        """Nothing blows yet; the program keeps its files in *folder*."""
        self.game = game
        self.rng = Random(f"{seed} {game}")
        self.events = 0
        self.checks = 0
        self.matches = 0
        self.decisions = 0
        self._folder = folder
        self._lost = 0
        self._held = False
        self._made = 0
        self._pilot = self._open()
        self._sit_down()

    def blow(self, events: int) -> None:
        """Throws so many *events* at the program."""
        end = self.events + events
        while self.events < end:
            for _ in range(min(CHECKED, end - self.events)):
                self._throw()
            self._check()
            self._go_on()

    def close(self) -> None:
        """Ends the program."""
        self._pilot.close()

    # One event

    def _throw(self) -> None:
        self.events += 1
        lot = self.rng.random()
        if lot < 0.004:
            self._resize()
        elif lot < 0.008:
            self._pilot.post(self.rng.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE)))
        elif lot < 0.02:
            y = self.rng.choice((-3, -1, 1, 3))
            self._pilot.post(pygame.MOUSEWHEEL, x=0, y=y, precise_x=0.0, precise_y=float(y))
        elif lot < 0.25:
            self._key()
        else:
            self._mouse()
        if self.rng.random() < 0.2:
            self._frame()

    def _key(self) -> None:
        key = self.rng.choice(KEYS)
        # Ctrl+Q ends the program, which is no storm any more.
        mod = pygame.KMOD_CTRL if self.rng.random() < 0.05 and key != pygame.K_q else 0
        self._pilot.post(
            pygame.KEYDOWN, key=key, mod=mod, unicode=chr(key) if key < 127 else "", scancode=0
        )
        if self.rng.random() < 0.9:
            self._pilot.post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def _mouse(self) -> None:
        pos, button = self._somewhere(), self.rng.choice((1, 1, 1, 1, 1, 2, 3))
        what = self.rng.randrange(6)
        if what == 5:
            self._drag(pos, self._somewhere())
        elif what < 2:
            self._pilot.move(pos, held=self._held)
        elif what == 2:
            self._held = True
            self._pilot.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        elif what == 3:
            self._held = False
            self._pilot.post(pygame.MOUSEBUTTONUP, pos=pos, button=button)
        else:
            self._pilot.move(pos, held=self._held)
            self._pilot.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
            self._pilot.post(pygame.MOUSEBUTTONUP, pos=pos, button=1)

    def _drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Something is pulled over something else; frames pass or not, as they like."""
        self._pilot.move(start)
        self._pilot.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for part in (0.3, 0.7, 1.0):
            x, y = (round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
            self._pilot.move((x, y), held=True)
            if self.rng.random() < 0.5:
                self._frame()
        self._held = self.rng.random() < 0.2
        if not self._held:
            self._pilot.post(pygame.MOUSEBUTTONUP, pos=end, button=1)

    def _somewhere(self) -> tuple[int, int]:
        """A point of the window, more often than not on something that is there."""
        wide, tall = self._pilot.window.size
        if self.rng.random() < 0.3:
            return self.rng.randrange(wide), self.rng.randrange(tall)
        rect = self.rng.choice(self._pilot.things()).rect
        return (
            rect.left + self.rng.randrange(max(1, rect.width)),
            rect.top + self.rng.randrange(max(1, rect.height)),
        )

    def _resize(self) -> None:
        self._pilot.window.size = self.rng.choice(SIZES)

    # The truth

    def _check(self) -> None:
        """Lets go of everything, waits until nothing moves, and compares."""
        self._held = False
        self._pilot.post(pygame.MOUSEBUTTONUP, pos=(1, 1), button=1)
        self._rest()
        scene = self._pilot.parlour.stack.top
        if isinstance(scene, PlayScene):
            made = len(scene.session.match.actions)
            self.decisions += max(0, made - self._made)
            self._made = made
        if not isinstance(scene, PlayScene) or scene.course.waits:
            return  # between two deals the old table may be looked at
        if scene.session.viewer is not None:
            wrong = scene.view.settled_on(scene.session.observe())
            assert not wrong, f"{self} {wrong}"
            self.checks += 1

    def _rest(self) -> None:
        for _ in range(RESTED):
            self._frame()
            if self._pilot.parlour.stack.quitting or not self._pilot.loop.stage.moving:
                return
        raise AssertionError(f"{self} {self._pilot.scene} never comes to rest")

    def _frame(self) -> None:
        for e in pygame.event.get():
            self._pilot.loop.take(e)
        self._pilot.loop.show(DT)

    # From match to match

    def _go_on(self) -> None:
        """Sits down again where the storm has blown the people away, or the power fails."""
        parlour = self._pilot.parlour
        self._lost = 0 if isinstance(parlour.stack.top, PlayScene) else self._lost + CHECKED
        if parlour.stack.quitting or self.rng.random() < 0.02:
            self._power_cut()
        elif self._playing() is None or self.rng.random() < 0.02:
            self._sit_down()
        elif self._lost >= LOST:
            self._pilot.parlour.ways.resume()
            self._lost = 0

    def _playing(self) -> PlayScene | None:
        scenes = self._pilot.parlour.stack.scenes
        found = next((scene for scene in scenes if isinstance(scene, PlayScene)), None)
        return None if found is None or found.session.over else found

    def _power_cut(self) -> None:
        """The program dies without a word; the next one finds every decision on the disk."""
        scene = self._playing()
        left = None if scene is None else scene.session.journal
        self._pilot.kill()
        self._pilot = self._open()
        if left is None:
            self._sit_down()
            return
        self._pilot.parlour.ways.resume()
        self._rest()
        found = self._playing()
        assert found is not None, f"{self} the match was not resumed"
        self._same(left, found.session.journal)

    def _same(self, left: Journal, found: Journal) -> None:
        assert found.actions[: len(left.actions)] == left.actions, f"{self} a decision was lost"

    def _open(self) -> Pilot:
        speed = self.rng.choice((0.0, 1.0, 1.0, 2.0))
        pilot = Pilot(self._folder, speed=speed, reduced_motion=self.rng.random() < 0.3)
        pilot.parlour.mind = AnyMind()
        return pilot

    def _sit_down(self) -> None:
        table = self.rng.choice(pairwise(self.game))
        people = min(table.seats, self.rng.choice((1, 1, 1, 2)))
        self._made = 0
        begin(self._pilot, self.game, table.seats, people, **table.options)
        self.matches += 1
        self._lost = 0

    def __str__(self) -> str:
        return f"after {self.events} events on {self.game}, match {self.matches}:"


class AnyMind:
    """Thinks of any legal action at once: the storm is about the table, not about good play."""

    def __init__(self) -> None:
        self._question: Question | None = None

    def ask(self, question: Question) -> None:
        self._question = question

    def poll(self) -> Action | None:
        question, self._question = self._question, None
        legal: Any = () if question is None else question.seen.legal
        return Random(question.seed).choice(legal) if question is not None and legal else None

    def cancel(self) -> None:
        self._question = None

    def close(self) -> None:
        self._question = None
