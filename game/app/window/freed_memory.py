"""Freed memory: what pictures took goes back to the system, where the C library would keep it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

M_MMAP_THRESHOLD = -3
"""The option's number in glibc's malloc.h."""
LARGE = 1 << 16
"""Bytes; whatever takes more is a picture or a file."""


def return_freed_pictures() -> None:
    """Have each freed picture given back at once; without glibc nothing is changed.

    By itself glibc puts pictures among all else once some of their size were freed, and the holes
    they leave there stay with the program: 20 MB after some minutes of play in a large window.
    """
    set_option = _in_glibc("mallopt")
    if set_option is not None:
        set_option(M_MMAP_THRESHOLD, LARGE)


def return_what_is_free() -> None:
    """Give back what a table that was left before took; it takes some 20 ms, so do it at rest.

    Only where the program itself is frozen are left tables found so quickly: the garbage
    collector looks at nothing else then. By itself it would let several of them pile up.
    """
    if gc.get_freeze_count():
        gc.collect()
    give_back = _in_glibc("malloc_trim")
    if give_back is not None:
        give_back(0)


def _in_glibc(name: str) -> Callable[..., int] | None:
    if not sys.platform.startswith("linux"):
        return None
    import ctypes

    found: Callable[..., int] | None = getattr(ctypes.CDLL(None), name, None)
    return found
