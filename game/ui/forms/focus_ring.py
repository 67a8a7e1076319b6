"""The focus ring: the order in which Tab and arrows go through what can have the focus."""

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, Protocol, TypeVar

import pygame

from game.ui.forms.nearest_stop import Focusable, nearest

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


S = TypeVar("S", bound=Focusable)
S_co = TypeVar("S_co", bound=Focusable, covariant=True)


class View(Protocol[S_co]):
    """A window onto stops that reach beyond it, above or below."""

    @property
    def rect(self) -> pygame.Rect:
        """Where they are seen."""
        ...

    def leaves(self) -> Sequence[S_co]:
        """All of them, seen or not."""
        ...


class FocusRing(Generic[S]):
    """The ring of stops: Tab from zone to zone, arrows within a zone to the nearest that way.

    A ring with a single zone is walked one by one with Tab. Each zone remembers where the focus
    stood. Arrows walk through a view, also over what is scrolled away, before they leave it; then,
    and on the way in, they lead only to what is seen. The ring is *visible* only while the
    keyboard is in use. *in_rows* keeps the left and the right arrow in the row they start from, as
    in a grid.
    """

    def __init__(
        self, on_change: Callable[[S | None], None] | None = None, *, in_rows: bool = False
    ) -> None:
        self.current: S | None = None
        self.visible = False
        self.lost: Hashable = None
        """The name of the stop that left with the focus on it: it has it again if it comes back,
        unless the focus was moved since."""
        self.by_tab: Sequence[S] = ()
        """Stops that Tab leads to, and no arrow."""
        self.views: Sequence[View[S]] = ()
        """The views among the stops, each before the one that holds it."""
        self._zones: list[list[S]] = []
        self._stood: dict[Hashable, int] = {}
        """How many moves of the focus there had been when it came to a stop, by its name."""
        self._moves = 0
        self._on_change = on_change
        self._in_rows = in_rows

    def set_zones(self, zones: Sequence[Sequence[S]]) -> None:
        """Take new stops; the focus stays on the stop of the same name if there is one.

        Otherwise it is nowhere until such a stop comes back, or it is put elsewhere.
        """
        self._zones = [list(zone) for zone in zones]
        before, lost = self.current, self.lost
        if before is None and lost is None:
            return
        stops = self.stops()
        back = None if lost is None else next((s for s in stops if s.name == lost), None)
        same = next((s for s in stops if s is before), None)
        alike = next((s for s in stops if before is not None and s.name == before.name), None)
        found = back or same or alike
        if found is not None or before is not None:
            self.focus(found)
        if back is None:
            self.lost = before.name if found is None and lost is None and before else lost

    def stand_in(self, stop: S) -> None:
        """Put the focus on *stop* until the one that left comes back."""
        lost = self.lost
        self.focus(stop)
        self.lost = lost

    def stops(self) -> list[S]:
        """Return every stop the focus may stand on, zone by zone."""
        return [stop for zone in self._zones for stop in zone if stop.focusable]

    def focus(self, stop: S | None) -> None:
        """Put the focus on *stop*, or nowhere."""
        self.current = stop
        self.lost = None
        if stop is not None:
            self._moves += 1
            self._stood[stop.name] = self._moves
        if self._on_change is not None:
            self._on_change(stop)

    def event(self, e: pygame.event.Event) -> bool:
        """Take Tab and the arrows; True if the focus went somewhere."""
        if e.type != pygame.KEYDOWN:
            return False
        if e.key == pygame.K_TAB:
            return self.tab(-1 if e.mod & pygame.KMOD_SHIFT else 1)
        if e.key in ARROWS:
            return self.arrow(*ARROWS[e.key])
        return False

    def tab(self, step: int) -> bool:
        """Go to the next zone (*step* 1) or the one before (-1), round and round."""
        groups = [[s for s in zone if s.focusable] for zone in self._zones]
        here = self._zone_of(self.current)
        if sum(bool(group) for group in groups) <= 1:
            return self._walk(step)
        order = range(1, len(groups) + 1)
        start = (-1 if step > 0 else 0) if here is None else here
        for distance in order:
            index = (start + step * distance) % len(groups)
            if groups[index]:
                return self.enter(groups[index])
        return False

    def enter(self, zone: Sequence[S]) -> bool:
        """Go to the stop of a zone where the focus stood last; False if it may stand on none."""
        found = self.stood_last(zone)
        return found is not None and self._go(found)

    def stood_last(self, zone: Sequence[S]) -> S | None:
        """The stop of a zone where the focus stood last, else its first; None if it has none."""
        stops = [stop for stop in zone if stop.focusable]
        return max(stops, key=lambda s: self._stood.get(s.name, 0), default=None)

    def arrow(self, dx: int, dy: int) -> bool:
        """Go to the nearest stop that way: in the same view, in the same zone, else anywhere.

        From a view up or down into a row of several that lie ahead, such as a foot of buttons, it
        goes to the one where the focus stood last.
        """
        here = self.current
        if here is None:
            return self.tab(1)
        for view in self.views:
            if here in view.leaves():
                found = nearest(here, self._in_reach(view.leaves(), dx), dx, dy)
                if found is not None:
                    return self._go(found)
        zone = self._zone_of(here)
        near = self._zones[zone] if zone is not None else []
        for stops in (near, self.stops()):
            seen = self._in_sight(stops)
            found = nearest(here, self._in_reach(seen, dx), dx, dy)
            if found is not None:
                left = dy and any(here in view.leaves() for view in self.views)
                return self._go(self._stood_in_row(found, seen) if left else found)
        return False

    def leads_on(self, dx: int, dy: int) -> bool:
        """Whether a stop of the same zone lies that way."""
        zone = self._zone_of(self.current)
        if zone is None or self.current is None:
            return False
        return nearest(self.current, self._in_reach(self._zones[zone], dx), dx, dy) is not None

    def _walk(self, step: int) -> bool:
        stops = self.stops()
        if not stops:
            return False
        if self.current not in stops:
            return self._go(stops[0 if step > 0 else -1])
        return self._go(stops[(stops.index(self.current) + step) % len(stops)])

    def _go(self, stop: S) -> bool:
        self.visible = True
        self.focus(stop)
        return True

    def _in_reach(self, stops: Sequence[S], dx: int) -> Sequence[S]:
        """The stops an arrow may lead to; to the side only those of the same row, if *in_rows*."""
        here = self.current
        stops = [stop for stop in stops if stop not in self.by_tab]
        if here is None or not dx or not self._in_rows:
            return stops
        top, bottom = here.rect.top, here.rect.bottom
        return [stop for stop in stops if stop.rect.top < bottom and top < stop.rect.bottom]

    def _in_sight(self, stops: Sequence[S]) -> Sequence[S]:
        """Those of the stops of which no view hides the greater part."""
        hidden = {
            id(stop) for view in self.views for stop in view.leaves()
            if stop.rect.clip(view.rect).height * 2 < min(stop.rect.height, view.rect.height)
        }  # fmt: skip
        return [stop for stop in stops if id(stop) not in hidden]

    def _stood_in_row(self, found: S, stops: Sequence[S]) -> S:
        """Of all *stops* in the row of *found* that lie ahead too, that where the focus stood last;
        *found* if it stood on none."""
        here, row = self.current, found.rect
        ahead = [
            stop for stop in stops
            if here is not None and stop.focusable and stop.name in self._stood
            and stop.rect.top < row.bottom and row.top < stop.rect.bottom
            and stop.rect.left < here.rect.right and here.rect.left < stop.rect.right
        ]  # fmt: skip
        return self.stood_last(ahead) or found

    def _zone_of(self, stop: S | None) -> int | None:
        for index, zone in enumerate(self._zones):
            if any(one is stop for one in zone):
                return index
        return None
