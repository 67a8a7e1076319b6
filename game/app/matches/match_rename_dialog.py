"""The rename dialog: a match of the list gets a name of one's own, or loses it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.app.matches.match_row_text import LONGEST_TITLE
from game.app.scenes.app_context import AppContext
from game.engine.journal import CorruptJournal
from game.store.matches.match_in_use import MatchInUseError
from game.store.matches.match_preview import MatchPreview
from game.ui.forms.dialog import DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.widgets.text_field import TextField


class MatchRenameDialog:
    """The question how a match is to be called."""

    def __init__(
        self, context: AppContext, layers: DialogStack, on_change: Callable[[Path | None], None]
    ) -> None:
        """The dialog goes to *layers*; *on_change* is called with the file that has a new name."""
        self._context = context
        self._layers = layers
        self._on_change = on_change

    def ask(self, match: MatchPreview) -> None:
        """Ask for another name."""
        if match.open_elsewhere:
            self._context.say(str(MatchInUseError()), at_once=True)
            return
        given = [match.title]

        def write(text: str) -> None:
            given[0] = text

        def done() -> None:
            self._layers.dialogs.remove(dialog)
            self._rename(match, given[0].strip())

        theme = self._context.theme
        field = TextField(theme, "Name of the match", match.title, LONGEST_TITLE, write, done)
        dialog = self._layers.ask(
            theme,
            "Rename this match",
            "Without a name it is called by its game.",
            [
                DialogButton("Rename", lambda: self._rename(match, given[0].strip()), primary=True),
                DialogButton("Keep the name", lambda: None),
            ],
            extra=[field],
        )
        dialog.focus(field, visible=True)

    def _rename(self, match: MatchPreview, title: str) -> None:
        if title == match.title:
            return
        try:
            self._context.matches.rename(match.path, title)
        except (MatchInUseError, CorruptJournal) as error:
            self._context.say(str(error), at_once=True)
        except OSError as error:
            reason = error.strerror or "the disk refused"
            told = f"This match could not be renamed ({reason})."
            self._context.say(told, at_once=True)
        self._on_change(match.path)
