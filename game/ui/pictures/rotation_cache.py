"""The rotation cache: turned pictures, at most two new ones a frame, kept by angle."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.ui.surface_cache import MEGABYTE, SurfaceCache, room_in

ANGLE_STEP = 3
"""Degrees between two kept pictures of a moving thing."""

_PARTS, _LEAST = 1.0, 8 * MEGABYTE
"""How much is kept: so many pictures of the whole window, so many bytes at least."""
_A_FRAME = 2
_FINE = 100
"""Exact angles are told apart to a hundredth of a degree."""


class RotationCache:
    """Pictures by key and angle.

    Ask before the stamps are read and put the picture itself into the stamp; while
    `owing` is True a nearer picture is due, so another frame is wanted.
    """

    def __init__(self, room: int = 48 * MEGABYTE) -> None:
        """Keep so many bytes of pictures, until :meth:`clear` tells of a window."""
        self.incomplete = False
        self.rim = 0
        """Empty pixels round what is turned next: they make its edges smooth."""
        self.angle = 0.0
        """Degrees by which the picture given last is turned."""
        self._kept: SurfaceCache[tuple[Hashable, int]] = SurfaceCache(room)
        self._angles: dict[Hashable, set[int]] = {}
        self._made = 0

    def begin_frame(self) -> None:
        """Allow two new pictures again."""
        self._made = 0
        self.incomplete = False

    def turned(
        self,
        key: Hashable,
        surface: pygame.Surface,
        angle: float,
        exact: bool = False,
        sharp: pygame.Surface | None = None,
        *,
        due: bool = False,
    ) -> pygame.Surface:
        """Return *surface* turned by *angle* degrees, counter-clockwise.

        The angle is rounded to 3 degrees unless *exact*, which is for things at rest; *sharp* is
        the same picture at twice the size and gives cleaner edges there. If two pictures were
        made in this frame already, the nearest kept one stands in, unless it is *due* now.
        """
        if exact:
            wanted = round(angle * _FINE) % (360 * _FINE)
        else:
            wanted = round(angle / ANGLE_STEP) * ANGLE_STEP * _FINE % (360 * _FINE)
        self.angle = wanted / _FINE
        if wanted == 0:
            return surface
        picture = self._kept.get((key, wanted))
        if picture is not None:
            return picture
        near = self._nearest(key, wanted) if self._made >= _A_FRAME and not due else None
        if near is not None:
            self.incomplete = True
            return near
        self._made += 1
        if exact and sharp is not None:
            picture = pygame.transform.rotozoom(_padded(sharp, 2 * self.rim), wanted / _FINE, 0.5)
        else:
            picture = pygame.transform.rotozoom(_padded(surface, self.rim), wanted / _FINE, 1)
        self._keep(key, wanted, picture)
        return picture

    def clear(self, window: tuple[int, int]) -> None:
        """Forget every picture; from now on they are for a *window* of this size in pixels."""
        self._kept.clear(room_in(window, _PARTS, _LEAST))
        self._angles.clear()

    @property
    def bytes(self) -> int:
        """How much the kept pictures weigh."""
        return self._kept.bytes

    def _nearest(self, key: Hashable, wanted: int) -> pygame.Surface | None:
        angles = self._angles.get(key)
        if not angles:
            return None
        whole = 360 * _FINE
        best = min(angles, key=lambda one: min((one - wanted) % whole, (wanted - one) % whole))
        self.angle = best / _FINE
        return self._kept.get((key, best))

    def _keep(self, key: Hashable, angle: int, picture: pygame.Surface) -> None:
        self._angles.setdefault(key, set()).add(angle)
        for gone, at in self._kept.put((key, angle), picture):
            angles = self._angles[gone]
            angles.discard(at)
            if not angles:
                del self._angles[gone]


def _padded(picture: pygame.Surface, rim: int) -> pygame.Surface:
    """The same *picture* with an empty *rim* of so many pixels."""
    if not rim:
        return picture
    wide, high = picture.get_size()
    sheet = pygame.Surface((wide + 2 * rim, high + 2 * rim), pygame.SRCALPHA)
    sheet.blit(picture, (rim, rim))
    return sheet
