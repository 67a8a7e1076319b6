"""Gusts: single blows of random input, from a stray key to a card dragged where it may go."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame

from game.app.play.play_scene import PlayScene
from game.table.gestures.dragging import drop_places
from game.table.gestures.intent import drop_target
from game.table.table_view import TableView
from tests.app.driver.app_driver import Pilot

DT = 1 / 20
"""Seconds a frame: the storm blows through motions rather than watching them."""
SIZES = ((960, 600), (1280, 720), (1024, 768), (1500, 620))
KEYS = (
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB) * 3,
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE) * 3,
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_a, pygame.K_z + 1),
    pygame.K_BACKSPACE, pygame.K_HOME, pygame.K_END, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_F11,
)  # fmt: skip


class Gusts:
    """What throws input at one run of the program."""

    def __init__(self, pilot: Pilot, rng: Random) -> None:
        """All is calm; what comes is drawn from *rng*."""
        self._pilot = pilot
        self.rng = rng
        self._held = False
        self.thrown = 0
        """Input events so far: a click is two of them, a drag five and more."""

    def _post(self, kind: int, **told: Any) -> None:
        self.thrown += 1
        self._pilot.post(kind, **told)

    def _move(self, at: tuple[int, int], held: bool = False) -> None:
        self.thrown += 1
        self._pilot.move(at, held)

    def let_go(self) -> None:
        """The mouse button is released, if it was held."""
        self._held = False
        self._post(pygame.MOUSEBUTTONUP, pos=(1, 1), button=1)

    def frame(self) -> None:
        """The program takes in what came, and shows a frame."""
        for e in pygame.event.get():
            self._pilot.loop.take(e)
        self._pilot.loop.show(DT)

    def throw(self) -> None:
        """One event, or one gesture of a few."""
        lot = self.rng.random()
        if lot < 0.004:
            self._from_outside()
        elif lot < 0.005:
            self._post(pygame.QUIT)
        elif lot < 0.02:
            y = self.rng.choice((-3, -1, 1, 3))
            self._post(pygame.MOUSEWHEEL, x=0, y=y, precise_x=0.0, precise_y=float(y))
        elif lot < 0.12:
            self._purpose()
        elif lot < 0.13:
            self._hail()
        elif lot < 0.33:
            self._key()
        else:
            self._mouse()
        if self.rng.random() < 0.2:
            self.frame()

    def _key(self) -> None:
        key = self.rng.choice(KEYS)
        # Ctrl+Q ends the program, which is no storm any more.
        mod = pygame.KMOD_CTRL if self.rng.random() < 0.05 and key != pygame.K_q else 0
        self._post(
            pygame.KEYDOWN, key=key, mod=mod, unicode=chr(key) if key < 127 else "", scancode=0
        )
        if self.rng.random() < 0.9:
            self._post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def _mouse(self) -> None:
        pos, button = self._somewhere(), self.rng.choice((1, 1, 1, 1, 1, 2, 3))
        what = self.rng.randrange(6)
        if what == 5:
            self._drag(pos, self._somewhere())
        elif what < 2:
            self._move(pos, held=self._held)
        elif what == 2:
            self._held = True
            self._post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        elif what == 3:
            self._held = False
            self._post(pygame.MOUSEBUTTONUP, pos=pos, button=button)
        else:
            self._move(pos, held=self._held)
            self._post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
            self._post(pygame.MOUSEBUTTONUP, pos=pos, button=1)

    def _drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Something is pulled over something else; frames pass or not, as they like."""
        self._move(start)
        self._post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for part in (0.3, 0.7, 1.0):
            x, y = (round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
            self._move((x, y), held=True)
            if self.rng.random() < 0.5:
                self.frame()
            if self.rng.random() < 0.02:
                self._from_outside()
        self._held = self.rng.random() < 0.2
        if not self._held:
            self._post(pygame.MOUSEBUTTONUP, pos=end, button=1)

    def _somewhere(self) -> tuple[int, int]:
        """A point of the window, more often than not on something that is there."""
        wide, tall = self._pilot.window.size
        # A screen that was opened by this very gesture shows nothing before its first frame.
        shown = self._pilot.things()
        if not shown or self.rng.random() < 0.3:
            return self.rng.randrange(wide), self.rng.randrange(tall)
        rect = self.rng.choice(shown).rect
        return (
            rect.left + self.rng.randrange(max(1, rect.width)),
            rect.top + self.rng.randrange(max(1, rect.height)),
        )

    def _from_outside(self) -> None:
        """What a window manager does: another size, full screen and back, the focus gone."""
        what = self.rng.randrange(4)
        if what == 0:
            self._pilot.window.size = self.rng.choice(SIZES)
        elif what == 1:
            self._post(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="", scancode=0)
        else:
            self._post((pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE)[what - 2])

    def _hail(self) -> None:
        """A dozen clicks on one place before the program can draw a breath."""
        pos = self._somewhere()
        for _ in range(12):
            self._click(pos)

    def _click(self, pos: tuple[int, int]) -> None:
        self._post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self._post(pygame.MOUSEBUTTONUP, pos=pos, button=1)

    def _purpose(self) -> None:
        """What a player would do: a card goes where it may, and a question is answered."""
        scene = self._pilot.context.stack.top
        if not isinstance(scene, PlayScene):
            return
        view = scene.view
        for _ in range(3):
            self.frame()
        if view.gestures.selection.dialog is not None:
            answers = [t for t in view.gestures.selection.dialog.describe() if t.role == "button"]
            self._click(self.rng.choice(answers).rect.center)
        elif view.gestures.selection.chooser is not None:
            asked = [w for w in view.gestures.selection.chooser.buttons.widgets if w.enabled]
            if asked:
                self._click(self.rng.choice(asked).rect.center)
        else:
            self._carry(view)

    def _carry(self, view: TableView) -> None:
        legal = [choice for choice in view.gestures.selection.choices if choice.refused is None]
        if not legal:
            return
        choice = self.rng.choice(legal)
        every = [thing for group in view.gestures.selection.groups for thing in group]
        held = [t for t in every if any(card in t.grip.cards for card in choice.action.cards)]
        if choice.grab_at is not None:
            held = [t for t in every if t.grip.touch == choice.grab_at]
        area = drop_places.drop_area(view.current_layout, drop_target(choice))
        for thing in held[:-1]:
            self._click(thing.rect.center)
        if held and area is not None and self.rng.random() < 0.7:
            self._drag(held[-1].rect.center, area.center)
        elif held:
            self._click(held[-1].rect.center)
        elif view.action_buttons.buttons.widgets:
            self._click(self.rng.choice(view.action_buttons.buttons.widgets).rect.center)
