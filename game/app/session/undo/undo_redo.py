"""Undo and redo: takes back decisions of people in a session, and makes them again."""

from __future__ import annotations

from typing import Any

from game.app.session.session import Session
from game.app.session.undo.undo_permission import UndoAnswer, UndoPermission
from game.app.session.undo.undo_text import HIDDEN, NOTHING_AGAIN, others_undo_text
from game.engine.match import Match


class UndoRedo:
    """What people decided in one session, taken back and made again where that is allowed."""

    def __init__(self, session: Session) -> None:
        """What can be taken back and made again is kept in the history of *session*."""
        self._session = session
        self._history = session.history.undo
        self._permission = UndoPermission(self._history, session.players)

    def answer(self, seconds: float | None = None) -> UndoAnswer | None:
        """Whether the last decision of a person may be taken back, and why not.

        None as long as that is not known after so many *seconds*; ask again.
        """
        session = self._session
        if not session.hot_seat.shared_screen:
            asks = None
        elif (asks := session.hot_seat.curtain_opened_for) is None and not session.over:
            return UndoAnswer(len(session.match.actions), "person", HIDDEN)
        found = self._permission.answer(session.match, asks, self._replayed, seconds)
        if found is not None and self.may_overrule(found):
            return found._replace(text=found.reason)
        return found

    def undo(self) -> str:
        """Take back the last decision and all that followed; a sentence if it cannot."""
        answer = self.answer()
        assert answer is not None
        if answer.granted:
            self._session.undo_to(answer.to)
        return answer.text

    @property
    def may_undo_anyway(self) -> bool:
        """Whether a refused undo may be had all the same: no other person is wronged by it."""
        answer = self.answer()
        return answer is not None and self.may_overrule(answer)

    def undo_anyway(self) -> None:
        """Take back the last decision though something was shown since.

        The match is assisted from now on, for good.
        """
        answer = self.answer()
        if answer is None or not self.may_undo_anyway:
            return
        if not self._session.assisted:
            self._session.assisted = True
            self._session.autosave.event("assisted")
        self._session.undo_to(answer.to)

    @property
    def redo_refusal(self) -> str:
        """Why nothing can be done again, in a sentence; empty when something can."""
        session, undone = self._session, self._history.undone
        if not undone:
            return NOTHING_AGAIN
        seat = undone[-1][0].seat
        if session.hot_seat.shared_screen and session.hot_seat.viewer != seat:
            return others_undo_text(session.players[seat].name)
        return ""

    def redo(self) -> str:
        """Do again what was taken back last; a sentence if it cannot be."""
        refusal = self.redo_refusal
        if not refusal:
            self._session.redo_actions()
        return refusal

    def may_overrule(self, answer: UndoAnswer) -> bool:
        """Whether what *answer* refuses may be had all the same, at the price of a mark."""
        return answer.something_was_revealed and not self._session.hot_seat.shared_screen

    def _replayed(self, to: int) -> Match[Any]:
        return self._session.history.replay_to(self._session.match, to)
