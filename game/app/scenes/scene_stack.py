"""The scene stack: the screens that are open, one over the other."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import ClassVar, Protocol

import pygame

from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.canvas import Drawable


class StackedScene(Protocol):
    """What the stage asks of a screen; :class:`game.app.scenes.scene.Scene` says what it means."""

    name: ClassVar[str]

    def enter(self) -> None:
        """It lies on top now."""
        ...

    def leave(self) -> None:
        """It is closed for good."""
        ...

    def layout(self, size: tuple[int, int]) -> None:
        """The window has this size."""
        ...

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The still picture behind everything."""
        ...

    def backdrop_stamp(self) -> Hashable:
        """Differs with each other backdrop."""
        ...

    def event(self, e: pygame.event.Event) -> bool:
        """Takes an event."""
        ...

    def keep(self) -> None:
        """Tries again to write what the disk has refused."""
        ...

    def update(self, dt: float) -> bool:
        """Lets time pass."""
        ...

    def free_strip(self, wanted: Callable[[int], int]) -> pygame.Rect:
        """Where a sentence may hang."""
        ...

    def told(self, text: str) -> None:
        """News was hung over it."""
        ...

    def drawn(self) -> Sequence[Drawable]:
        """What is to be painted."""
        ...

    def describe(self) -> list[AccessibleNode]:
        """The same in words."""
        ...


class SceneStack:
    """The open screens; the last one is seen and asked."""

    def __init__(self) -> None:
        """No screen is open."""
        self.scenes: list[StackedScene] = []
        self.changed = True
        """Set whenever another screen came to lie on top; the stage lays it out and resets this."""
        self.quitting = False
        """Set when the program is to end."""

    @property
    def top(self) -> StackedScene:
        """The screen that is seen."""
        return self.scenes[-1]

    def push(self, scene: StackedScene) -> None:
        """Opens *scene* over the others."""
        self.scenes.append(scene)
        self._entered()

    def pop(self) -> None:
        """Closes the screen that is seen; the last one never closes."""
        if len(self.scenes) > 1:
            self.scenes.pop().leave()
            self._entered()

    def replace_top(self, scene: StackedScene) -> None:
        """Closes the screen that is seen and opens *scene* in its place."""
        self.scenes.pop().leave()
        self.push(scene)

    def replace_all(self, scene: StackedScene) -> None:
        """Closes everything and opens *scene*."""
        while self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def quit(self) -> None:
        """Ends the program after this frame."""
        self.quitting = True

    def close(self) -> None:
        """Closes every screen, the top one first."""
        while self.scenes:
            self.scenes.pop().leave()

    def _entered(self) -> None:
        self.changed = True
        self.top.enter()
