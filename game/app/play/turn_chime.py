"""The turn chime: what the people at one screen hear when somebody is on turn."""

from __future__ import annotations

from game.app.scenes.app_context import AppContext
from game.app.session.session import Session


class TurnChime:
    """The ear of the people at one table."""

    def __init__(self, context: AppContext, session: Session) -> None:
        """Play through the sound of *context*."""
        self.context = context
        self.session = session

    def play_sound(self, name: str) -> None:
        """Play the sound *name*; a turn is chimed only after a computer's, if it is one."""
        session = self.session
        asked = (
            session.hot_seat.to_act is not None
            and session.hot_seat.to_act == session.hot_seat.viewer
        )
        if name == "turn" and not (asked and session.after_computer):
            return
        self.context.play(name)
