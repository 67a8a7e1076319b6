"""Undo controls: the keys, the buttons at the edge, and what a refusal says."""

from __future__ import annotations

from collections.abc import Callable

from game.app.scenes.app_context import AppContext
from game.app.session.session import Session
from game.app.session.undo.undo_redo import UndoRedo
from game.table.table_view import TableView
from game.ui.forms.dialog import DialogButton
from game.ui.forms.dialog_stack import DialogStack

SECONDS = 0.002
"""So long a frame may be thought about whether an undo gives something away."""
ASSISTED = "Taking it back marks the match as assisted for good."
MARKS = "It marks the match as assisted."
"""The same in the tip of the button; why it does is told by the question."""


class UndoControls:
    """Undo and redo for the person at the screen."""

    def __init__(
        self,
        context: AppContext,
        session: Session,
        view: TableView,
        layers: DialogStack,
        on_change: Callable[[], None],
    ) -> None:
        """Put the question on *layers*; *on_change* is called after an undo or a redo."""
        self._context = context
        self._layers = layers
        self._on_change = on_change
        self._undo_redo = UndoRedo(session)
        self._undo, self._redo = view.hud.tools.undo, view.hud.tools.redo
        if session.hot_seat.humans:
            self._undo.on_press, self._redo.on_press = self.undo, self.redo
        self.update()  # nothing looks possible while the cards are still being dealt

    def update(self) -> bool:
        """Let the buttons say beforehand whether a decision may be taken back, or made again.

        What is only asked about can be had: its button says so, and looks no less ready. True
        while that is thought about, or when one of them says something else now.
        """
        before = self._said()
        answer = self._undo_redo.answer(SECONDS)
        if answer is not None:
            asks = bool(answer.text) and self._undo_redo.may_overrule(answer)
            self._undo.refused = "" if asks else answer.text
            self._undo.warning = MARKS if asks else ""
        self._redo.refused = self._undo_redo.redo_refusal
        return answer is None or self._said() != before

    def _said(self) -> tuple[str, str, str]:
        """What the buttons say of what cannot be had, or has its price."""
        return self._undo.refused, self._undo.warning, self._redo.refused

    def undo(self) -> None:
        """Take back the last decision, if that gives nothing away."""
        said = self._undo_redo.undo()
        if not said:
            self._on_change()
            return
        if self._undo_redo.may_undo_anyway:
            answers = [
                DialogButton("Undo all the same", self._undo_anyway),
                DialogButton("Play on", lambda: None, primary=True),
            ]
            self._layers.ask(self._context.theme, "Undo?", f"{said} {ASSISTED}", answers)
        else:
            self._refuse(said)

    def redo(self) -> None:
        """Do again what was taken back last."""
        said = self._undo_redo.redo()
        if said:
            self._refuse(said)
        else:
            self._on_change()

    def _undo_anyway(self) -> None:
        self._undo_redo.undo_anyway()
        self._on_change()

    def _refuse(self, text: str) -> None:
        """Say why the match stays as it is; there is nothing to decide about it."""
        self._context.say(text, at_once=True)
