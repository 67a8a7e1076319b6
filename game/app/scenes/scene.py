"""The scene: what every screen of the app can do."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import ClassVar

import pygame

from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.drawable import Drawable
from game.ui.theme import Theme

TOAST_TOP = 8.5
"""Where a sentence hangs, in u from the top: under the title row."""


class Scene:
    """A screen. It is laid out before it is drawn, and again whenever the window changes.

    Sizes are pixels of the window's surface, *dt* is in seconds.
    """

    name: ClassVar[str]
    """The screen in one word, for reports and tests."""

    commands: ClassVar[tuple[str, ...]] = ()
    """What can be done here with a key, by the ids of the commands."""
    shows_keys: ClassVar[bool] = True
    """Whether the keys that can be used here may be shown over it."""

    def __init__(self, theme: Theme) -> None:
        """A screen drawn with *theme*; nothing is drawn yet."""
        self.theme = theme
        self.size = (0, 0)
        """Of the window, in pixels."""

    def enter(self) -> None:
        """Begin to be seen, whenever this screen comes to lie on top."""

    def cover(self) -> None:
        """Let go of pictures that are soon made again, when another screen comes to lie on top."""

    def leave(self) -> None:
        """Clear up, when this screen is closed for good."""

    def layout(self, size: tuple[int, int]) -> None:
        """Find everything its place in a window of *size*."""
        self.size = size

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The still picture behind everything, exactly *size* pixels.

        Raises:
            NotImplementedError: when a screen has none.
        """
        raise NotImplementedError

    def backdrop_stamp(self) -> Hashable:
        """Something that differs whenever :meth:`backdrop` gives another picture."""
        return None

    def event(self, e: pygame.event.Event) -> bool:
        """Take an event; True if it meant something here."""
        return False

    def keep(self) -> None:
        """Try again what the disk refused; called each frame, also beneath another screen."""

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while anything moves or is waited for."""
        return False

    def free_strip(self, wanted: Callable[[int], int]) -> pygame.Rect:
        """Where a sentence may hang for a while; *wanted* tells its height at a width."""
        u, wide = self.theme.units, self.size[0]
        room = min(wide - u(4), u(110))
        return pygame.Rect((wide - room) // 2, u(TOAST_TOP), room, wanted(room))

    def kept_areas(self) -> Sequence[pygame.Rect]:
        """What a sentence does not hide, if smaller letters help, in pixels."""
        return ()

    def on_toast(self, text: str) -> None:
        """Called when a sentence that nobody asked for is shown over the screen."""

    def own_keys(self) -> Sequence[tuple[str, str]]:
        """Keys that mean something here just now, besides commands: each with what it does."""
        return ()

    def drawn(self) -> Sequence[Drawable]:
        """The things on the screen, lowest first."""
        return ()

    def describe(self) -> list[AccessibleNode]:
        """The things on the screen in words."""
        return []
