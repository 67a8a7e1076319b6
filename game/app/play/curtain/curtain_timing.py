"""The timing of the curtain: it falls between two people at one screen, unless they play open."""

from __future__ import annotations

from game.app.play.curtain.open_play import OpenPlay
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import CurtainRoute
from game.app.session.session import Session

PUBLIC_RESULT = 0.8
"""Seconds a decision is shown to everybody before the curtain falls."""


class CurtainTiming:
    """A count of the moments after a decision, and of those in which nobody touches anything."""

    def __init__(self, context: AppContext, session: Session) -> None:
        """Begin with nothing decided in one match."""
        self.context = context
        self.session = session
        self._calm = 0.0
        self._touched = context.now
        self.open_play = OpenPlay(context, session)

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
        if self.open_play.holds:
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
        if self.open_play.holds:
            session.hot_seat.open_curtain()
            self.context.say(f"{player.name}, you decide.", at_once=True)
            return
        told, opened = session.recap(seat), session.hot_seat.open_curtain
        reason = session.hot_seat.reason(seat)
        self.context.open(
            CurtainRoute(player.name, player.portrait, reason, told.concerning, told.others, opened)
        )
