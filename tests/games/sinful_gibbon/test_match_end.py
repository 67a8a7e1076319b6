"""The end of a match of Sinful Gibbon: when it comes, who wins and who goes to Hell."""

from __future__ import annotations

import pytest

from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.match_end import in_hell, is_over, winners


@pytest.mark.parametrize(
    ("total", "over", "won", "damned"),
    [
        ([990, 10, 500], False, (1,), ()),
        ([1000, 10, 500], True, (1,), (0,)),
        ([1200, 10, 10], True, (1, 2), (0,)),
        ([1200, 1040, 1000], True, (2,), (0, 1, 2)),
    ],
)
def test_the_lowest_total_wins_and_the_target_damns(
    total: list[int], over: bool, won: tuple[int, ...], damned: tuple[int, ...]
) -> None:
    """Equal lowest totals share the win; all in Hell, the lowest still wins (SG-E3, M1, M2)."""
    facts = SinfulFacts(total=total)
    assert is_over(facts, 1000) == over
    assert winners(facts) == won
    assert in_hell(facts, 1000) == damned
