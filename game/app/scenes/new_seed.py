"""A new seed: what a match is dealt from, where nobody has named one."""

from __future__ import annotations

from random import Random

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No two of them look or sound alike."""
LENGTH = 10


def new_seed(dice: Random) -> str:
    """Return a seed by the *dice*, short enough to be read aloud."""
    return "".join(dice.choice(LETTERS) for _ in range(LENGTH))
