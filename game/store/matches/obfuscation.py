"""Obfuscation: what a running match keeps from whoever opens its file. It is no lock.

The key lies in the same file: anybody who means to can read hands and seed, but nobody who opens
the file to see how a match is kept sees them by chance.
"""

from __future__ import annotations

import base64
import binascii
from hashlib import sha256
from itertools import count


def obfuscate(text: str, match_id: str, line: int) -> str:
    """*text* as letters that say nothing; *line* is the number of the line it stands on."""
    return base64.b64encode(_crossed(text.encode(), match_id, line)).decode()


def deobfuscate(letters: str, match_id: str, line: int) -> str:
    """The inverse of :func:`obfuscate`.

    Raises:
        ValueError: when this cannot have been made so.
    """
    try:
        hidden = base64.b64decode(letters, validate=True)
    except binascii.Error:
        raise ValueError("no veiled text") from None
    return _crossed(hidden, match_id, line).decode()


def _crossed(text: bytes, match_id: str, line: int) -> bytes:
    """Each byte crossed with one of a stream that match and line give."""
    stream = bytearray()
    for number in count():
        if len(stream) >= len(text):
            break
        stream += sha256(f"folkdeck veil {match_id} {line} {number}".encode()).digest()
    return bytes(a ^ b for a, b in zip(text, stream, strict=False))
