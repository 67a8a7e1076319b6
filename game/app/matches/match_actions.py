"""What can be done with a match of the list: go on, watch, weigh, check, rename, give away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.app.matches.match_import_export import (
    ImportExportError,
    export_match,
    import_match,
    importable_files,
)
from game.app.matches.match_row_text import LONGEST_TITLE, match_name
from game.app.matches.match_state_text import computers_only, is_over
from game.app.review.archived_match import ArchivedMatch, ArchivedMatches
from game.app.review.review_routes import AnalysisRoute, AuditRoute, ReplayRoute
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import ResumeRoute
from game.engine.journal import CorruptJournal
from game.engine.options import BadOption
from game.engine.zones import Seat
from game.records.result_book import keep_result
from game.store.matches.match_lock import MatchInUseError
from game.store.matches.match_preview import MatchPreview
from game.store.matches.pending_deletions import not_deleted
from game.ui.forms.dialog import DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, grid
from game.ui.widgets.text_field import TextField
from game.ui.widgets.widget import Widget

"""Letters in the name of a match, at most."""
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
        self._on_change = on_change

    # To the table

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

    # In the folder

    def ask_name(self, match: MatchPreview) -> None:
        """Ask for another name."""
        if match.open_elsewhere:
            self._say(str(MatchInUseError()))
            return
        given = [match.title]

        def write(text: str) -> None:
            given[0] = text

        def done() -> None:
            self.layers.dialogs.remove(dialog)
            self._rename(match, given[0].strip())

        field = TextField(
            self.context.theme, "Name of the match", match.title, LONGEST_TITLE, write, done
        )
        dialog = self.layers.ask(
            self.context.theme,
            "Rename this match",
            "Without a name it is called by its game.",
            [
                DialogButton("Rename", lambda: self._rename(match, given[0].strip()), primary=True),
                DialogButton("Keep the name", lambda: None),
            ],
            extra=[field],
        )
        dialog.focus(field, visible=True)

    def delete(self, match: MatchPreview) -> bool:
        """Take its file away, to be brought back or not. False if that cannot be."""
        try:
            keep_result(self.context.paths.results, match)
            file = self.context.matches.delete(match.path)
        except MatchInUseError as error:
            self._say(str(error))
            return False
        except OSError as error:
            self._say(not_deleted(error))
            return False
        self.old.forget(match.path)
        self.context.deletions.add(match, file)
        return True

    def undo_delete(self) -> None:
        """Bring back the match that was deleted last."""
        try:
            path = self.context.deletions.undo()
        except OSError as error:
            reason = error.strerror or "the disk refused"
            self._say(f"This match could not be brought back ({reason}).")
            return
        if path is not None:
            self._on_change(path)

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

    def ask_import(self) -> None:
        """Say how a match comes in, and offer those that lie in the folder."""
        folder = self.context.paths.exports
        files = importable_files(folder)
        buttons: list[Widget] = [
            Button(
                self.context.theme, path.stem, partial(self._import, path), ground=Background.PAPER
            )
            for path in files
        ]
        told = "These lie there now:" if files else "None lies there now."
        self.layers.ask(
            self.context.theme,
            "Import a match",
            f"Drop a match file on this window, or put it into the folder\n{folder}\n{told}",
            [
                DialogButton("Look again", self.ask_import),
                DialogButton("Back", lambda: None, primary=True),
            ],
            extra=[column(self.context.theme, buttons, 1.0)] if buttons else (),
        )

    def take(self, path: Path) -> None:
        """Import the match in the file *path*."""
        try:
            here, fresh = import_match(self.context.matches, path)
        except ImportExportError as error:
            self._say(str(error))
            return
        self._say(f"{path.name} was imported." if fresh else f"{path.name} is here already.")
        self._on_change(here)

    # The inside

    def _import(self, path: Path) -> None:
        self.layers.dialogs.clear()
        self.take(path)

    def _rename(self, match: MatchPreview, title: str) -> None:
        if title == match.title:
            return
        try:
            self.context.matches.rename(match.path, title)
        except (MatchInUseError, CorruptJournal) as error:
            self._say(str(error))
        except OSError as error:
            reason = error.strerror or "the disk refused"
            self._say(f"This match could not be renamed ({reason}).")
        self._on_change(match.path)

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
