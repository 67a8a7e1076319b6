"""The program with a table that fails once, as soon as the file named by FAIL_WHEN is there."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from game.__main__ import main
from game.app.play.play_scene import PlayScene


class BrokenTable:
    """In place of the table's own passing of time: fails once, then works as ever."""

    def __init__(self, asked: Path) -> None:
        self._asked = asked
        self._sound = PlayScene.update

    def update(self, scene: PlayScene, dt: float) -> bool:
        if self._asked.exists():
            self._asked.unlink()
            raise RuntimeError("the leg of the table broke")
        return self._sound(scene, dt)


if __name__ == "__main__":
    broken = BrokenTable(Path(os.environ["FAIL_WHEN"]))

    def update(self: PlayScene, dt: float) -> bool:
        return broken.update(self, dt)

    PlayScene.update = update  # type: ignore[method-assign]
    sys.exit(main())
