"""The last refusal: what the person at the screen was refused last, for the rules page."""

from __future__ import annotations

from game.app.session.session import Session
from game.engine.action import Action, Refusal
from game.table.table_view import TableView


class LastRefusal:
    """The code of the sentence that the table gave as a reason, or what it asked once more."""

    def __init__(self, view: TableView, session: Session) -> None:
        """Listen to the reasons that the table of *session* asks for."""
        self._view = view
        self._session = session
        self._explained: dict[str, str] = {}
        view.explain = self._explain

    def code(self) -> str:
        """The code of the last refusal; empty if a choice was made since, or none was refused."""
        text = self._view.last_refused
        if not text:
            return ""
        offered = (c.refused for c in self._session.hot_seat.choices() if c.refused is not None)
        named = self._session.hot_seat.named
        found = (each.code for each in offered if text in (each.text, named(each.text)))
        return next(found, self._explained.get(text, ""))

    def asked(self) -> tuple[str, ...]:
        """The verbs of what may be done now, if the last refusal told just that."""
        if not self._view.last_refused or self.code():
            return ()
        offered = self._session.hot_seat.choices()
        return tuple(dict.fromkeys(each.action.verb for each in offered if each.refused is None))

    def _explain(self, action: Action) -> Refusal | None:
        refusal = self._session.match.why_illegal(action)
        if refusal is not None:
            self._explained[refusal.text] = refusal.code
        return refusal
