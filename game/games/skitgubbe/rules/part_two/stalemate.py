"""The stalemate of part two: a game that goes round in circles ends without a Goat (SK-4.14)."""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import SkitgubbeFacts

REPEATS = 3
"""So often may a position come up before the game is a stalemate."""
PATIENCE = 1000
"""So many decisions may pass without a kill and without anybody going out."""


def has_lasted_too_long(facts: SkitgubbeFacts) -> bool:
    """Whether nobody killed or went out for a thousand decisions."""
    return facts.idle >= PATIENCE


def comes_back_too_often(facts: SkitgubbeFacts, leader: Seat) -> bool:
    """Note the position in which *leader* is about to lead; whether it comes for the third time."""
    position = leader, facts.drift
    facts.met[position] = met = facts.met.get(position, 0) + 1
    return met == REPEATS
