"""The event feed: shows on the table what happens in a session, one stretch after another."""

from __future__ import annotations

from typing import Any

from game.app.session.session import Session
from game.engine.events import Event, Scored
from game.engine.observation import Observation
from game.engine.zones import Seat
from game.presentation.part_sheet import PartSheet, part_of, part_sheet
from game.presentation.presenter import presenter_of
from game.presentation.score_sheet import round_end_of
from game.presentation.status import Status
from game.table.hud.log_lines import SpokenEvent
from game.table.table_view import TableView


class EventFeed:
    """The table's account of what the viewer saw; a score sheet or a new part ends a stretch."""

    def __init__(self, session: Session, view: TableView) -> None:
        """Begin with nothing shown."""
        self.session = session
        self.view = view
        self.looks: Seat | None = None
        """Whose sight is on the table."""
        self.due_sheet_title = ""
        """The title of the score that was just counted, until its sheet is shown."""
        self.due_sheet_exit = ""
        """What the button says that goes on from that sheet, if no other round follows."""
        self.stops_at_parts = False
        """Whether a new part of the game stops the table for a sheet of its own."""
        self.due_part: PartSheet | None = None
        """The part that has just begun, until its sheet is read."""
        self.next_part: PartSheet | None = None
        """The part that begins behind the score sheet that is due: it is told there."""
        self._waiting: list[Event] = []
        """Events behind a sheet, to be played when it is put away."""
        self._told_part: Event | None = None
        """The beginning of a part that a score sheet has told."""
        self._new_round = False
        """Whether what is played next comes after a score sheet."""
        self._seen_events = 0
        self._offered: tuple[int, bool] | None = None

    @property
    def waits(self) -> bool:
        """Whether something behind a sheet is still to be shown."""
        return bool(self._waiting)

    @property
    def viewer_changed(self) -> bool:
        """Whether the table is to be shown to somebody else now: a hand is hidden at once, and
        opened when all that happened before, with its score sheet, has been shown."""
        looks = self.session.hot_seat.viewer
        if looks == self.looks:
            return False
        due = self.due_sheet_title or self.due_part is not None
        return looks is None or not (self.view.busy or due or self.waits)

    def status(self, seen: Observation[Any]) -> Status:
        """The words and signs round the cards."""
        return presenter_of(self.session.rules).status(seen)

    def open(self) -> None:
        """Deal a new match before everybody's eyes; lay one that was left as it lay."""
        self.looks = self.session.hot_seat.viewer
        if self.session.match.actions or self.session.history.log.has_undone:
            seen = self.session.hot_seat.observe()
            self.view.show(seen, self.status(seen))
            self.write_log()
            self._seen_events = len(seen.history)
        else:
            self.advance()

    def advance(self) -> None:
        """Play what happened since the last time, as the viewer saw it."""
        events = list(self.session.match.events(self.looks, self._seen_events))
        self._seen_events += len(events)
        if self.due_sheet_title or self.due_part is not None or self._waiting:
            self._waiting += events  # whatever happens meanwhile lies behind the sheet
            return
        if not events and self.looks == self.session.hot_seat.viewer:
            seen = self.session.hot_seat.observe()
            self.view.update_status(seen, self.status(seen))
            return
        self._offered = None
        self._play(events)

    def go_on(self) -> None:
        """Play what waited behind a sheet."""
        self._play(self._waiting)

    def show_again(self) -> None:
        """Show the table at once as it is: for another viewer, or after a decision was undone."""
        self.looks = self.session.hot_seat.viewer
        seen = self.session.hot_seat.observe()
        self._seen_events = len(self.session.match.record.events)
        self._waiting, self.due_sheet_title, self._offered = [], "", None
        self.due_part = self.next_part = None
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
        """Play *events* up to the first sheet; what lies behind it waits."""
        at = next((n for n, event in enumerate(events) if self._stops(event)), None)
        now = events if at is None else events[: at + 1]
        self._waiting = [] if at is None else events[at + 1 :]
        seen = self.session.match.observe(self.looks)
        self.next_part = None
        if at is not None:
            self._due(events[at])
        status = self.status(seen)
        if self._new_round:
            self.view.hud.begin_round(status)
        self._new_round = bool(self.due_sheet_title)
        self.view.play(now, None if self._waiting else seen, status)

    def _stops(self, event: Event) -> bool:
        """Whether the table stops after *event* for a sheet."""
        return stops_for_score(event) or self._sheet_of(event) is not None

    def _due(self, event: Event) -> None:
        """Note that the sheet after *event* is due; a part after a score is told with it."""
        if not isinstance(event, Scored):
            self.due_part = self._sheet_of(event)
            return
        self.due_sheet_title = event.title
        self.due_sheet_exit = round_end_of(event).then
        begins = next((each for each in self._waiting if part_of(each) is not None), None)
        self._told_part = begins
        if begins is not None:
            self.next_part = part_sheet(self.session.match.events(None), begins)

    def _sheet_of(self, event: Event) -> PartSheet | None:
        """The sheet of the part that begins with *event*, unless it was told or is left out."""
        if not self.stops_at_parts or part_of(event) is None or event is self._told_part:
            return None
        return part_sheet(self.session.match.events(None), event)


def stops_for_score(event: Event) -> bool:
    """Whether the table stops after *event* for a score sheet."""
    return isinstance(event, Scored) and round_end_of(event).pause
