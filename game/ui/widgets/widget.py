"""The widget: what every thing a person can read or press on a screen has in common."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

import pygame

from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme

PRESS_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Widget:
    """A thing in a rectangle that can be painted, described, and perhaps pressed.

    *refusal* says why it cannot be used now; while it is empty the widget is enabled.
    """

    role = "group"
    shortcut = ""
    """The key that activates this widget wherever the focus is, as it is printed."""

    def __init__(
        self,
        theme: Theme,
        label: str = "",
        *,
        ground: Background = Background.NIGHT,
        refusal: str = "",
    ) -> None:
        self.theme = theme
        self.label = label
        self.name: Hashable = label
        """By what the focus finds this widget again after the screen was laid out anew."""
        self.ground = ground
        self.refusal = refusal
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.hovered = False
        self.focused = False

    @property
    def enabled(self) -> bool:
        """True if the widget can be used now."""
        return not self.refusal

    @property
    def focusable(self) -> bool:
        """True if the focus may stand here: also while it cannot be used, to read its refusal."""
        return False

    @property
    def focus_rect(self) -> pygame.Rect:
        """Where the ring of the focus is drawn; the whole widget unless a part of it is meant."""
        return self.rect

    def wanted(self, width: int | None = None) -> Size:
        """Return the size in pixels at which everything is shown, *width* pixels at most."""
        return (width or 0, 0)

    def place(self, rect: pygame.Rect) -> None:
        """Take a place on the screen."""
        self.rect = pygame.Rect(rect)

    def bounds(self) -> pygame.Rect:
        """Return every pixel the widget may touch."""
        return self.rect

    def stamp(self) -> Hashable:
        """Return something that differs whenever the picture differs."""
        return (
            type(self).__name__, self.label, tuple(self.rect), self.refusal, self.hovered,
            self.ground, self.theme.stamp, self.look(),
        )  # fmt: skip

    def look(self) -> Hashable:
        """Return what the picture depends on besides label and refusal."""
        return None

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the widget where it stands."""

    def event(self, e: pygame.event.Event) -> bool:
        """Take one event; True if it was for this widget."""
        return False

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while something still moves."""
        return False

    def activate(self) -> None:
        """Do what the shortcut asks for."""

    def value(self) -> str:
        """Return what the widget holds, in words."""
        return ""

    def describe(self) -> list[AccessibleNode]:
        """Say what stands here."""
        return [
            AccessibleNode(
                self.role, self.label, self.value(), pygame.Rect(self.rect), self.focused,
                self.enabled,
            )
        ]  # fmt: skip

    def leaves(self) -> list[Widget]:
        """Return the widgets without parts of their own, in reading order."""
        return [self]

    def drawn(self) -> list[Drawable]:
        """Return what the canvas paints, lowest first."""
        return [self]

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return the widget under a pixel."""
        return self if self.rect.collidepoint(pos) else None

    def scrolling(self) -> list[Scrollable]:
        """Return the areas inside that answer to the mouse wheel, innermost first."""
        return []

    def reveal(self, leaf: Widget) -> None:
        """Bring *leaf* into view if it is inside and scrolled away."""


class Pressable(Widget):
    """A widget that is pressed as a whole, by mouse, Space or Enter."""

    def __init__(
        self,
        theme: Theme,
        label: str = "",
        *,
        ground: Background = Background.NIGHT,
        refusal: str = "",
    ) -> None:
        super().__init__(theme, label, ground=ground, refusal=refusal)
        self.pressed = False
        """True while the mouse holds it down."""

    @property
    def focusable(self) -> bool:
        """Return True."""
        return True

    def press(self) -> None:
        """Do what pressing does; only called while enabled.

        Raises:
            NotImplementedError: when a subclass does nothing.
        """
        raise NotImplementedError

    def look(self) -> Hashable:
        """Return what the picture depends on."""
        return self.pressed

    def event(self, e: pygame.event.Event) -> bool:
        """Take a mouse button or a key."""
        if e.type == pygame.KEYDOWN and e.key in PRESS_KEYS:
            self.activate()
            return True
        if e.type == pygame.MOUSEBUTTONDOWN and e.button == 1:
            self.pressed = self.enabled
            return True
        if e.type == pygame.MOUSEBUTTONUP and e.button == 1:
            over = self.rect.collidepoint(e.pos)
            self.pressed = False
            if over:
                self.activate()
            return True
        return False

    def activate(self) -> None:
        """Press it, if it can be used."""
        if self.enabled:
            self.press()


def all_leaves(widgets: Sequence[Widget]) -> list[Widget]:
    """Return the leaves of several widgets in reading order."""
    return [leaf for widget in widgets for leaf in widget.leaves()]


class Scrollable(Protocol):
    """An area whose content can be moved up and down."""

    rect: pygame.Rect

    def scroll_by(self, pixels: float) -> bool:
        """Move the view down by *pixels*; True if it moved."""
        ...

    def leaves(self) -> list[Widget]:
        """The widgets inside, also those scrolled away."""
        ...
