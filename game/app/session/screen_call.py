"""The call for the screen: a person at a shared screen breaks into somebody else's turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.action import Turn
from game.engine.zones import Seat


class ScreenCall:
    """Who was handed the screen to break into a turn, if anybody was."""

    def __init__(self, turn: Callable[[], Turn], humans: Sequence[Seat]) -> None:
        """*turn* says who may act now, *humans* are the seats of people."""
        self._turn = turn
        self._humans = tuple(humans)
        self._called: Seat | None = None

    @property
    def called(self) -> Seat | None:
        """Who was handed the screen to break into somebody's turn; the others wait for him."""
        return self._called if self._called in self.callable else None

    @property
    def callable(self) -> tuple[Seat, ...]:
        """The people who may ask for the screen in another's turn, whatever they hold."""
        turn = self._turn()
        if turn.lead is None or len(self._humans) < 2:
            return ()
        return tuple(seat for seat in self._humans if seat in turn.seats and seat != turn.lead)

    def call(self, seat: Seat | None) -> None:
        """Hand the screen to *seat*, until he has acted; None goes on with the turn."""
        self._called = seat

    def others_wait(self, *, choosing: bool) -> bool:
        """Whether the others wait, out of courtesy: a person is about to break into a turn.

        *choosing* says whether who looks at the screen may act and has something in hand.
        """
        return self._turn().lead is not None and (self.called is not None or choosing)
