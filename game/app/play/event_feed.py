"""The event feed: shows on the table what happens in a session, one stretch after another."""

from __future__ import annotations

from typing import Any

from game.app.session.session import Session
from game.engine.events import Event, Scored
from game.engine.observation import Observation
from game.engine.zones import Seat
from game.presentation.presenter import presenter_of
from game.presentation.round_end import round_end_of
from game.presentation.status import Status
from game.table.hud.event_log import SpokenEvent
from game.table.view import TableView


class EventFeed:
    """Tells the table what the viewer saw happen; a score sheet ends a stretch."""

    def __init__(self, session: Session, view: TableView) -> None:
        """Nothing has been shown yet."""
        self.session = session
        self.view = view
        self.looks: Seat | None = None
        """Whose sight is on the table."""
        self.due_sheet_title = ""
        """The title of the score that was just counted, until its sheet is shown."""
        self.due_sheet_exit = ""
        """What the button says that goes on from that sheet, if no other round follows."""
        self._waiting: list[Event] = []
        """Events behind a score sheet, to be played when it is put away."""
        self._new_round = False
        """Whether what is played next comes after a score sheet."""
        self._seen_events = 0
        self._offered: tuple[int, bool] | None = None

    @property
    def waits(self) -> bool:
        """Whether something behind a score sheet is still to be shown."""
        return bool(self._waiting)

    @property
    def viewer_changed(self) -> bool:
        """Whether the table is to be shown to somebody else now: a hand is hidden at once, and
        opened when all that happened before, with its score sheet, has been shown."""
        looks = self.session.hot_seat.viewer
        if looks == self.looks:
            return False
        return looks is None or not (self.view.busy or self.due_sheet_title or self.waits)

    def status(self, seen: Observation[Any]) -> Status:
        """The words and signs round the cards."""
        return presenter_of(self.session.rules).status(seen)

    def open(self) -> None:
        """A new match is dealt before everybody's eyes; one that was left lies as it lay."""
        self.looks = self.session.hot_seat.viewer
        if self.session.match.actions or self.session.history.log.has_undone:
            seen = self.session.hot_seat.observe()
            self.view.show(seen, self.status(seen))
            self.write_log()
            self._seen_events = len(seen.history)
        else:
            self.advance()

    def advance(self) -> None:
        """Plays what happened since the last time, as the viewer saw it."""
        events = list(self.session.match.events(self.looks, self._seen_events))
        self._seen_events += len(events)
        if (
            self.due_sheet_title or self._waiting
        ):  # whatever happens meanwhile lies behind the sheet
            self._waiting += events
            return
        if not events and self.looks == self.session.hot_seat.viewer:
            seen = self.session.hot_seat.observe()
            self.view.update_status(seen, self.status(seen))
            return
        self._offered = None
        self._play(events)

    def go_on(self) -> None:
        """Plays what waited behind a score sheet."""
        self._play(self._waiting)

    def show_again(self) -> None:
        """Show the table at once as it is: for another viewer, or after a decision was undone."""
        self.looks = self.session.hot_seat.viewer
        seen = self.session.hot_seat.observe()
        self._seen_events = len(self.session.match.record.events)
        self._waiting, self.due_sheet_title, self._offered = [], "", None
        self._new_round = False
        self.view.show(seen, self.status(seen))

    def write_log(self) -> None:
        """Write the log anew, what was taken back struck out."""
        told = self.session.history.log.lines()
        self.view.rewrite_log([SpokenEvent(said, undone) for said, undone in told if said.text])

    def offer(self) -> Observation[Any] | None:
        """Offer the viewer what he may do; what he sees, the first time it is offered."""
        chosen = self.looks in self.session.match.revocable_seats
        made = (self.session.match.applied_count, chosen)
        if self._offered == made:
            return None
        self._offered = made
        seen = self.session.hot_seat.observe()
        choices = presenter_of(self.session.rules).choices(seen)
        self.view.offer(choices, self.status(seen).prompt)
        return seen

    def offer_again(self) -> None:
        """Let the same be offered anew: what the viewer tried was not taken."""
        self._offered = None

    def hide(self, before: Observation[Any]) -> None:
        """Take every private card off the table: what everybody saw *before* lies there."""
        self.looks = self.session.hot_seat.viewer
        self.view.show(before, self.status(before))

    def _play(self, events: list[Event]) -> None:
        """Plays *events* up to the first score sheet; what lies behind it waits."""
        at = next((n for n, event in enumerate(events) if stops_for_score(event)), None)
        now = events if at is None else events[: at + 1]
        self._waiting = [] if at is None else events[at + 1 :]
        seen = self.session.match.observe(self.looks)
        if at is not None:
            scored = events[at]
            assert isinstance(scored, Scored)
            self.due_sheet_title = scored.title
            self.due_sheet_exit = round_end_of(scored).then
        status = self.status(seen)
        if self._new_round:
            self.view.hud.begin_round(status)
        self._new_round = at is not None
        self.view.play(now, None if self._waiting else seen, status)


def stops_for_score(event: Event) -> bool:
    """Whether the table stops after *event* for a score sheet."""
    return isinstance(event, Scored) and round_end_of(event).pause
