"""The options with which a match of each game is over soonest, for whole matches in trials."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.options import Value

UNUSUAL: Mapping[str, Mapping[str, Value]] = {
    "sinful_gibbon": {"target_score": 100},
    "pitch": {"target": 7},
    "jersey_gin": {"target": 50},
    "skitgubbe": {"games": 1},
    "democracy": {"target_tribes": 3},
}
"""Other games have no quicker match than the usual one."""


def quickest(game: str) -> Mapping[str, Value]:
    """What differs from the usual options of *game*."""
    return UNUSUAL.get(game, {})
