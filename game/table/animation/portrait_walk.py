"""The portrait walk: players who change chairs go along the rail to their new places."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.engine.zones import Seat
from game.table.cards.tween import in_out_cubic
from game.table.layout.seating import Chair
from game.table.layout.table_layout import TableLayout
from game.ui.cached_sprite import CachedSprite

SEAT_CHANGE_SECONDS = 0.6
_OUTSIDE, _INSIDE = 0.05, 0.2
"""Who goes clockwise passes outside of who comes the other way, by these parts of the felt."""


class PortraitWalk:
    """Where everybody comes from, and how far on the way everybody is."""

    def __init__(self) -> None:
        self._from: Mapping[Seat, Chair] = {}
        self._left = self._whole = 0.0

    def begin(self, old: Mapping[Seat, Chair], seconds: float) -> None:
        """Send everybody off from *old* chairs; 0 seconds for being there at once."""
        self._from = dict(old)
        self._left = self._whole = seconds

    def end(self) -> None:
        """Seat everybody."""
        self._left = 0.0

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while anybody walks."""
        if self._left <= 0:
            return False
        self._left -= dt
        return True

    @property
    def busy(self) -> bool:
        """Whether anybody walks."""
        return self._left > 0

    def moving_seats(self, chairs: Mapping[Seat, Chair]) -> frozenset[Seat]:
        """Who is on the way to one of the *chairs*."""
        if self._left <= 0:
            return frozenset()
        return frozenset(
            seat for seat, old in self._from.items()
            if seat in chairs and (old.x, old.y) != (chairs[seat].x, chairs[seat].y)
        )  # fmt: skip

    def offset(self, layout: TableLayout, chair: Chair) -> tuple[int, int]:
        """How many pixels the player of a chair, with all that is his, is still away from it."""
        old = self._from.get(chair.seat)
        if self._left <= 0 or old is None or (old.x, old.y) == (chair.x, chair.y):
            return 0, 0
        x, y = point_between(layout, old, chair, in_out_cubic(1 - self._left / self._whole))
        u = layout.frame.u
        return round((x - chair.x) * u), round((y - chair.y) * u)

    def moved(self, sprite: CachedSprite, layout: TableLayout, chair: Chair) -> CachedSprite:
        """The *sprite* that belongs to a chair, where its player is now."""
        sprite.rect = sprite.rect.move(self.offset(layout, chair))
        return sprite


def point_between(layout: TableLayout, old: Chair, new: Chair, part: float) -> tuple[float, float]:
    """A point *part* of the way from one chair to another, round the felt the shorter way."""
    f = layout.frame

    def polar(chair: Chair) -> tuple[float, float]:
        dx, dy = (chair.x - f.cx) / f.rx, (chair.y - f.cy) / f.ry
        return math.atan2(dy, dx), math.hypot(dx, dy)

    (a, r), (b, s) = polar(old), polar(new)
    turn = (b - a + math.pi) % (2 * math.pi) - math.pi
    aside = (_OUTSIDE if turn > 0 else -_INSIDE) * math.sin(math.pi * part)
    angle, reach = a + turn * part, r + (s - r) * part + aside
    return f.cx + f.rx * reach * math.cos(angle), f.cy + f.ry * reach * math.sin(angle)
