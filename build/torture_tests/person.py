"""A made person: sees what the window shows, presses keys, and notes what was played."""

from __future__ import annotations

import time
from random import Random

import pygame

from game.app.play.play_scene import PlayScene
from game.app.session.session import Session
from game.app.window.window_loop import WindowLoop
from torture_tests.decision_notes import Notes

OPENED = 20.0
"""Seconds within which “Continue” must open the table or say why not."""
STALE = 400
"""Frames without a decision after which the person tries another way."""


class Person:
    """A person who sees what the window shows and presses keys: goes on, or plays."""

    def __init__(self, loop: WindowLoop, notes: Notes, rng: Random) -> None:
        self.loop = loop
        self.context = loop.context
        self.notes = notes
        self.rng = rng
        self._stale = 0
        self._asked = ""

    def look(self) -> None:
        """Note what has been shown, and what the program says."""
        session = self.session
        if session is not None and self.notes.look(session):
            self._stale = 0
        self._stale += 1
        for thing in self.loop.stage.describe():
            if thing.role == "toast" and thing.label != self._asked:
                self._asked = thing.label
                self.notes.tell("said", words=thing.label)

    @property
    def session(self) -> Session | None:
        """The match that is played, under whatever lies over it."""
        scenes = self.context.stack.scenes
        return next((s.session for s in reversed(scenes) if isinstance(s, PlayScene)), None)

    def act(self) -> None:
        """Do what the screen asks for."""
        top = self.context.stack.top
        if self.loop.stage.seen is not top:
            return  # a press would be for the screen before
        if self.loop.stage.moving and self._stale < STALE and top.name != "title":
            return
        if top.name == "title":
            self._go_on()
        elif top.name == "curtain":
            self._hold(pygame.K_SPACE)
        elif top.name == "score":
            self.press(pygame.K_RETURN)
        elif isinstance(top, PlayScene):
            self._play(top)
        else:
            self.press(pygame.K_ESCAPE)

    def press(self, key: int, mod: int = 0) -> None:
        """Press and release a key."""
        text = chr(key) if 32 <= key < 127 or key == pygame.K_RETURN else ""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode=text, scancode=0))
        self.frames(2)

    def frames(self, count: int) -> None:
        """Let so many frames pass."""
        for _ in range(count):
            self.loop.step()
            self.look()

    def _hold(self, key: int) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=" "))
        self.frames(50)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=" "))
        self.frames(2)

    def _go_on(self) -> None:
        """Click “Continue”, if the title offers it."""
        shown = self.loop.stage.describe()
        button = next((t for t in shown if t.label.startswith("Continue")), None)
        if button is None:
            self.notes.tell("nothing to continue")
            self.context.stack.quit()
            return
        self.notes.tell("continue", label=button.label)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=button.rect.center, button=1))
        until = time.monotonic() + OPENED
        while self.context.stack.top.name == "title" and time.monotonic() < until:
            self.frames(1)
            if self._asked:  # a sentence says why not
                break
        if self.context.stack.top.name == "title":
            self.notes.tell("not continued")
            self.context.stack.quit()

    def _play(self, scene: PlayScene) -> None:
        """Say a decision by keys; take one back now and then."""
        session, hot_seat = scene.session, scene.session.hot_seat
        if session.over:
            if not self.context.demo:
                self.press(pygame.K_RETURN)
            return
        if not hot_seat.may_act or hot_seat.viewer is None:
            return
        if self.rng.random() < 0.03:
            self.notes.tell("undo")
            self.press(pygame.K_z, pygame.KMOD_CTRL)
            return
        legal = [c for c in hot_seat.choices() if c.refused is None]
        choice = self.rng.choice([c for c in legal if not c.input_hints.spare] or legal)
        try:
            from tests.table.input import say_decision

            say_decision.by_keys(Fingers(self, scene), choice)
        except AssertionError:  # it has no way by keys just now: it is done as the table does it
            if hot_seat.may_act and choice.action in [c.action for c in hot_seat.choices()]:
                scene.decide(choice)
        self.frames(1)


class Fingers:
    """The person's hands on the table until one decision is made."""

    def __init__(self, person: Person, scene: PlayScene) -> None:
        self.person = person
        self.view = scene.view
        self._match = scene.session.match
        self._made = len(self._match.actions)

    def done(self) -> bool:
        """Whether a decision was made."""
        return len(self._match.actions) > self._made

    def rest(self) -> None:
        """Let what moves come to rest."""
        for _ in range(STALE):
            self.person.frames(1)
            if not self.person.loop.stage.moving or self.done():
                return

    def move(self, pos: tuple[int, int]) -> None:
        """Points there."""
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        )
        self.person.frames(1)

    def click(self, pos: tuple[int, int]) -> None:
        """Press and release there."""
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
        self.person.frames(2)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Refuse to drag.

        Raises:
            NotImplementedError: always; keys do not drag.
        """
        raise NotImplementedError

    def key(self, key: int, text: str = "") -> None:
        """Press a key."""
        self.person.press(key)
