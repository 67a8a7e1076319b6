"""Saving the hand order: kept with the match, so that it is the same after Continue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.app.session.saving.autosave import Autosave
from game.table.table_view import TableView

KIND = "sorted"


class HandOrderSaving:
    """The saving of how the hand is sorted, whenever the viewer sorts it another way."""

    def __init__(self, view: TableView, autosave: Autosave, usual: str) -> None:
        """Sort the hand of *view* as it was sorted last; in a new match in the *usual* way."""
        self._view = view
        self._autosave = autosave
        self._order = view.model.order
        self._order.mode = usual
        progress = autosave.progress
        if progress is not None and progress.sorting:
            self._take(progress.sorting)
        self._seen = self._order.changes
        self._kept = self._order.to_json()

    def keep(self) -> None:
        """Write it down if it has changed; not while a card is still in the hand."""
        if self._seen == self._order.changes or self._view.gestures.selection.drag is not None:
            return
        self._seen = self._order.changes
        written = self._order.to_json()
        if written != self._kept:
            self._kept = written
            self._autosave.event(KIND, **written)

    def _take(self, sorting: Mapping[str, Any]) -> None:
        try:
            self._order.load_json(sorting)
        except ValueError:
            self._autosave.notices.add("How your hand was sorted could not be read.")
