"""On to my turn: hurries what the others do until somebody at the screen may act."""

from __future__ import annotations

from game.app.play.score_flow import ScoreFlow
from game.app.scenes.app_context import AppContext
from game.app.session.session import Session
from game.engine.action import Action
from game.table.table_view import TableView

YOURS = "It is your turn."
SHEET = "A sheet is about to be shown."
WAITS = "The table waits for a click or Enter."
OVER = "The match is over."
HANDED = "The screen is about to be handed over."
START, STOP = "On to my turn", "Let them play at their pace"
LONG = 3.0
"""So many seconds others play before the button no longer fades."""
MANY = 3
"""So many decisions that were hurried are worth a word on where to read about them."""


class OnToMyTurn:
    """The hurry at one table: no thinking time, no motion, and an end at the first decision.

    It ends before a curtain, a sheet and a decision of a person; what leads there is shown at its
    usual pace. Whoever could break into a turn when the hurry began is not asked about the same
    again.
    """

    def __init__(
        self, context: AppContext, session: Session, view: TableView, score_flow: ScoreFlow
    ) -> None:
        """Begin without any hurry; no button where nobody here plays, or nobody else."""
        self._context = context
        self._session = session
        self._view = view
        self._score_flow = score_flow
        self.hurrying = False
        self._declined: frozenset[Action] = frozenset()
        """What the viewer could have done when the hurry began, and did not want to."""
        self._made = 0
        """How many decisions there were when the hurry began."""
        self._waited = 0.0
        """Seconds for which nobody at the screen could act."""
        self._told = ""
        """Why there was nothing to hurry, as it was said last and holds still."""
        self._told_at = 0
        """How many decisions there were then."""
        self._recap_told = False
        """Whether it was said where to read what happened: once in a match is enough."""
        self._tool = view.hud.tools.on_to_my_turn
        if session.hot_seat.humans and len(session.players) > 1:
            self._tool.on_press = self.press

    def press(self) -> None:
        """Begin to hurry, or stop; say why where there is nothing to hurry."""
        if self.hurrying:
            self.stop()
            return
        refused = self._refused()
        if not refused:
            self._begin()
        elif self._view.busy:  # what is shown leads there: nobody needs to watch it
            self._view.skip()
        else:
            self._told, self._told_at = refused, len(self._session.match.actions)
            self._context.say(refused, at_once=True)

    def stop(self) -> None:
        """Let everybody play at the usual pace again."""
        self._hurry(False)

    def update(self, dt: float) -> None:
        """Let *dt* seconds pass: skip what is shown, or stop where the hurry ends."""
        refused = self._refused()
        made = len(self._session.match.actions)
        if self._told and (self._told, self._told_at) != (refused, made):
            self._context.toasts.withdraw(self._told)
            self._told = ""
        self._waited = 0.0 if refused or self._view.viewer_is_choosing else self._waited + dt
        self._tool.refused = refused
        self._tool.calls = self.hurrying or (not refused and self._waited >= LONG)
        if not self.hurrying:
            return
        if refused:
            self._arrive()
        elif self._view.busy:
            self._view.skip()

    def _begin(self) -> None:
        self._declined = self._open_to_viewer()
        self._made = len(self._session.match.actions)
        self._view.gestures.flow.cancel()
        self._hurry(True)

    def _arrive(self) -> None:
        """End the hurry; say where to read what happened, the first time that was much."""
        self.stop()
        much = len(self._session.match.actions) - self._made >= MANY
        if much and not self._recap_told and not self._session.over:
            self._recap_told = True
            key = self._context.keys.key("recap")
            self._context.say(f"{key} tells what happened meanwhile.", at_once=True)

    def _hurry(self, on: bool) -> None:
        self.hurrying = self._session.turn_loop.hurried = on
        self._tool.words = STOP if on else START
        self._tool.state = "on" if on else ""

    def _refused(self) -> str:
        """Why there is nothing to hurry now; empty where there is."""
        session, feed, seat = self._session, self._score_flow.feed, self._session.hot_seat.viewer
        if session.over:
            return OVER
        if session.hot_seat.waiting_for is not None:
            return HANDED
        if self._score_flow.viewing_table:
            return WAITS
        if feed.due_sheet_title or feed.due_part is not None:
            return SHEET
        if seat is None or seat not in session.hot_seat.seats_asked:
            return ""
        lead = session.match.turn.lead
        if lead is None or lead == seat:
            return YOURS
        new = self._open_to_viewer() - self._declined
        return YOURS if self.hurrying and new else ""

    def _open_to_viewer(self) -> frozenset[Action]:
        """What the viewer might do in the turn of somebody else."""
        seat, match = self._session.hot_seat.viewer, self._session.match
        if seat is None or match.turn.lead in (None, seat):
            return frozenset()
        return frozenset(match.legal(seat))
