"""The end of a match of Pitch: only the side that made its own bid can win it."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.pitch.rules.facts import Tally


def winner(tally: Tally, score: Sequence[int], side: int, target: int) -> int | None:
    """The side that wins the match with the hand of *tally*; None while it goes on (PT-D6).

    It is the pitcher's *side*, if it made its bid and its new *score* has reached the *target*. No
    other side wins in that hand, whatever its score.
    """
    return side if tally.made and score[side] >= target else None
