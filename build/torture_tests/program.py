"""The program under torture: the real one, with somebody at the keys who notes what was played.

Started as a process of its own by the torture commands. Everything is the program's: window loop,
worker process, saves, screens. Only the person is made: he answers with keys that are posted as a
window posts them, and writes down each decision once a frame after it was shown. Where it is asked
for, the process kills itself in the middle of a write.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pygame
from environment import checkout

MOMENTS = ("never", "sync", "torn", "replace", "replaced")
"""When it kills itself: before a write has reached the disk, with half of it there, before or
after a file takes the place of another."""
FASTEST = 240
"""Frames a second: nobody watches."""
OPENED = 20.0
"""Seconds within which “Continue” must open the table or say why not."""
STALE = 400
"""Frames without a decision after which the person tries another way."""


def parser() -> argparse.ArgumentParser:
    """The command line; what follows ``--`` goes to the program."""
    one = argparse.ArgumentParser(prog="torture_tests.program", description=__doc__)
    one.add_argument("--notes", type=Path, required=True, help="where the decisions are noted")
    one.add_argument("--seed", default="0", help="of the person's choices")
    one.add_argument("--moment", choices=MOMENTS, default="never")
    one.add_argument("--count", type=int, default=1, help="the write at which it dies")
    one.add_argument("program", nargs="*")
    return one


class Notes:
    """The decisions that were shown, as lines of a file that outlives the process."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._match: object = None
        self._known: list[str] = []

    def tell(self, kind: str, **told: Any) -> None:
        """Adds one line."""
        os.write(self._file, (json.dumps({"kind": kind, **told}) + "\n").encode())

    def look(self, session: Any) -> bool:
        """Notes what was decided since the last look; True if there was anything."""
        actions = [repr(action) for action in session.match.actions]
        over = bool(session.over)
        if session is not self._match:
            self._match, self._known = session, actions
            journal = session.journal
            self.tell("match", game=journal.game, seed=journal.seed, actions=actions, over=over)
            return True
        if actions == self._known:
            return False
        same = len(self._known)
        if actions[:same] != self._known:
            same = next(n for n in range(same + 1) if actions[:n] != self._known[:n]) - 1
            self.tell("back", to=same)
        if actions[same:]:
            self.tell("played", actions=actions[same:], over=over)
        self._known = actions
        return True


class Death:
    """Kills the process in the middle of its *count*-th write."""

    def __init__(self, moment: str, count: int, rng: Random) -> None:
        self._left = count
        self._rng = rng
        self._sync, self._replace = os.fsync, os.replace
        if moment in ("sync", "torn"):
            self._torn = moment == "torn"
            os.fsync = self._before_sync  # type: ignore[assignment]
        elif moment in ("replace", "replaced"):
            self._after = moment == "replaced"
            os.replace = self._at_replace  # type: ignore[assignment]

    def _before_sync(self, file: Any) -> None:
        self._left -= 1
        if self._left > 0:
            self._sync(file)
            return
        if self._torn and isinstance(file, int):
            self._tear(file)
        die()

    def _tear(self, file: int) -> None:
        """Half of the last line has reached the disk, as when the power fails."""
        size = os.fstat(file).st_size
        path = f"/proc/self/fd/{file}"
        if not (size and os.path.exists(path) and Path(path).is_file()):
            return
        content = Path(path).read_bytes()
        line = content[:-1].rfind(b"\n") + 1
        os.truncate(path, self._rng.randrange(line, size))

    def _at_replace(self, old: Any, new: Any) -> None:
        self._left -= 1
        if self._left <= 0 and not self._after:
            die()
        self._replace(old, new)
        if self._left <= 0:
            die()


def die() -> None:
    """Ends the process as the power cut does."""
    os.kill(os.getpid(), signal.SIGKILL)


