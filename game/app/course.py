"""The course: shows on the table what happens in a session, one stretch after another."""

from __future__ import annotations

from typing import Any

from game.app.session import Session
from game.engine.events import Event, Scored
from game.engine.observation import Observation
from game.engine.status import Status
from game.engine.zones import Seat
from game.table.log import Spoken
from game.table.view import TableView


class Course:
    """Tells the table what the viewer saw happen; a score sheet ends a stretch."""

    def __init__(self, session: Session, view: TableView) -> None:
        """Nothing has been shown yet."""
        self.session = session
        self.view = view
        self.looks: Seat | None = None
        """Whose sight is on the table."""
        self.sheet_due = ""
        """The title of the score that was just counted, until its sheet is shown."""
        self._waiting: list[Event] = []
        """Events behind a score sheet, to be played when it is put away."""
        self._seen_events = 0
        self._offered: tuple[int, bool] | None = None

    @property
    def waits(self) -> bool:
        """Whether something behind a score sheet is still to be shown."""
        return bool(self._waiting)

    @property
    def another_looks(self) -> bool:
        """Whether the table is to be shown to somebody else now: a hand is hidden at once, and
        opened when all that happened before, with its score sheet, has been shown."""
        looks = self.session.viewer
        if looks == self.looks:
            return False
        return looks is None or not (self.view.busy or self.sheet_due or self.waits)

    def status(self, seen: Observation[Any]) -> Status:
        """The words and signs round the cards."""
        return self.session.rules.status(seen)

    def open(self) -> None:
        """A new match is dealt before everybody's eyes; one that was left lies as it lay."""
        self.looks = self.session.viewer
        if self.session.match.actions or self.session.history.log.took_back:
            seen = self.session.observe()
            self.view.show(seen, self.status(seen))
            self.write_log()
            self._seen_events = len(seen.history)
        else:
            self.advance()

    def advance(self) -> None:
        """Plays what happened since the last time, as the viewer saw it."""
        events = list(self.session.match.events(self.looks, self._seen_events))
        self._seen_events += len(events)
        if not events and self.looks == self.session.viewer:
            seen = self.session.observe()
            self.view.tell(seen, self.status(seen))
            return
        self._offered = None
        self._play(events)

    def go_on(self) -> None:
        """Plays what waited behind a score sheet."""
        self._play(self._waiting)

    def show_again(self) -> None:
        """Shows the table at once as it is: for another viewer, or after a decision was undone."""
        self.looks = self.session.viewer
        seen = self.session.observe()
        self._seen_events = len(self.session.match.record.events)
        self._waiting, self.sheet_due, self._offered = [], "", None
        self.view.show(seen, self.status(seen))

    def write_log(self) -> None:
        """Writes the log anew, what was taken back struck out."""
        told = self.session.history.log.lines()
        self.view.rewrite_log([Spoken(said, undone) for said, undone in told if said.text])

    def offer(self) -> Observation[Any] | None:
        """Offers the viewer what he may do; what he sees, the first time it is offered."""
        chosen = self.looks in self.session.match.changing
        made = (self.session.match.settled, chosen)
        if self._offered == made:
            return None
        self._offered = made
        seen = self.session.observe()
        self.view.offer(seen.choices, self.status(seen).prompt)
        return seen

    def hide(self, before: Observation[Any]) -> None:
        """Takes every private card off the table: what everybody saw *before* lies there."""
        self.looks = self.session.viewer
        self.view.show(before, self.status(before))

    def _play(self, events: list[Event]) -> None:
        """Plays *events* up to the first score sheet; what lies behind it waits."""
        at = next((n for n, event in enumerate(events) if stops(event)), None)
        now = events if at is None else events[: at + 1]
        self._waiting = [] if at is None else events[at + 1 :]
        seen = self.session.match.observe(self.looks)
        if at is not None:
            scored = events[at]
            assert isinstance(scored, Scored)
            self.sheet_due = scored.title
        self.view.play(now, None if self._waiting else seen, self.status(seen))


def stops(event: Event) -> bool:
    """Whether the table stops after *event* for a score sheet."""
    return isinstance(event, Scored) and event.pause
