"""The form: widgets, the focus among them, and the mouse over them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.accessible_node import AccessibleNode
from game.ui.forms.focus_mark import FocusMark
from game.ui.forms.focus_ring import FocusRing
from game.ui.key_names import key_names
from game.ui.pictures.drawable import Drawable
from game.ui.theme import Theme
from game.ui.widgets.scroll_area import turn_wheel
from game.ui.widgets.widget import Widget, all_leaves


class Form:
    """Widgets on one layer of a screen; each root is a zone for the Tab key.

    *on_back* is called for Escape. Give the roots their places, then call `settle`.
    """

    def __init__(
        self,
        theme: Theme,
        roots: Sequence[Widget] = (),
        on_back: Callable[[], None] | None = None,
    ) -> None:
        self.theme = theme
        self.on_back = on_back
        self.ring: FocusRing[Widget] = FocusRing(self._focused, in_rows=True)
        self.roots: list[Widget] = []
        self._held: Widget | None = None
        self._over: Widget | None = None
        self._mouse = (-1, -1)
        self.set(roots)

    def set(self, roots: Sequence[Widget]) -> None:
        """Take other widgets; the focus stays on one of the same name."""
        self.roots = list(roots)
        self._held = self._over = None
        self.settle()

    def settle(self) -> None:
        """Find the focus stops anew: after widgets came, went, or changed whether they stop."""
        self.ring.views = [area for root in self.roots for area in root.scrolling()]
        self.ring.set_zones([root.leaves() for root in self.roots])

    def focus(self, widget: Widget | None, visible: bool = False) -> None:
        """Put the focus on *widget*; the ring shows once the keyboard is used."""
        self.ring.visible = visible
        self.ring.focus(widget)

    @property
    def focused(self) -> Widget | None:
        """The widget the keyboard speaks to."""
        return self.ring.current

    def hint(self) -> str:
        """Return why the widget under the mouse or the focus cannot be used, or ''."""
        for widget in (self._over, self.focused):
            if widget is not None and widget.refusal:
                return widget.refusal
        return ""

    def event(self, e: pygame.event.Event) -> bool:
        """Take one event; True if it was for this form."""
        if e.type == pygame.KEYDOWN:
            return self._key(e)
        if e.type in (pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self.focused is not None and self.focused.event(e)
        if e.type == pygame.MOUSEWHEEL:
            return turn_wheel(e, self.roots, self._mouse, self.theme.units)
        if e.type == pygame.MOUSEMOTION:
            return self._motion(e)
        if e.type == pygame.MOUSEBUTTONDOWN and e.button == 1:
            return self._down(e)
        if e.type == pygame.MOUSEBUTTONUP and e.button == 1 and self._held is not None:
            held, self._held = self._held, None
            held.event(e)
            return True
        return False

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while something still moves."""
        return sum(root.update(dt) for root in self.roots) > 0

    def drawn(self) -> list[Drawable]:
        """Return what the canvas paints, lowest first; the focus ring over everything."""
        things = [thing for root in self.roots for thing in root.drawn()]
        here = self.focused
        if here is not None and self.ring.visible:
            things.append(FocusMark(self.theme, here.focus_rect))
        return things

    def describe(self) -> list[AccessibleNode]:
        """Describe every widget in reading order."""
        return [thing for root in self.roots for thing in root.describe()]

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Return the widget under a pixel, or None."""
        return next((hit for root in reversed(self.roots) if (hit := root.hit(pos))), None)

    def _key(self, e: pygame.event.Event) -> bool:
        here = self.focused
        if here is not None and here.event(e):
            self.ring.visible = True
            return True
        if self.ring.event(e):
            return True
        if e.key == pygame.K_ESCAPE and self.on_back is not None:
            self.on_back()
            return True
        return not e.mod & pygame.KMOD_ALT and self._shortcut(e)

    def _shortcut(self, e: pygame.event.Event) -> bool:
        names = key_names(e)
        for leaf in all_leaves(self.roots):
            if leaf.shortcut in names:
                leaf.activate()
                return True
        return False

    def _motion(self, e: pygame.event.Event) -> bool:
        self._mouse = e.pos
        over = self._held or self.at(e.pos)
        if over is not self._over:
            if self._over is not None:
                self._over.hovered = False
            self._over = over
        if over is None:
            return False
        over.hovered = over.rect.collidepoint(e.pos)
        over.event(e)
        return True

    def _down(self, e: pygame.event.Event) -> bool:
        self._mouse = e.pos
        under = self.at(e.pos)
        if under is None:
            return False
        self.ring.visible = False
        if under.focusable:
            self.ring.focus(under)
        if under.event(e):
            self._held = under
        return True

    def _focused(self, widget: Widget | None) -> None:
        for leaf in all_leaves(self.roots):
            leaf.focused = leaf is widget
        if widget is not None:
            for root in self.roots:
                root.reveal(widget)
