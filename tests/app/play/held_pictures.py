"""The pixels that are held: of every picture the program holds, whoever holds it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import partial
from types import CellType, FunctionType, MethodType

import pygame

from game.ui.surface_cache import SurfaceCache

_THROUGH = (dict, list, tuple, set, frozenset, CellType, MethodType, partial)


def held_bytes() -> int:
    """The bytes of all pictures that objects of the program hold, those it has left among them."""
    found: dict[int, pygame.Surface] = {}
    for root in gc.get_objects():
        if str(type(root).__module__).startswith("game.") and not _of_the_tests(root):
            found.update((id(each), each) for each in _held_by(root))
    return sum(map(_owned, found.values()))


def _owned(picture: pygame.Surface) -> int:
    """The bytes of its own pixels: those of a larger picture, or of a window, are not its own."""
    try:
        if picture.get_parent() is not None or picture.get_flags() & pygame.PREALLOC:
            return 0
        return picture.get_pitch() * picture.get_height()
    except pygame.error:  # the window is closed
        return 0


def _of_the_tests(root: object) -> bool:
    """Whether it is the store of SVG drawings that all tests share, see conftest.py."""
    return isinstance(root, SurfaceCache) and any(
        isinstance(key, tuple) and isinstance(key[0], bytes) for key in root._pictures
    )


def _held_by(root: object) -> Iterator[pygame.Surface]:
    """The pictures an object holds, in containers and closures too, but not those of others."""
    met, ways = {id(root)}, [root]
    while ways:
        one = ways.pop()
        near = one.__closure__ or () if isinstance(one, FunctionType) else gc.get_referents(one)
        for each in near:
            if isinstance(each, pygame.Surface):
                yield each
            elif isinstance(each, (*_THROUGH, FunctionType)) and id(each) not in met:
                met.add(id(each))
                ways.append(each)
