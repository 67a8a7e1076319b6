"""The surface cache: forgets the longest unused pictures once they weigh too much."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)

MEGABYTE = 1 << 20

_SEEN = 4
"""Bytes of a pixel of the window."""


def surface_bytes(surface: pygame.Surface) -> int:
    """Return how many bytes the pixels of *surface* take."""
    return surface.get_pitch() * surface.get_height()


def room_in(window: tuple[int, int], parts: float, least: int) -> int:
    """Return as many bytes as *parts* pictures of a *window* in pixels take, *least* at least."""
    return max(least, round(parts * _SEEN * window[0] * window[1]))


class SurfaceCache(Generic[K]):
    """Pictures by key, at most *room* bytes together; the longest unused leave first."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.bytes = 0
        self._pictures: OrderedDict[K, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        """Return how many pictures are kept."""
        return len(self._pictures)

    def __contains__(self, key: K) -> bool:
        """Return whether *key* is kept."""
        return key in self._pictures

    def get(self, key: K) -> pygame.Surface | None:
        """Return the picture and count it as used now, or None."""
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
        return picture

    def put(self, key: K, picture: pygame.Surface) -> list[K]:
        """Keep *picture*; return the keys that had to leave. The newest always stays."""
        old = self._pictures.pop(key, None)
        if old is not None:
            self.bytes -= surface_bytes(old)
        self._pictures[key] = picture
        self.bytes += surface_bytes(picture)
        gone: list[K] = []
        while self.bytes > self.room and len(self._pictures) > 1:
            name, left = self._pictures.popitem(last=False)
            self.bytes -= surface_bytes(left)
            gone.append(name)
        return gone

    def clear(self, room: int | None = None) -> None:
        """Forget everything, and keep at most *room* bytes from now on where one is given."""
        self._pictures.clear()
        self.bytes = 0
        self.room = self.room if room is None else room
