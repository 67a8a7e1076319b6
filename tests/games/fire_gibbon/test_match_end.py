"""The end of a match of Fire Gibbon: when it comes, and who has won."""

from __future__ import annotations

import pytest

from game.games.fire_gibbon.rules.match_end import is_over, winners


@pytest.mark.parametrize(
    ("points", "target", "over", "won"),
    [
        ([2, 0, 1], 3, False, (0,)),
        ([3, 0, 1], 3, True, (0,)),
        ([12, 14, 14], 12, True, (1, 2)),
    ],
)
def test_the_target_ends_it_and_most_points_win(
    points: list[int], target: int, over: bool, won: tuple[int, ...]
) -> None:
    """Equal highest totals share the win (FG-M1)."""
    assert is_over(points, target) == over
    assert winners(points) == won
