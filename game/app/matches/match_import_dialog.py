"""The import dialog: how a match comes in from elsewhere, and those that lie ready for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.app.matches.match_import_export import ImportExportError, import_match, importable_files
from game.app.scenes.app_context import AppContext
from game.ui.forms.dialog import DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column
from game.ui.widgets.widget import Widget


class MatchImportDialog:
    """The question which match is to be imported."""

    def __init__(
        self, context: AppContext, layers: DialogStack, on_change: Callable[[Path | None], None]
    ) -> None:
        """The dialog goes to *layers*; *on_change* is called with the file that came in."""
        self._context = context
        self._layers = layers
        self._on_change = on_change

    def ask(self) -> None:
        """Say how a match comes in, and offer those that lie in the folder."""
        folder, theme = self._context.paths.exports, self._context.theme
        files = importable_files(folder)
        buttons: list[Widget] = [
            Button(theme, path.stem, partial(self._chosen, path), ground=Background.PAPER)
            for path in files
        ]
        told = "These lie there now:" if files else "None lies there now."
        self._layers.ask(
            theme,
            "Import a match",
            f"Drop a match file on this window, or put it into the folder\n{folder}\n{told}",
            [
                DialogButton("Look again", self.ask),
                DialogButton("Back", lambda: None, primary=True),
            ],
            extra=[column(theme, buttons, 1.0)] if buttons else (),
        )

    def take(self, path: Path) -> None:
        """Import the match in the file *path*."""
        try:
            here, fresh = import_match(self._context.matches, path)
        except ImportExportError as error:
            self._context.say(str(error), at_once=True)
            return
        told = f"{path.name} was imported." if fresh else f"{path.name} is here already."
        self._context.say(told, at_once=True)
        self._on_change(here)

    def _chosen(self, path: Path) -> None:
        self._layers.dialogs.clear()
        self.take(path)
