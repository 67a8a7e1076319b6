"""The deletion of a match: it leaves the list, and comes back until the program ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.app.review.archived_match import ArchivedMatches
from game.app.scenes.app_context import AppContext
from game.records.result_book import keep_result
from game.store.matches.deleted_matches import not_deleted
from game.store.matches.match_in_use import MatchInUseError
from game.store.matches.match_preview import MatchPreview


class MatchDeletion:
    """Deletes matches of the list, and brings the last one back."""

    def __init__(
        self,
        context: AppContext,
        archived: ArchivedMatches,
        on_change: Callable[[Path | None], None],
    ) -> None:
        """Forget a deleted match in *archived*; *on_change* is called with one that came back."""
        self._context = context
        self._archived = archived
        self._on_change = on_change

    def delete(self, match: MatchPreview) -> bool:
        """Take its file away, to be brought back or not. False if that cannot be."""
        try:
            keep_result(self._context.paths.results, match)
            file = self._context.matches.delete(match.path)
        except MatchInUseError as error:
            self._context.say(str(error), at_once=True)
            return False
        except OSError as error:
            self._context.say(not_deleted(error), at_once=True)
            return False
        self._archived.forget(match.path)
        self._context.deletions.add(match, file)
        return True

    def undo(self) -> None:
        """Bring back the match that was deleted last."""
        try:
            path = self._context.deletions.undo()
        except OSError as error:
            reason = error.strerror or "the disk refused"
            self._context.say(f"This match could not be brought back ({reason}).", at_once=True)
            return
        if path is not None:
            self._on_change(path)
