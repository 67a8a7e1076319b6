"""Match pictures: files that show the table of a demonstration and its last score sheet."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from game.app.scenes.scene import Scene
from game.app.scenes.scene_host import SceneHost

TABLE: Final = "table.png"
RESULT: Final = "result.png"


class MatchPictures:
    """A picture of each table as soon as it is whole, and one of the sheet with who won.

    Of several matches the last one’s are kept.
    """

    def __init__(self, folder: Path) -> None:
        """Save them in *folder*, which is made if need be."""
        self._folder = folder
        self._taken: Scene | None = None
        """The screen of which a picture was taken last."""

    def look(self, stage: SceneHost) -> None:
        """Take a picture if *stage* has just shown something new; close a sheet that was taken.

        Raises:
            OSError: when it cannot be saved.
        """
        scene = stage.context.stack.top
        if scene is not stage.seen or stage.waiting:
            return
        if scene.name == "play" and scene is not self._taken:
            self._taken = scene
            self._save(stage, TABLE)
        elif scene.name == "score" and not stage.moving:
            self._save(stage, RESULT)
            stage.context.stack.pop()

    def _save(self, stage: SceneHost, name: str) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(stage.picture(), self._folder / name)
