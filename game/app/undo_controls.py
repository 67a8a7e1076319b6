"""The controls of undo at the table: its keys, the tab at the edge, and the dialog that refuses."""

from __future__ import annotations

from collections.abc import Callable

from game.app.parlour import Parlour
from game.app.session import Session
from game.app.undo_redo import UndoRedo
from game.table.view import TableView
from game.ui.dialog import Answer, Layers

SECONDS = 0.002
"""So long a frame may be thought about whether an undo gives something away."""
ASSISTED = "Taking it back marks the match as assisted for good."


class UndoControls:
    """Undo and redo for the person at the screen."""

    def __init__(
        self,
        parlour: Parlour,
        session: Session,
        view: TableView,
        layers: Layers,
        on_change: Callable[[], None],
    ) -> None:
        """Dialogs go to *layers*; *on_change* is called after an undo or a redo."""
        self._theme = parlour.theme
        self._layers = layers
        self._on_change = on_change
        self._undo_redo = UndoRedo(session)
        self._tab = view.hud.undo
        if session.humans:
            self._tab.on_press = self.undo

    def update(self) -> bool:
        """Lets the tab say beforehand whether the last decision may be taken back.

        True while that is thought about, or when it says something else now.
        """
        answer, before = self._undo_redo.answer(SECONDS), self._tab.refused
        if answer is not None:
            self._tab.refused = answer.text
        return answer is None or self._tab.refused != before

    def undo(self) -> None:
        """Takes back the last decision, if that gives nothing away."""
        said = self._undo_redo.undo()
        if not said:
            self._on_change()
            return
        if self._undo_redo.may_undo_anyway:
            anyway = Answer("Undo all the same", self._undo_anyway)
            self._ask("Undo?", f"{said} {ASSISTED}", [anyway])
        else:
            self._refuse(said)

    def redo(self) -> None:
        """Does again what was taken back last."""
        said = self._undo_redo.redo()
        if said:
            self._refuse(said)
        else:
            self._on_change()

    def _undo_anyway(self) -> None:
        self._undo_redo.undo_anyway()
        self._on_change()

    def _refuse(self, text: str) -> None:
        """Says why the match stays as it is."""
        self._ask("That stays as it is", text, [])

    def _ask(self, title: str, text: str, more: list[Answer]) -> None:
        """Always in the same place, and to play on is always the answer that has the focus."""
        play_on = Answer("Play on", lambda: None, primary=True)
        self._layers.ask(self._theme, title, text, [*more, play_on])
