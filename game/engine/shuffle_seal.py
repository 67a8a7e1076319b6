"""The shuffle seal: a number that fixes a shuffle before the deal without giving it away.

This is what cryptographers call a commitment.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Final

BITS: Final = 128
"""So long is a salt that nobody can try them all; a seed alone could be guessed."""
GROUP: Final = 8
"""A seal is read in groups of so many signs."""
_SALT: Final = re.compile(rf"[0-9a-f]{{{BITS // 4}}}")
_PURPOSE: Final = "folkdeck seal 2"


def nonce(dice: Random) -> str:
    """Return a fresh salt: 32 hexadecimal signs."""
    return f"{dice.getrandbits(BITS):0{BITS // 4}x}"


def commit(terms: Sequence[str], salt: str) -> str:
    """Return the seal: the SHA-256 of *terms* and salt, in 64 hexadecimal signs."""
    return sha256(sealed_text(terms, salt).encode()).hexdigest()


def sealed_text(terms: Sequence[str], salt: str) -> str:
    """Return the text of which a seal is the SHA-256.

    Each part stands with its length in bytes before it (``4:seed,``), so that no other parts give
    the same text.
    """
    return "".join(f"{len(part.encode())}:{part}," for part in (_PURPOSE, *terms, salt))


def commit_1(seed: str, salt: str) -> str:
    """Return the seal of matches dealt before format 2: the SHA-256 of seed, a space and salt."""
    return sha256(f"{seed} {salt}".encode()).hexdigest()


def holds(seal: str, terms: Sequence[str], seed: str, salt: str) -> bool:
    """Return whether *seal* was made from these *terms*, or from *seed* alone in the old way.

    A salt has 32 hexadecimal signs and nothing else: so the old way is unambiguous too.
    """
    if not _SALT.fullmatch(salt):
        return False
    return seal in (commit(terms, salt), commit_1(seed, salt))


def grouped(number: str) -> str:
    """Return a long number in groups, as it is read aloud."""
    return " ".join(number[at : at + GROUP] for at in range(0, len(number), GROUP))
