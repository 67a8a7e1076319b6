"""The Cheap Monkey Hat: which lies bring it, and what its wearer may not do."""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import CHEAP


def brings_hat(required: int, cheap_hat: bool) -> bool:
    """Whether a lie about this promise brings the hat, if that extension is on (FG-H1, H2)."""
    return cheap_hat and required <= CHEAP


def hat_forbids_promise(facts: FireFacts, seat: Seat) -> bool:
    """Whether *seat* wears the hat and may not play face down on so low a flame (FG-H3)."""
    return facts.hat == seat and facts.flame is not None and facts.flame < CHEAP
