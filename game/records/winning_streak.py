"""The winning streak: how many matches a person has won in a row."""

from __future__ import annotations

from collections.abc import Iterable

from game.records.person_matches import Played


def winning_streaks(matches: Iterable[Played]) -> tuple[int, int]:
    """How many of *matches* were won in a row up to now, and how many at most."""
    longest = streak = 0
    for each in matches:
        streak = streak + 1 if each.won else 0
        longest = max(longest, streak)
    return streak, longest
