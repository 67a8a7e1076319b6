"""The check letter: the 32 letters of a share code, and the last one, which checks the others.

The letters are those of Crockford's base 32. They are counted as the elements of a field of 32:
so one wrong letter never goes unnoticed, nor do two neighbours that changed places.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE: Final = {"O": "0", "I": "1", "L": "1"}
"""What is read for another letter."""
BITS: Final = 5
_FIELD: Final = 0b100101


def check(values: Sequence[int]) -> int:
    """The value of the check letter after letters of these *values*."""
    total = 0
    for value in values:
        total = _doubled(total ^ value)
    return total


def _doubled(value: int) -> int:
    value <<= 1
    return value ^ _FIELD if value >> BITS else value
