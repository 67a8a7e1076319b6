"""The law of match size: few bytes in memory with its whole history, and fewer still on disk."""

from __future__ import annotations

import gc
import tracemalloc
from random import Random
from typing import Any

from game.contract.random_matches import step
from game.contract.variants import Variant
from game.engine.journal import Journal, write_action
from game.engine.match import Match
from game.engine.rules import AnyRules

LONG = 1_500
"""Actions after which a match is broken off: more than an evening of any of the games."""
MOST = 2_000_000
"""Bytes of a match in memory: record, what each seat has seen of it, actions and state."""
LINE = 150
"""Bytes of an action in a journal."""


def is_small(table: Variant, seed: int) -> None:
    """Prove that a random match stays within ``MOST`` bytes, and ``LINE`` an action on disk.

    Raises:
        AssertionError: when it is larger.
    """
    rules = table.rules()
    match, size = _weighed(rules, seed)
    assert size < MOST, (len(match.actions), len(match.record.events))
    lines = [write_action(action) for action in match.actions]
    assert max(len(line.encode()) for line in lines) < LINE
    text = Journal.of(match, rules.options.written()).dumps()
    assert len(text.encode()) < LINE * (len(lines) + 3)


def _weighed(rules: AnyRules, seed: int) -> tuple[Match[Any], int]:
    """A random match that everybody has followed, and the bytes it has added to the house."""
    gc.collect()
    tracemalloc.start()
    try:
        match: Match[Any] = Match(rules, f"memory {seed}")
        moves = Random(seed)
        while match.turn.seats and len(match.actions) < LONG:
            step(match, moves)
            if len(match.actions) % 100 == 0:
                _follow(match)
        _follow(match)
        gc.collect()
        return match, tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


def _follow(match: Match[Any]) -> None:
    """All seats and a spectator look."""
    for seat in (None, *range(match.rules.seats)):
        match.observe(seat)
