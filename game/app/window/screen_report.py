"""The screen report: what the window shows, as lines of JSON for tests in a real window."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from game.store.bounded_read import open_log

if TYPE_CHECKING:
    from game.app.scenes.scene_host import SceneHost
    from game.ui.accessible_node import AccessibleNode


class ScreenReport:
    """A line after each frame that differs from the one before; silent without a path.

    The last line says how many decisions of computers have failed.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Write to *path*.

        Raises:
            OSError: when it cannot be written.
        """
        self._file = None if path is None else open_log(path)
        self._last = ""

    def tell(self, stage: SceneHost) -> None:
        """Tell what *stage* has just shown."""
        if self._file is None:
            return
        scene = stage.context.stack.top.name
        tree = [widget_record(thing) for thing in stage.describe()]
        line = json.dumps({"scene": scene, "moving": stage.moving, "tree": tree})
        if line != self._last:
            self._last = line
            self._file.write(line + "\n")
            self._file.flush()

    def tell_start(self, facts: Mapping[str, object]) -> None:
        """Tell *facts* about the start of the program, by name."""
        if self._file is not None:
            self._file.write(json.dumps(dict(facts)) + "\n")
            self._file.flush()

    def close(self, faults: int = 0) -> None:
        """End the file with the number of computers' *faults*."""
        if self._file is not None:
            self._file.write(json.dumps({"bot_faults": faults}) + "\n")
            self._file.close()
            self._file = None


def widget_record(thing: AccessibleNode) -> dict[str, object]:
    """One thing on the screen as plain values."""
    return {
        "role": thing.role,
        "label": thing.label,
        "value": thing.value,
        "rect": list(thing.rect),
        "enabled": thing.enabled,
        "focused": thing.focused,
    }
