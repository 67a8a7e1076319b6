"""Freed memory: what pictures took goes back to the system, where the C library would keep it."""

from __future__ import annotations

import sys

M_MMAP_THRESHOLD = -3
"""The option's number in glibc's malloc.h."""
LARGE = 1 << 18
"""Bytes; whatever takes more is a picture or a file."""


def return_freed_pictures() -> None:
    """Have each freed picture given back at once; without glibc nothing is changed.

    By itself glibc puts pictures among all else once some of their size were freed, and the holes
    they leave there stay with the program: 20 MB after some minutes of play in a large window.
    """
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    set_option = getattr(ctypes.CDLL(None), "mallopt", None)
    if set_option is not None:
        set_option(M_MMAP_THRESHOLD, LARGE)
