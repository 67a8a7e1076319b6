"""The storm: input events at random, hour after hour, and the table must still tell the truth."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.app.play.curtain.curtain_scene import CurtainScene
from game.app.play.play_scene import PlayScene
from game.app.replay.replay_scene import ReplayScene
from game.app.review.analysis_scene import AnalysisScene
from game.app.review.audit_scene import AuditScene
from game.app.scenes.routes import MatchesRoute, ResumeRoute
from game.bots.bot_fault import Fault
from game.bots.decision_request import DecisionRequest
from game.contract.variants import pairwise
from game.engine.action import Action
from game.engine.journal import Journal
from tests.app.driver.app_driver import Pilot, begin
from tests.app.driver.fuzz_inputs import Gusts

CHECKED = 40
"""Gestures after which the storm pauses and the table is compared with the observation."""
LOST = 60
"""Gestures on other screens after which somebody comes back to the table."""
LISTED = 0.15
"""How likely it is at each pause that somebody goes and looks at the old matches."""
HELD = 0.8
"""Seconds for which the button on a curtain is held."""
LEAVES = 10
"""So many times Escape is pressed at most: a drawer may close first."""
RESTED = 2_000
"""Frames in which the table must come to rest."""


class Storm:
    """Random input on one game, its seats, sizes, speeds and people changing with each match.

    Raises:
        AssertionError: when what is drawn is not what is true, or nothing comes to rest.
    """

    def __init__(self, game: str, folder: Path, seed: str) -> None:
        """Begin with no wind; the program keeps its files in *folder*."""
        self.game = game
        self.rng = Random(f"{seed} {game}")
        self.checks = 0
        self.matches = 0
        self.decisions = 0
        self.lists = 0
        """How often the old matches were looked at."""
        self._folder = folder
        self._lost = 0
        self._made = 0
        self._before = 0
        """Events thrown at the programs that have ended."""
        self._pilot = self._open()
        matches = self._pilot.context.paths.matches
        matches.mkdir(parents=True, exist_ok=True)
        (matches / f"2026-05-03 20.00 {game}.folkdeck").write_text("?", encoding="utf-8")
        self._sit_down()

    @property
    def events(self) -> int:
        """Input events thrown so far."""
        return self._before + self._gusts.thrown

    def blow(self, events: int) -> None:
        """Throw so many *events* at the program, or a few more: it ends with a comparison."""
        end = self.events + events
        while self.events < end:
            for _ in range(CHECKED):
                self._gusts.throw()
                if self._pilot.context.stack.quitting:
                    break
            self._check()
            self._go_on()

    def close(self) -> None:
        """End the program."""
        self._pilot.close()

    # The truth

    def _check(self) -> None:
        """Let go of everything, lift a curtain, wait until nothing moves, and compare."""
        self._gusts.let_go()
        self._gusts.frame()  # what was thrown last may still open a dialog
        self._leave_long_work()
        self._leave_dialogs()
        self._rest()
        self._lift()
        if self._pilot.context.stack.quitting:
            return
        scene = self._pilot.context.stack.top
        if isinstance(scene, PlayScene):
            made = len(scene.session.match.actions)
            self.decisions += max(0, made - self._made)
            self._made = made
        if not isinstance(scene, PlayScene) or scene.event_feed.waits:
            return  # between two deals the old table may be looked at
        if scene.session.hot_seat.viewer is not None:
            wrong = scene.view.differences_from(scene.session.hot_seat.observe())
            assert not wrong, f"{self} {wrong}"
            self.checks += 1

    def _leave_long_work(self) -> None:
        """Escape from where matches are gone through or play by themselves: nobody waits here."""
        for _ in range(LEAVES):
            stack = self._pilot.context.stack
            long_ones = AnalysisScene | AuditScene | ReplayScene
            if stack.quitting or not isinstance(stack.top, long_ones):
                return
            self._pilot.post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
            self._gusts.frame()

    def _leave_dialogs(self) -> None:
        """Escape from what lies over the table, which rests beneath it, perhaps in mid-flight."""
        for _ in range(LEAVES):
            scene = self._playing()
            if scene is None or not (scene.layers.dialogs or scene.view.gestures.selection.dialog):
                return
            self._pilot.post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
            self._gusts.frame()

    def _lift(self) -> None:
        """Hold the button on the curtain, where one hangs."""
        stack = self._pilot.context.stack
        if not stack.quitting and isinstance(stack.top, CurtainScene):
            self._pilot.hold(pygame.K_SPACE, HELD)
            self._rest()

    def _rest(self) -> None:
        for _ in range(RESTED):
            self._gusts.frame()
            loop = self._pilot.loop
            if self._pilot.context.stack.quitting or not (loop.stage.moving or loop.settling):
                return
        raise AssertionError(f"{self} {self._pilot.scene} never comes to rest")

    # From match to match

    def _go_on(self) -> None:
        """Sits down again where the storm has blown the people away, or the power fails."""
        context = self._pilot.context
        self._lost = 0 if isinstance(context.stack.top, PlayScene) else self._lost + CHECKED
        if context.stack.quitting or self.rng.random() < 0.02:
            self._end()
        elif self._playing() is None or self.rng.random() < 0.02:
            self._sit_down()
        elif self._lost == 0 and self.rng.random() < LISTED:
            self._pilot.context.open(MatchesRoute())
            self.lists += 1
        elif self._lost >= LOST:
            self._pilot.context.open(ResumeRoute())
            self._lost = 0

    def _playing(self) -> PlayScene | None:
        scenes = self._pilot.context.stack.scenes
        found = next((scene for scene in scenes if isinstance(scene, PlayScene)), None)
        return None if found is None or found.session.over else found

    def _end(self) -> None:
        """The window is closed or the power fails; the next program finds every decision."""
        if not self._pilot.context.stack.quitting:
            self._gusts.frame()
        scene = self._playing()
        left = None if scene is None else scene.session.journal
        path = None if scene is None else scene.session.autosave.path
        if self.rng.random() < 0.5:
            self._pilot.close()
        else:
            self._pilot.kill()
        self._before = self.events
        self._pilot = self._open()
        if left is None:
            self._sit_down()
            return
        # By its path: "Continue" goes on with the match in which somebody last decided something.
        self._pilot.context.open(ResumeRoute(path))
        self._rest()
        found = self._playing()
        assert found is not None, f"{self} the match was not resumed"
        self._same(left, found.session.journal)

    def _same(self, left: Journal, found: Journal) -> None:
        assert found.actions[: len(left.actions)] == left.actions, f"{self} a decision was lost"

    def _open(self) -> Pilot:
        speed = self.rng.choice((0.0, 1.0, 1.0, 2.0))
        pilot = Pilot(self._folder, speed=speed, reduced_motion=self.rng.random() < 0.3)
        pilot.context.decision_service = AnyService()
        self._gusts = Gusts(pilot, self.rng)
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


class AnyService:
    """A service that takes any legal action at once: the storm is about the table."""

    steps: int | None = None
    faults = 0
    fault: Fault | None = None

    def __init__(self) -> None:
        self._request: DecisionRequest | None = None
        self.explanation = ""

    def ask(self, request: DecisionRequest) -> None:
        self._request = request

    def poll(self) -> Action | None:
        request, self._request = self._request, None
        legal: Any = () if request is None else request.seen.legal
        return Random(request.dice).choice(legal) if request is not None and legal else None

    def cancel(self) -> None:
        self._request = None

    def close(self) -> None:
        self._request = None
