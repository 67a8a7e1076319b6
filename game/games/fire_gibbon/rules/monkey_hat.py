"""The Cheap Monkey Hat: who is given it after a doubt, and which promises it forbids."""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import CHEAP


def brings_hat(required: int, cheap_hat: bool) -> bool:
    """Whether a lie about this promise brings the hat, if that extension is on (FG-H1, H2)."""
    return cheap_hat and required <= CHEAP


def forbids_promise(facts: FireFacts, seat: Seat) -> bool:
    """Whether the hat forbids *seat* to play face down on this flame (FG-H3)."""
    return facts.hat == seat and facts.flame is not None and facts.flame < CHEAP
