"""The names of match files, and how large one may be."""

from __future__ import annotations

from typing import Final

from game.store.bounded_read import MEGABYTE

FORMAT: Final = 2
LIMIT: Final = 16 * MEGABYTE
"""Bytes of a file, at most: ten times the longest match that was ever simulated."""
SUFFIX: Final = ".folkdeck"
DAMAGED: Final = ".damaged"
"""Behind the name of a file that was set aside."""
