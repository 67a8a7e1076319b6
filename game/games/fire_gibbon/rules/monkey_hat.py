"""The Cheap Monkey Hat: which lies bring it."""

from __future__ import annotations

from game.games.fire_gibbon.rules.flame import CHEAP


def brings_hat(required: int, cheap_hat: bool) -> bool:
    """Whether a lie about this promise brings the hat, if that extension is on (FG-H1, H2)."""
    return cheap_hat and required <= CHEAP
