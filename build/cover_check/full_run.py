"""The full run: random positions, lessons and the gallery of a game, seen in every window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame
from gallery import moments
from gallery.camera import Camera, Lens

from cover_check.lesson_positions import lesson_positions
from cover_check.looks import Look, look, looks_at, looks_with
from cover_check.random_positions import random_positions
from cover_check.results_file import ResultsFile, result_of
from cover_check.window_sizes import KeptPictures, WindowSize, in_each_size
from game.shelf import SHELF

SETTINGS = {"hints": True, "talk": True, "speed": 1.0, "pace": 0.3}
LESSON_GESTURES = ("picked", "tooltip")
"""What is done at each note of a lesson that asks for something."""


class FullRun(NamedTuple):
    """What is seen of one game, and where that is kept."""

    game: str
    sizes: Sequence[WindowSize]
    moments: int
    """So many random ones in each window."""
    seed: str
    file: ResultsFile
    tell: Callable[[str], None]
    """Hears a line for everything that is covered."""
    pictures: Path | None = None
    """The folder for pictures of it."""

    def random(self) -> None:
        """See random positions of matches with the most seats, one after another."""
        camera, seen = self._camera(), 0
        for at in random_positions(camera, self.game, self.seed):
            left = self._unseen("random", str(at.number))
            if left:
                self._keep(camera, "random", str(at.number), looks_at(camera, at, left))
            seen += max(
                each.looks for each in self.file.results if each[:2] == ("random", str(at.number))
            )
            if seen >= self.moments:
                break
        camera.put_away()

    def lessons(self) -> None:
        """See every note of the lesson."""
        camera = self._camera()
        for where, scene in lesson_positions(camera, self.game):
            left = self._unseen("lessons", where)
            looks = looks_with(camera, scene.play, "note", LESSON_GESTURES, left, where)
            self._keep(camera, "lessons", where, looks)
        camera.put_away()

    def gallery(self) -> None:
        """See the moments of the gallery that are of this game; the others belong to the first."""
        others = self.game == next(iter(SHELF))
        for name, moment in moments().items():
            owner = next((game for game in SHELF if name.startswith(game)), None)
            if owner == self.game or (owner is None and others):
                self._see_moment(name, moment)

    def _see_moment(self, name: str, moment: Callable[[Lens], pygame.Surface]) -> None:
        """See a moment in each window, unless no table is seen in it."""
        for window in dict.fromkeys(each[:2] for each in self.sizes):
            left = [each for each in self._unseen("gallery", name) if each[:2] == window]
            known = [each for each in self.file.results if each[:2] == ("gallery", name)]
            if not left or (known and not any(each.looks for each in known)):
                continue
            found: list[Look] = []
            watch = partial(self._watch, name, left, found)
            moment(Lens(window, {"hints": True, "raster": KeptPictures()}, watch))
            for size in left:
                looks = [each for each in found if each.size == size]
                self.file.add(result_of("gallery", name, str(size), looks))
            self._tell("gallery", name, found)

    def _watch(
        self, name: str, sizes: Sequence[WindowSize], found: list[Look], camera: Camera
    ) -> None:
        """Look at what a camera sees in each of *sizes*."""
        for size in in_each_size(camera, sizes):
            for each in look(camera, size, "picture"):
                found.append(each)
                self._picture(camera, "gallery", name, each)

    def _camera(self) -> Camera:
        first = self.sizes[0]
        return Camera((first.width, first.height), raster=KeptPictures(), **SETTINGS)

    def _unseen(self, part: str, position: str) -> list[WindowSize]:
        """The windows in which a position was not seen yet."""
        return [each for each in self.sizes if not self.file.has(part, position, str(each))]

    def _keep(self, camera: Camera, part: str, position: str, looks: Iterable[Look]) -> None:
        """Keep what comes of all *looks*, window by window, with pictures of what is covered."""
        found: list[Look] = []
        for each in looks:
            found.append(each)
            self._picture(camera, part, position, each)
        for size in dict.fromkeys(each.size for each in found):
            seen = [each for each in found if each.size == size]
            self.file.add(result_of(part, position, str(size), seen))
        self._tell(part, position, found)

    def _picture(self, camera: Camera, part: str, position: str, seen: Look) -> None:
        """Keep a picture if something is covered."""
        if seen.covered and self.pictures is not None:
            self.pictures.mkdir(parents=True, exist_ok=True)
            name = f"{self.game} {part} {position} {seen.what} {seen.size}.png"
            pygame.image.save(camera.stage.picture(), self.pictures / name)

    def _tell(self, part: str, position: str, looks: Iterable[Look]) -> None:
        for each in looks:
            for one in each.covered:
                self.tell(
                    f"{self.game} {part} {position}, {each.what}, {each.size}:"
                    f" {one.over} over {one.under}, {one.pixels} pixels"
                )
