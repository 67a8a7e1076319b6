"""What can be done with a match of the list: go on, watch, weigh, check, export, delete."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.app.matches.match_import_dialog import MatchImportDialog
from game.app.matches.match_import_export import ImportExportError, export_match
from game.app.matches.match_rename_dialog import MatchRenameDialog
from game.app.matches.match_row_text import computers_only, is_over, match_name
from game.app.review.archived_match import ArchivedMatch, ArchivedMatches
from game.app.review.deal_again import deal_again
from game.app.review.match_review import MatchReview
from game.app.review.review_routes import AnalysisRoute, AuditRoute, ReplayRoute
from game.app.review.share_code_dialog import show_share_code
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import ResumeRoute
from game.engine.journal import CorruptJournal
from game.engine.options import BadOption
from game.engine.zones import Seat
from game.records.result_book import keep_result
from game.store.matches.deleted_matches import not_deleted
from game.store.matches.match_in_use import MatchInUseError
from game.store.matches.match_preview import MatchPreview
from game.ui.forms.dialog import DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.button import Button
from game.ui.widgets.containers import grid

NOT_OVER = "This match is not over yet; it can be looked into when it is."
OVER = "This match is over; it can be watched again."


class MatchActions:
    """What can be done with a stored match; what cannot be is told in a sentence."""

    def __init__(
        self, context: AppContext, layers: DialogStack, on_change: Callable[[Path | None], None]
    ) -> None:
        """Dialogs go to *layers*; *on_change* is called when the folder holds something else,
        with the file to be chosen now."""
        self.context = context
        self.layers = layers
        self.old = ArchivedMatches(context.matches)
        self.renaming = MatchRenameDialog(context, layers, on_change)
        self.deletion = MatchDeletion(context, self.old, on_change)
        self.importing = MatchImportDialog(context, layers, on_change)

    def resume(self, match: MatchPreview) -> None:
        """Go on with it."""
        if match.finished:
            self._say(OVER)
        else:
            self.context.open(ResumeRoute(match.path))

    def watch(self, match: MatchPreview) -> None:
        """Show it from its beginning, through the eyes of somebody who plays.

        While it is not over and several people play it, only what everybody may see is shown.
        """
        old = self._opened(match)
        if old is None:
            return
        seats = old.review.seats
        if not is_over(match) and len(seats) > 1:
            self._show(old, None)
        elif len(seats) < 2:
            self._show(old, next(iter(seats), 0 if is_over(match) else None))
        else:
            self._ask_whose_eyes(old)

    def analysis(self, match: MatchPreview) -> None:
        """What each decision was worth."""
        if computers_only(match):
            self._say("Only computers played in this match.")
        elif (old := self.looked_into(match)) is not None:
            self.context.open(AnalysisRoute(old.review))

    def fair(self, match: MatchPreview) -> None:
        """What can be checked."""
        if (old := self.looked_into(match)) is not None:
            self.context.open(AuditRoute(old.review))

    def export(self, match: MatchPreview) -> None:
        """Write a copy where people find it, and say where that is."""
        try:
            target = export_match(self.context.matches, match, self.context.paths.exports)
        except ImportExportError as error:
            self._say(str(error))
            return
        self.layers.ask(
            self.context.theme,
            "Exported",
            f"{match_name(match)} lies as “{target.name}” in the folder\n{target.parent}",
            [DialogButton("Back", lambda: None, primary=True)],
        )

    def looked_into(self, match: MatchPreview) -> ArchivedMatch | None:
        """The match, if it is over and can be read; else a sentence."""
        if not is_over(match) and not match.damaged:
            self._say(NOT_OVER)
            return None
        return self._opened(match)

    def _opened(self, match: MatchPreview) -> ArchivedMatch | None:
        """The match, ready to be looked at; a sentence if nothing can be read of it."""
        try:
            old = self.old.open(match.path)
        except (BadOption, CorruptJournal) as error:
            self._say(str(error))
            return None
        self.context.say(old.damage)
        return old

    def _ask_whose_eyes(self, old: ArchivedMatch) -> None:
        seats = [
            Button(
                self.context.theme, old.review.players[seat].name, partial(self._show, old, seat),
                ground=Background.PAPER,
            )
            for seat in old.review.seats
        ]  # fmt: skip
        self.layers.ask(
            self.context.theme,
            "Through whose eyes?",
            "You see what they could see then.",
            [DialogButton("Back", lambda: None)],
            extra=[grid(self.context.theme, seats, 2, 1.5)],
        )

    def _show(self, old: ArchivedMatch, seat: Seat | None) -> None:
        self.layers.dialogs.clear()
        self.context.open(ReplayRoute(old.review, seat, 0))

    def _say(self, text: str) -> None:
        self.context.say(text, at_once=True)


class DealActions:
    """What can be done with the deal of a match, once nobody goes on with it."""

    def __init__(
        self,
        context: AppContext,
        layers: DialogStack,
        looked_into: Callable[[MatchPreview], ArchivedMatch | None],
    ) -> None:
        """Dialogs go to *layers*; *looked_into* opens a match, or says why it cannot be."""
        self._context = context
        self._layers = layers
        self._looked_into = looked_into

    def share(self, match: MatchPreview) -> None:
        """Show the code of its deal."""
        if (review := self._over(match)) is not None:
            show_share_code(self._context, self._layers, review)

    def again(self, match: MatchPreview) -> None:
        """Deal the same cards to the same players."""
        if (review := self._over(match)) is not None:
            self._context.open(deal_again(review, self._context.new_nonce()))

    def _over(self, match: MatchPreview) -> MatchReview | None:
        """What was found about it, if it is over; a damaged one may not be."""
        old = self._looked_into(match)
        if old is None or old.review.finished:
            return None if old is None else old.review
        self._context.say(NOT_OVER, at_once=True)
        return None


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
