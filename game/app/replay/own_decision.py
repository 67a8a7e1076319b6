"""The own decision: the next one, that way, of whose eyes a replay is seen through."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.replay.replay_cursor import ReplayCursor
from game.app.review.match_review import MatchReview


def own_decision(review: MatchReview, cursor: ReplayCursor, step: int, *, apart: bool) -> int:
    """How many actions are made before the next decision, forwards for 1 and backwards for -1.

    Where there is none, the end or the beginning. *apart* as in :meth:`MatchReview.analyst`.
    """
    moves, here = _own_moves(review, cursor, apart), cursor.made + 1
    if step > 0:
        return next((move - 1 for move in moves if move > here), cursor.whole)
    return next((move - 1 for move in reversed(moves) if move < here), 0)


def _own_moves(review: MatchReview, cursor: ReplayCursor, apart: bool) -> Sequence[int]:
    """The numbers of the actions of whose eyes one looks through."""
    if cursor.seat is not None and review.finished:
        return review.analyst(cursor.seat, apart).findings.moves
    actions = enumerate(cursor.journal.actions, 1)
    return [number for number, action in actions if action.seat == cursor.seat]
