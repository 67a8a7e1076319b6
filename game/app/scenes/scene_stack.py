"""The scene stack: the screens that are open, one over the other."""

from __future__ import annotations

from game.app.scenes.scene import Scene


class SceneStack:
    """The open screens; the last one is seen and asked."""

    def __init__(self) -> None:
        """Begin with no screen open."""
        self.scenes: list[Scene] = []
        self.changed = True
        """Set whenever another screen came to lie on top; the stage lays it out and resets this."""
        self.quitting = False
        """Set when the program is to end."""

    @property
    def top(self) -> Scene:
        """The screen that is seen."""
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """Open *scene* over the others."""
        if self.scenes:
            self.top.cover()
        self.scenes.append(scene)
        self._entered()

    def pop(self) -> None:
        """Close the screen that is seen; the last one never closes."""
        if len(self.scenes) > 1:
            self.scenes.pop().leave()
            self._entered()

    def replace_top(self, scene: Scene) -> None:
        """Close the screen that is seen and open *scene* in its place."""
        self.scenes.pop().leave()
        self.push(scene)

    def replace_all(self, scene: Scene) -> None:
        """Close everything and open *scene*."""
        while self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def quit(self) -> None:
        """End the program after this frame."""
        self.quitting = True

    def close(self) -> None:
        """Close every screen, the top one first."""
        while self.scenes:
            self.scenes.pop().leave()

    def _entered(self) -> None:
        self.changed = True
        self.top.enter()
