"""The dice of a decision: their seed comes from the match, the moment and the seat alone."""

from __future__ import annotations

import hmac

from game.engine.zones import Seat


def dice_key(seed: str, moment: int, seat: Seat, purpose: str = "decision") -> str:
    """The seed for the generator of a decision of *seat*, as 64 hex digits.

    A keyed hash: whoever has it, such as the process that thinks, learns nothing of the match's
    *seed* and so nothing of its cards. *moment* is that of :class:`game.engine.match.Match`;
    each *purpose* has dice of its own.
    """
    key = seed.encode("utf-8", "surrogatepass")
    return hmac.new(key, f"{purpose} {moment} {seat}".encode(), "sha256").hexdigest()
