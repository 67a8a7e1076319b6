"""The seed in a share code: one by chance is packed tightly, any other byte by byte."""

from __future__ import annotations

from typing import Final

from game.app.sharing.code_bits import BitReader, BitWriter

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
LENGTH: Final = 10
"""The letters of a seed by chance, and how many it has."""
LONGEST: Final = 32
"""Bytes of any other seed, at most."""
_BITS: Final = (len(LETTERS) ** LENGTH - 1).bit_length()
_LENGTH_BITS: Final = 6


def packs(seed: str) -> bool:
    """Whether *seed* can be told in a code."""
    return bool(seed) and seed.isprintable() and len(seed.encode()) <= LONGEST


def put_seed(packed: BitWriter, seed: str) -> None:
    """Add *seed*, which :func:`packs`."""
    if len(seed) == LENGTH and set(seed) <= set(LETTERS):
        number = 0
        for sign in seed:
            number = number * len(LETTERS) + LETTERS.index(sign)
        packed.put(0, 1)
        packed.put(number, _BITS)
        return
    given = seed.encode()
    packed.put(1, 1)
    packed.put(len(given), _LENGTH_BITS)
    for byte in given:
        packed.put(byte, 8)


def take_seed(packed: BitReader) -> str:
    """The next seed.

    Raises:
        ValueError: when it is none.
    """
    if packed.take(1):
        length = packed.take(_LENGTH_BITS)
        seed = bytes(packed.take(8) for _ in range(length)).decode()
        if not packs(seed):
            raise ValueError("no seed")
        return seed
    number, signs = packed.take(_BITS), ""
    for _ in range(LENGTH):
        number, sign = divmod(number, len(LETTERS))
        signs = LETTERS[sign] + signs
    if number:
        raise ValueError("no seed")
    return signs
