"""The full disk: writes fail half-way, a sentence says so, and nothing is lost.

The room is taken away by the limit the system sets to the size of files, so that a write is really
cut in the middle; nobody needs special rights for it.
"""

from __future__ import annotations

import argparse
import shutil
import signal
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from game.app.scenes.routes import TitleRoute
from torture_tests.case_counts import Bounds, Figures
from torture_tests.headless_window import DT, HeadlessWindow, patience
from torture_tests.match_files import matches

SLOW = 120
"""Seconds a case may take."""
ROOM = 30
"""Bytes that are still free, at most: less than any line of a match."""
UNSAVED = "could not be saved"
"""What the sentence about a disk that refused says."""
RETRIED = 6.0
"""Seconds after which a match is whole again, whatever is played or not."""
ENDS = ("power cut", "room, then power cut", "room, then the title", "dealt without room")


def run(asked: argparse.Namespace, bounds: Bounds, figures: Figures) -> None:
    """Take the room away from one match after the other."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    with tempfile.TemporaryDirectory() as place:
        window = HeadlessWindow(Path(place) / "window")
        while bounds.left(figures.cases):
            number = figures.cases
            game = asked.game[number % len(asked.game)]
            folder = Path(place) / str(number)
            name = f"--seed {asked.seed}, case {number} ({game})"
            try:
                with patience(SLOW):
                    Case(window, folder, Random(f"{asked.seed} {number}"), game, figures).play()
            except Exception as error:  # whatever breaks is what is looked for
                figures.fault(f"{name}: {type(error).__name__}: {str(error)[:300]}")
            figures.cases += 1
            shutil.rmtree(folder, ignore_errors=True)
        window.close()


class Case:
    """One match that loses its room for a while."""

    def __init__(self, window: Any, folder: Path, rng: Random, game: str, figures: Figures) -> None:
        self._window = window
        self._folder = folder
        self._rng = rng
        self._game = game
        self._figures = figures
        self._said: list[str] = []

    def play(self) -> None:
        """Deal, take the room away, play on, and look what came through.

        Raises:
            AssertionError: when a decision is lost, or nobody was told.
        """
        window, rng = self._window, self._rng
        window.move_to(self._folder)
        window.context.say, before = self._hear, window.context.say
        try:
            end = rng.choice(ENDS)
            self._figures.count(end.replace(" ", "_").replace(",", ""))
            if end == "dealt without room":
                with limited(0):
                    self._deal()
                    window.decide(rng, rng.randint(0, 3))
                safe: list[str] = []
            else:
                self._deal()
                window.decide(rng, rng.randint(0, 6))
                safe = self._shown()
                with limited(self._size() + rng.randint(0, ROOM)):
                    made = window.decide(rng, rng.randint(1, 5))
                    assert made == 0 or self._told() or self._saved(), "nobody was told"
                    if end == "power cut":
                        window.cut_off()
            if end == "power cut":
                self._came_back(safe, whole=False)
                return
            if rng.random() < 0.5:
                window.decide(rng, rng.randint(1, 3))
            window.frame(round(RETRIED / DT))
            everything = self._shown()
            if end == "room, then the title":
                window.context.open(TitleRoute())
            else:
                window.cut_off()
            self._came_back(everything, whole=True)
        finally:
            window.context.say = before

    def _deal(self) -> None:
        from game.shelf import game_entry
        from tests.app.driver.app_driver import deal

        seats = game_entry(self._game).rules.default_seats
        deal(self._window, self._game, seats, 1, {}, str(self._rng.random()))

    def _shown(self) -> list[str]:
        return [repr(action) for action in self._window.play.session.match.actions]

    def _size(self) -> int:
        from torture_tests.damage_checks import newest

        return newest(self._folder).stat().st_size

    def _hear(self, text: str, at_once: bool = False) -> None:
        self._said.append(text)

    def _told(self) -> bool:
        return any(UNSAVED in text for text in self._said)

    def _saved(self) -> bool:
        """Whether all of it is on the disk: at its end a match takes less room."""
        return matches(self._folder)[0].actions == self._shown()

    def _came_back(self, shown: Sequence[str], whole: bool) -> None:
        """The match is on the disk as far as *shown*, and “Continue” brings it back."""
        found = matches(self._folder)
        assert len(found) == 1 or not shown, f"{len(found)} matches lie there ({self._said})"
        if not found:
            return
        _, actions, over = found[0]
        assert actions[: len(shown)] == list(shown), (
            f"{len(shown)} decisions were shown, {len(actions)} lie there ({self._said})"
        )
        assert not whole or len(actions) == len(shown)
        self._window.move_to(self._folder)
        label = next((t for t in self._window.things() if t.label.startswith("Continue")), None)
        assert over or label is not None, "there is no “Continue”"
        if label is not None:
            self._window.press(label)
            assert self._shown()[: len(actions)] == actions
            self._figures.count("continued")


@contextmanager
def limited(size: int) -> Iterator[None]:
    """No file can grow beyond *size* bytes for a while."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
