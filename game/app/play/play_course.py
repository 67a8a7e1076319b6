"""The course of the play: what comes next at the table once everything before it was shown."""

from __future__ import annotations

from typing import NamedTuple

from game.app.help.hint_display import HintDisplay
from game.app.help.table_note import TableNote
from game.app.play.curtain.curtain_timing import CurtainTiming
from game.app.play.event_feed import EventFeed
from game.app.play.part_flow import PartFlow
from game.app.play.score_flow import ScoreFlow
from game.app.session.session import Session
from game.table.table_view import TableView


class PlayCourse(NamedTuple):
    """Sheets, the curtain, computers and the person at the screen, one after another."""

    session: Session
    view: TableView
    event_feed: EventFeed
    score_flow: ScoreFlow
    part_flow: PartFlow
    curtain_timing: CurtainTiming
    table_note: TableNote
    hint: HintDisplay

    def go_on(self, dt: float) -> bool:
        """Let *dt* seconds pass where nothing is being shown; True if something is to change."""
        session, feed = self.session, self.event_feed
        held_back = session.hot_seat.screen_call.others_wait(
            choosing=session.hot_seat.may_act and self.view.viewer_is_choosing
        )
        if feed.due_sheet_title:
            self.score_flow.after_round()
            return self.score_flow.lays_sheets
        if feed.due_part is not None:
            self.part_flow.lay()
        elif feed.waits:
            feed.go_on()
        elif session.over:
            self.score_flow.end(dt)
            return self.score_flow.lays_sheets
        elif session.hot_seat.waiting_for is not None:
            self.curtain_timing.draw(dt)
        elif not held_back and session.poll(dt):
            if not session.hot_seat.may_act:
                self.table_note.dismiss()
            feed.advance()
        elif session.hot_seat.may_act:
            self._offer()
            self.view.set_time_left(session.turn_loop.remaining)
            return self.hint.poll() or (session.turn_loop.running and not held_back)
        else:
            return session.turn_loop.running
        return True

    def _offer(self) -> None:
        """Offer the person at the screen what he may do, with the coach's advice."""
        seen = self.event_feed.offer()
        if seen is not None:
            self.session.note_standing()
            status, named = self.event_feed.status(seen), self.session.hot_seat.named
            self.table_note.show_coach_tip(seen, status, named)
