"""The seal: a number told before a deal that fixes its shuffle without giving it away."""

from __future__ import annotations

from hashlib import sha256
from random import Random

BITS = 128
"""So long is a salt that nobody can try them all; a seed alone could be guessed."""
GROUP = 8
"""A seal is read in groups of so many signs."""


def salt(dice: Random) -> str:
    """A fresh salt."""
    return f"{dice.getrandbits(BITS):0{BITS // 4}x}"


def seal(seed: str, salt: str) -> str:
    """The SHA-256 of seed, a space and salt, in 64 hexadecimal signs."""
    return sha256(f"{seed} {salt}".encode()).hexdigest()


def grouped(number: str) -> str:
    """A long number as it is read aloud."""
    return " ".join(number[at : at + GROUP] for at in range(0, len(number), GROUP))
