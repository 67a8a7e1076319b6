"""The scroll area: a window onto something taller, moved by wheel, drag and keys."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.art.palette import BRASS
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.units import Units
from game.ui.widgets.scroll_bar import BAR, LEAST_THUMB, paint_scroll_bar
from game.ui.widgets.widget import Scrollable, Widget

_BAR_GAP = 1.0
_STEP = 6.0
_WHEEL = 6.0
"""How far a turn of the wheel scrolls, in u."""
_TAU = 0.06
"""Seconds in which the view covers two thirds of the way to where it was sent."""


class ScrollArea(Widget):
    """A part of *content*, which is placed at its full height.

    It takes the focus itself only if nothing inside can; else the focus inside draws it along.
    """

    role = "scroll area"

    def __init__(
        self,
        theme: Theme,
        label: str,
        content: Widget,
        *,
        ground: Background = Background.PAPER,
        before: ScrollArea | None = None,
        keeps_room: bool = True,
    ) -> None:
        """Begin at the top, or where *before* was scrolled to, which showed the same until now.

        The content is as wide whether there is a bar beside it or not, if it *keeps room* for one.
        """
        super().__init__(theme, label, ground=ground)
        self._keeps_room = keeps_room
        self.content = content
        self._goal: float = 0.0 if before is None else before._goal
        self._at = self._goal
        self._grip: tuple[int, float] | None = None

    @property
    def focusable(self) -> bool:
        """True if nothing inside takes the focus and there is something to scroll."""
        return self._reach() > 0 and not any(leaf.focusable for leaf in self.content.leaves())

    def value(self) -> str:
        """Return how far down the view is."""
        reach = self._reach()
        return f"{round(100 * self._goal / reach)} %" if reach else ""

    def wanted(self, width: int | None = None) -> Size:
        """Return the size that needs no scrolling."""
        side = self._side() if self._keeps_room else 0
        wide, tall = self.content.wanted(None if width is None else width - side)
        return wide + side, tall

    def place(self, rect: pygame.Rect) -> None:
        """Take a place and lay out the content in it."""
        super().place(rect)
        self._at = self._goal = min(self._goal, float(self._reach()))
        self._place_content()

    def scroll_by(self, pixels: float) -> bool:
        """Send the view down by *pixels*; True if it goes anywhere."""
        goal = min(float(self._reach()), max(0.0, self._goal + pixels))
        moved = goal != self._goal
        self._goal = goal
        if self.theme.preferences.still:
            self._jump()
        return moved

    def update(self, dt: float) -> bool:
        """Follow the goal; True while on the way."""
        inside = self.content.update(dt)
        if self._at == self._goal:
            return inside
        self._at += (self._goal - self._at) * min(1.0, dt / _TAU)
        if abs(self._goal - self._at) < 1:
            self._at = self._goal
        self._place_content()
        return True

    def reveal(self, leaf: Widget) -> None:
        """Scroll so that *leaf* lies in view, with a little air."""
        if not self.rect.height or leaf not in self.content.leaves():
            return
        self.content.reveal(leaf)
        air = self.theme.units(1.5)
        top = leaf.rect.top + self._at - self._goal
        over = self.rect.top + air - top
        under = top + leaf.rect.height - (self.rect.bottom - air)
        if over > 0:
            self.scroll_by(-over)
        elif under > 0:
            self.scroll_by(under)

    def event(self, e: pygame.event.Event) -> bool:
        """Take the keys that scroll and a drag of bar or page."""
        u, page = self.theme.units, self.rect.height * 0.9
        if e.type == pygame.KEYDOWN:
            way = {
                pygame.K_DOWN: float(u(_STEP)), pygame.K_UP: -float(u(_STEP)),
                pygame.K_PAGEDOWN: page, pygame.K_PAGEUP: -page, pygame.K_SPACE: page,
                pygame.K_HOME: -1e9, pygame.K_END: 1e9,
            }.get(e.key)  # fmt: skip
            return way is not None and self.scroll_by(way)
        if e.type == pygame.MOUSEBUTTONDOWN and e.button == 1:
            on_bar = e.pos[0] >= self.rect.right - self._side()
            factor = self._reach() / max(1, self.rect.height - self._thumb()) if on_bar else -1.0
            self._grip = (e.pos[1], factor)
            return True
        if e.type == pygame.MOUSEMOTION and self._grip is not None:
            last, factor = self._grip
            self.scroll_by((e.pos[1] - last) * factor)
            self._jump()
            self._grip = (e.pos[1], factor)
            return True
        if e.type == pygame.MOUSEBUTTONUP and e.button == 1:
            self._grip = None
            return True
        return False

    def leaves(self) -> list[Widget]:
        """Return the area itself, then the leaves inside."""
        return [self, *self.content.leaves()]

    def drawn(self) -> list[Drawable]:
        """Return the area alone: it paints what is inside."""
        return [self]

    def describe(self) -> list[AccessibleNode]:
        """Describe the area, then what can be seen of its content, cut to the view."""
        inside = []
        for thing in self.content.describe():
            seen = thing.rect.clip(self.rect)
            if seen.width and seen.height:
                inside.append(thing._replace(rect=seen))
        return super().describe() + inside

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return the widget under a pixel."""
        if not self.rect.collidepoint(pos):
            return None
        inside = self.content.hit(pos)
        return inside if inside is not None and inside.focusable else self

    def scrolling(self) -> list[Scrollable]:
        """Return the areas inside, then this one."""
        return [*self.content.scrolling(), self]

    def bounds(self) -> pygame.Rect:
        """Return the view; where nothing scrolls, shadows and rings may reach over its edge."""
        if self.content.rect.height > self.rect.height:
            return self.rect
        return self.rect.unionall([thing.bounds() for thing in self.content.drawn()])

    def look(self) -> Hashable:
        """Return what the picture depends on."""
        view = self.bounds()
        inside = tuple(
            (tuple(thing.bounds()), thing.stamp())
            for thing in self.content.drawn()
            if thing.bounds().colliderect(view)
        )
        return round(self._at), inside

    def paint(self, surface: pygame.Surface) -> None:
        """Paint what is in view, and the bar if there is more."""
        before = surface.get_clip()
        view = self.bounds().clip(before)
        surface.set_clip(view)
        for thing in self.content.drawn():
            if thing.bounds().colliderect(view):
                thing.paint(surface)
        surface.set_clip(before)
        if self._reach():
            self._paint_bar(surface)

    def _paint_bar(self, surface: pygame.Surface) -> None:
        wide = self.theme.units(BAR)
        track = pygame.Rect(self.rect.right - wide, self.rect.top, wide, self.rect.height)
        thumb = track.copy()
        thumb.height = self._thumb()
        thumb.top += round((track.height - thumb.height) * self._at / self._reach())
        colour = BRASS if self.ground is Background.NIGHT else self.ground.soft
        paint_scroll_bar(surface, self.theme, track, thumb, colour)

    def _thumb(self) -> int:
        whole = self.content.rect.height or 1
        return max(self.theme.units(LEAST_THUMB), self.rect.height * self.rect.height // whole)

    def _side(self) -> int:
        return self.theme.units(BAR) + self.theme.units(_BAR_GAP)

    def _content_width(self) -> int:
        whole = self.rect.width
        if not self._keeps_room and self.content.wanted(whole)[1] <= self.rect.height:
            return whole
        return max(1, whole - self._side())

    def _reach(self) -> int:
        return max(0, self.content.wanted(self._content_width())[1] - self.rect.height)

    def _jump(self) -> None:
        if self._at != self._goal:
            self._at = self._goal
            self._place_content()

    def _place_content(self) -> None:
        width = self._content_width()
        tall = max(self.rect.height, self.content.wanted(width)[1])
        self.content.place(
            pygame.Rect(self.rect.left, self.rect.top - round(self._at), width, tall)
        )


def turn_wheel(
    e: pygame.event.Event, roots: Sequence[Widget], pos: tuple[int, int], units: Units
) -> bool:
    """Scroll what lies under the pointer at *pos* pixels; False if nothing there scrolls."""
    way = -float(getattr(e, "precise_y", e.y)) * units(_WHEEL)
    for root in reversed(roots):
        for area in root.scrolling():
            if area.rect.collidepoint(pos) and area.scroll_by(way):
                return True
    return False
