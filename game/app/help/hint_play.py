"""The play of a hint: Enter, or the button on its note, plays the move that it has shown."""

from __future__ import annotations

import pygame

from game.app.help.table_note import TableNote
from game.presentation.presented_choice import PresentedChoice
from game.table.table_view import TableView

PLAY_KEYS = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER})


class HintPlay:
    """Whether the move that is shown on the table is played."""

    def __init__(self, view: TableView, note: TableNote) -> None:
        """Play on *view*; the *note* of the hint is put away then."""
        self._view = view
        self._note = note

    def event(self, e: pygame.event.Event) -> bool:
        """Play the move that is shown when Enter is pressed; False if it means another thing."""
        if e.type != pygame.KEYDOWN or e.key not in PLAY_KEYS or self._view.busy:
            return False
        choice = self._view.suggested_choice
        if choice is None:
            return False
        self.play(choice)
        return True

    def play(self, choice: PresentedChoice) -> None:
        """Play *choice* as if it was made by hand."""
        self._note.dismiss()
        self._view.gestures.flow.choose(choice)
