"""The hot seat: who looks at a screen that several people share, and who breaks into a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.app.session.automatic_pass import passes_unasked
from game.engine.action import Turn
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.zones import Seat
from game.presentation.presented_choice import PresentedChoice
from game.presentation.presenter import presenter_of
from game.store.player import Player
from game.table.seats.name_format import YOU, fill_names


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


class HotSeat:
    """The people at one screen, and whose cards it may show."""

    def __init__(self, match: Match[Any], players: Sequence[Player]) -> None:
        """Begin with nobody looking."""
        self.match = match
        """The match as it stands; another one after an undo."""
        self.players = tuple(players)
        self._open: Seat | None = None
        self.covered = False
        """Whether the table stays hidden though one person alone plays: somebody else may still
        look, after a seat changed hands."""
        self.screen_call = ScreenCall(lambda: self.match.turn, self.humans)
        self._counted: tuple[Match[Any], int] | None = None
        self._seats_asked: tuple[Seat, ...] = ()

    def observe(self) -> Observation[Any]:
        """The match as the viewer sees it."""
        return self.match.observe(self.viewer)

    def choices(self) -> tuple[PresentedChoice, ...]:
        """What the viewer may want to do now, as it is offered at the table."""
        return presenter_of(self.match.rules).choices(self.observe())

    def named(self, text: str) -> str:
        """A sentence with the players' names in the places of their seats."""
        return fill_names(text, [player.name for player in self.players])

    def reason(self, seat: Seat) -> str:
        """Why *seat* is called, as everybody may know it; he is *you* in it."""
        prompt = presenter_of(self.match.rules).status(self.match.observe(None)).prompt
        names = [YOU if n == seat else player.name for n, player in enumerate(self.players)]
        return fill_names(prompt, names)

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats people play."""
        return tuple(seat for seat, who in enumerate(self.players) if who.human)

    @property
    def shared_screen(self) -> bool:
        """Whether several people share the screen."""
        return len(self.humans) > 1

    @property
    def seats_asked(self) -> tuple[Seat, ...]:
        """The seats that are asked something now: no person is asked in haste only to pass,
        nor where the game spares people a question."""
        made = (self.match, len(self.match.actions))
        if made != self._counted:
            self._counted = made
            self._seats_asked = tuple(
                seat
                for seat in self.match.seats_with_moves
                if not passes_unasked(self.match, seat, self.players[seat])
            )
        return self._seats_asked

    def is_asked(self, seat: Seat) -> bool:
        """Whether a person on *seat* decides by himself now."""
        return seat in self.humans and not passes_unasked(self.match, seat, self.players[seat])

    @property
    def to_act(self) -> Seat | None:
        """The next person who must decide, if it is a person's turn."""
        humans, lead = self.humans, self.match.turn.lead
        if lead is not None:
            called = self.screen_call.called
            return called if called is not None else lead if lead in humans else None
        return next((seat for seat in self.seats_asked if seat in humans), None)

    @property
    def may_act(self) -> bool:
        """Whether who looks at the screen may decide something now, asked or not."""
        seat = self.viewer
        return seat is not None and (seat in self.seats_asked or seat in self.match.revocable_seats)

    @property
    def viewer(self) -> Seat | None:
        """Whose cards the screen may show; None shows nobody's."""
        humans = self.humans
        if len(humans) < 2:
            return humans[0] if humans and not self.covered else None
        seat = self.to_act
        return seat if seat is not None and seat == self._open else None

    @property
    def waiting_for(self) -> Seat | None:
        """The person the screen must be handed to before the play goes on."""
        if not self.shared_screen:
            return self.humans[0] if self.covered and self.humans else None
        seat = self.to_act
        return None if seat == self._open else seat

    @property
    def curtain_opened_for(self) -> Seat | None:
        """Who opened the curtain last; nobody any more once the table was hidden."""
        return self._open

    def open_curtain(self) -> None:
        """Show the cards of the person waited for, and nobody else's."""
        self._open, self.covered = self.to_act, False

    def close_curtain(self) -> None:
        """Close the curtain: the window lost the keyboard, or somebody asked for it."""
        self._open = None
