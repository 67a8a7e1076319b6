"""The bluff outcome: which lies and doubts of one seat came off, whatever they risked."""

from __future__ import annotations

from game.patterns.bluff_record import BluffRecord


class BluffOutcome:
    """A note of the moves whose lie was not caught or whose doubt was right, kept move by move."""

    def __init__(self) -> None:
        """Begin before the first move."""
        self.came_off: set[int] = set()
        """The numbers of these moves."""
        self._last_lie = 0

    def note(self, move: int, own: bool, before: BluffRecord, after: BluffRecord) -> None:
        """Compare what the seat had lied and doubted *before* and *after* a move.

        *own* says whether the seat made it. A caught lie is the seat's last one.
        """
        if own and after.right > before.right:
            self.came_off.add(move)
        if own and after.lies > before.lies:
            self._last_lie = move
            self.came_off.add(move)
        if after.caught > before.caught:
            self.came_off.discard(self._last_lie)
