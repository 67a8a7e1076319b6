"""The eyes of a replay: whose one looks through, one player's, or everybody's with open hands."""

from __future__ import annotations

from game.app.replay.replay_cursor import ReplayCursor
from game.app.review.match_review import MatchReview
from game.engine.zones import Seat


class ReplayEyes:
    """Through whose eyes one looks."""

    def __init__(self, cursor: ReplayCursor, review: MatchReview) -> None:
        """Begin with the eyes of *cursor*; the hands do not lie open."""
        self._cursor = cursor
        self._review = review
        self.open = False
        """Whether all hands lie open."""

    @property
    def seat(self) -> Seat | None:
        """Whose eyes they are; None sees what everybody could see."""
        return self._cursor.seat

    @property
    def now(self) -> Seat | None:
        """Whose eyes they are; None where all hands lie open."""
        return None if self.open else self.seat

    def change(self, seat: Seat | None) -> bool:
        """Look through the eyes of *seat*, or with None at open hands; False if it cannot be.

        While the match is not over nobody changes his eyes.
        """
        review = self._review
        if not review.finished or (seat is not None and seat >= len(review.players)):
            return False
        self.open = seat is None
        if seat is not None:
            self._cursor.seat = seat
        return True
