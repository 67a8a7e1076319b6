"""The scene: what every screen of the app can do, and the stack of those that are open."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.ui.canvas import Drawn
from game.ui.describe import Described

if TYPE_CHECKING:
    from game.app.parlour import Parlour
    from game.ui.theme import Theme


class Scene:
    """A screen. It is laid out before it is drawn, and again whenever the window changes.

    Sizes are pixels of the window's surface, *dt* is in seconds.
    """

    name: ClassVar[str]
    """The screen in one word, for reports and tests."""

    def __init__(self, parlour: Parlour) -> None:
        """A screen in *parlour*; nothing is drawn yet."""
        self.parlour = parlour
        self.size = (0, 0)

    @property
    def theme(self) -> Theme:
        """What everything is drawn with."""
        return self.parlour.theme

    def enter(self) -> None:
        """Called whenever this screen comes to lie on top."""

    def leave(self) -> None:
        """Called when it is closed for good."""

    def layout(self, size: tuple[int, int]) -> None:
        """Finds everything its place in a window of *size*."""
        self.size = size

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The still picture behind everything, exactly *size* pixels."""
        raise NotImplementedError

    def backdrop_stamp(self) -> Hashable:
        """Something that differs whenever :meth:`backdrop` gives another picture."""
        return None

    def event(self, e: pygame.event.Event) -> bool:
        """Takes an event; True if it meant something here."""
        return False

    def update(self, dt: float) -> bool:
        """Lets *dt* seconds pass; True while anything moves or is waited for."""
        return False

    def drawn(self) -> Sequence[Drawn]:
        """The things on the screen, lowest first."""
        return ()

    def describe(self) -> list[Described]:
        """The things on the screen in words."""
        return []


class Stack:
    """The open screens; the last one is seen and asked."""

    def __init__(self) -> None:
        """No screen is open."""
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
        """Opens *scene* over the others."""
        self.scenes.append(scene)
        self._entered()

    def pop(self) -> None:
        """Closes the screen that is seen; the last one never closes."""
        if len(self.scenes) > 1:
            self.scenes.pop().leave()
            self._entered()

    def swap(self, scene: Scene) -> None:
        """Closes the screen that is seen and opens *scene* in its place."""
        self.scenes.pop().leave()
        self.push(scene)

    def home(self, scene: Scene) -> None:
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
