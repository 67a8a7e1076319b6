"""The timing of the curtain: it falls between two people at one screen, unless they play open."""

from __future__ import annotations

from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import CurtainRoute
from game.app.session.session import Session

PUBLIC_RESULT = 0.8
"""Seconds a decision is shown to everybody before the curtain falls."""
STAYS_OPEN = "This match was begun open and goes on so. The next one has the curtain."
STAYS_CLOSED = "This match was begun with the curtain and goes on so. The next one is open."


class CurtainTiming:
    """A count of the moments after a decision, and of those in which nobody touches anything."""

    def __init__(self, context: AppContext, session: Session) -> None:
        """Begin with nothing decided in one match."""
        self.context = context
        self.session = session
        self._calm = 0.0
        self._touched = context.now
        self._wished = context.settings.play_open
        """What the settings say of it, as it was seen last."""
        self.plays_open = self._begun_open()
        """Whether this match is played without the curtain: it stays as it was begun."""

    def settings_seen(self) -> None:
        """Look at the settings again, and tell people at one screen what a change comes to."""
        before, self._wished = self._wished, self.context.settings.play_open
        if before != self._wished != self.plays_open and self.session.hot_seat.shared_screen:
            self.context.say(STAYS_OPEN if self.plays_open else STAYS_CLOSED, at_once=True)

    def decided(self) -> None:
        """Note a decision: everybody may look at it for a moment."""
        self._calm = 0.0

    def touched(self) -> None:
        """Note that somebody is there."""
        self._touched = self.context.now

    def idle(self) -> bool:
        """Whether an open hand was left lying too long without a touch."""
        session, most = self.session, self.context.settings.curtain_after
        if not session.hot_seat.shared_screen or session.over or session.hot_seat.viewer is None:
            return False
        if self.plays_open:
            return False
        return 0 < most <= self.context.now - self._touched

    def draw(self, dt: float) -> None:
        """Let the curtain fall before the one who is waited for, after a moment; or none."""
        self._calm += dt
        if self._calm < PUBLIC_RESULT and self.session.match.actions:
            return
        self._calm = 0.0
        session, seat = self.session, self.session.hot_seat.waiting_for
        assert seat is not None
        player = session.players[seat]
        if self.plays_open:
            session.hot_seat.open_curtain()
            self.context.say(f"{player.name}, you decide.", at_once=True)
            return
        told, opened = session.recap(seat), session.hot_seat.open_curtain
        reason = session.hot_seat.reason(seat)
        self.context.open(
            CurtainRoute(player.name, player.portrait, reason, told.concerning, told.others, opened)
        )

    def _begun_open(self) -> bool:
        """Whether the match was begun without the curtain; one that begins now notes it."""
        kinds = {event.kind for event in self.session.autosave.events}
        begins = self._wished and "resumed" not in kinds
        if begins and "relaxed" not in kinds and self.session.hot_seat.shared_screen:
            self.session.autosave.event("relaxed")
            return True
        return "relaxed" in kinds
