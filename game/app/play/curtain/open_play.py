"""Open play: a match of several people at one screen without the curtain, as it was begun."""

from __future__ import annotations

from game.app.scenes.app_context import AppContext
from game.app.session.session import Session

STAYS_OPEN = "This match was begun open and goes on so. The next one has the curtain."
STAYS_CLOSED = "This match was begun with the curtain and goes on so. The next one is open."


class OpenPlay:
    """Whether a match is played without the curtain: the settings say so when it begins."""

    def __init__(self, context: AppContext, session: Session) -> None:
        """Note in a match that begins now that it is an open one, if that is wished."""
        self._context = context
        self._session = session
        self._wished = context.settings.play_open
        """What the settings say of it, as it was seen last."""
        self.holds = self._begun_open()
        """Whether this match is an open one: it stays as it was begun."""

    def settings_seen(self) -> None:
        """Look at the settings again, and tell people at one screen what a change comes to."""
        before, self._wished = self._wished, self._context.settings.play_open
        if before != self._wished != self.holds and self._session.hot_seat.shared_screen:
            self._context.say(STAYS_OPEN if self.holds else STAYS_CLOSED, at_once=True)

    def _begun_open(self) -> bool:
        """Whether the match was begun without the curtain; one that begins now notes it."""
        kinds = {event.kind for event in self._session.autosave.events}
        begins = self._wished and "resumed" not in kinds
        if begins and "relaxed" not in kinds and self._session.hot_seat.shared_screen:
            self._session.autosave.event("relaxed")
            return True
        return "relaxed" in kinds