def main(arguments: list[str]) -> int:
    """Runs the program with a person at its keys; the program's exit code."""
    asked = parser().parse_args(arguments)
    sys.path.insert(0, str(checkout.HERE))
    from game.__main__ import open_window
    from game.app import main as app
    from game.app.window.window_loop import WindowLoop
    from game.command.main import main as obey

    notes, rng = Notes(asked.notes), Random(asked.seed)
    Death(asked.moment, asked.count, rng)

    class Loop(WindowLoop):
        """The window loop, watched after each frame."""

        def run(self, guarded: Any) -> None:
            person = Person(self, notes, rng)
            while not self.context.stack.quitting:
                guarded(self.step)
                guarded(person.look)
                guarded(person.act)

        def _pace(self) -> int:
            return FASTEST

    vars(app)["WindowLoop"] = Loop
    return obey(asked.program, open_window)


class Person:
    """Sees what the window shows and presses keys: goes on with a match, or plays."""

    def __init__(self, loop: Any, notes: Notes, rng: Random) -> None:
        self.loop = loop
        self.context = loop.context
        self.notes = notes
        self.rng = rng
        self._stale = 0
        self._asked = ""

    def look(self) -> None:
        """Notes what has been shown, and what the program says."""
        session = self.session
        if session is not None and self.notes.look(session):
            self._stale = 0
        self._stale += 1
        for thing in self.loop.stage.describe():
            if thing.role == "toast" and thing.label != self._asked:
                self._asked = thing.label
                self.notes.tell("said", words=thing.label)

    @property
    def session(self) -> Any:
        """The match that is played, under whatever lies over it."""
        scenes = self.context.stack.scenes
        return next((s.session for s in reversed(scenes) if s.name == "play"), None)

    def act(self) -> None:
        """Does what the screen asks for."""
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
        elif top.name == "play":
            self._play(top)
        else:
            self.press(pygame.K_ESCAPE)

    def press(self, key: int, mod: int = 0) -> None:
        """Presses and releases a key."""
        text = chr(key) if 32 <= key < 127 or key == pygame.K_RETURN else ""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode=text, scancode=0))
        self.frames(2)

    def frames(self, count: int) -> None:
        """Lets so many frames pass."""
        for _ in range(count):
            self.loop.step()
            self.look()

    def _hold(self, key: int) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=" "))
        self.frames(50)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=" "))
        self.frames(2)

    def _go_on(self) -> None:
        """Clicks “Continue”, if the title offers it."""
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

    def _play(self, scene: Any) -> None:
        """Says a decision by keys; takes one back now and then."""
        session = scene.session
        if session.over:
            if not self.context.demo:
                self.press(pygame.K_RETURN)
            return
        if not session.may_act or session.viewer is None:
            return
        if self.rng.random() < 0.03:
            self.notes.tell("undo")
            self.press(pygame.K_z, pygame.KMOD_CTRL)
            return
        legal = [c for c in session.observe().choices if c.refused is None]
        choice = self.rng.choice([c for c in legal if not c.input_hints.spare] or legal)
        try:
            from tests.table.input import say_decision

            say_decision.by_keys(Fingers(self, scene), choice)
        except AssertionError:  # it has no way by keys just now: it is done as the table does it
            if session.may_act and choice.action in [c.action for c in session.observe().choices]:
                scene.decide(choice)
        self.frames(1)


class Fingers:
    """The person's hands on the table until one decision is made."""

    def __init__(self, person: Person, scene: Any) -> None:
        self.person = person
        self.view = scene.view
        self._match = scene.session.match
        self._made = len(self._match.actions)

    def done(self) -> bool:
        """Whether a decision was made."""
        return len(self._match.actions) > self._made

    def rest(self) -> None:
        """Lets what moves come to rest."""
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
        """Presses and releases there."""
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
        self.person.frames(2)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Not with keys."""
        raise NotImplementedError

    def key(self, key: int, text: str = "") -> None:
        """Presses a key."""
        self.person.press(key)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
