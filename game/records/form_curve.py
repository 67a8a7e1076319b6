"""The form curve: the share of wins over the last matches, after each match."""

from __future__ import annotations

from collections.abc import Sequence

from game.records.person_matches import Played


def form(matches: Sequence[Played], window: int) -> list[float]:
    """The share of the win over the last *window* matches, after each match."""
    won = [each.own.won for each in matches]
    return [
        sum(won[max(0, at - window + 1) : at + 1]) / min(window, at + 1) for at in range(len(won))
    ]
