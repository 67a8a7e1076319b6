"""The transfer dialog: everything goes to one file, or comes back from one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

from game.app.scenes.app_context import AppContext
from game.store.free_path import free_path
from game.store.matches.match_preview import modified_at
from game.transfer.transfer_file import BadTransfer, read_transfer, write_transfer
from game.transfer.transfer_merge import take_in
from game.ui.forms.dialog import DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column

TITLE = "To another computer"
WRITE = "Write everything to one file"
OFFERED = 4
"""So many files of the folder are offered at most, the newest."""
TOLD = (
    "People, matches, records and settings go to one file in {}. On the other computer put it into "
    "the same folder, or drop it on the window; what is there already stays."
)


class TransferDialog:
    """The dialog, and what its buttons do."""

    def __init__(
        self, context: AppContext, layers: DialogStack, on_taken: Callable[[], None]
    ) -> None:
        """Dialogs go to *layers*; *on_taken* is called when something was taken in."""
        self._context = context
        self._layers = layers
        self._on_taken = on_taken

    def ask(self) -> None:
        """Lay the dialog over the screen."""
        folder = self._context.paths.exports
        buttons = [self._button(WRITE, self.write)]
        buttons += [
            self._button(f"Take in {path.name}", partial(self._take, path))
            for path in transfer_files(folder)
        ]
        self._layers.ask(
            self._context.theme, TITLE, TOLD.format(folder),
            [DialogButton("Back", lambda: None, primary=True)],
            extra=[column(self._context.theme, buttons, 1.5)],
        )  # fmt: skip

    def write(self) -> None:
        """Write everything to a new file where people find it, and say where that is."""
        context = self._context
        context.save_settings()
        target = free_path(context.paths.exports / f"Folkdeck {date.today():%Y-%m-%d}.zip")
        try:
            write_transfer(context.paths, target)
        except BadTransfer as error:
            context.say(str(error), at_once=True)
        else:
            context.say(f"Written as {target.name} in {target.parent}.", at_once=True)

    def _take(self, path: Path) -> None:
        if take_in_file(self._context, path):
            self._on_taken()

    def _button(self, label: str, press: Callable[[], None]) -> Button:
        def chosen() -> None:
            self._layers.dialogs.clear()
            press()

        return Button(self._context.theme, label, chosen, ground=Background.PAPER)


def take_in_file(context: AppContext, path: Path) -> bool:
    """Take in what the file at *path* holds, and say what came of it; False if nothing could."""
    before = context.settings
    try:
        taken, now = take_in(context.paths, read_transfer(path), before)
    except BadTransfer as error:
        context.say(str(error), at_once=True)
        return False
    except OSError as error:
        reason = error.strerror or "the disk refused"
        context.say(f"Not all could be taken in ({reason}).", at_once=True)
        return False
    changed = {
        name: getattr(now, name)
        for name in now.__dataclass_fields__
        if getattr(now, name) != getattr(before, name)
    }
    if changed:
        context.change(**changed)
        context.save_settings()
    context.say(taken.told, at_once=True)
    return True


def transfer_files(folder: Path) -> list[Path]:
    """The newest files in *folder* that may be transfer files."""
    try:
        found = [path for path in folder.glob("*.zip") if path.is_file()]
    except OSError:
        return []
    return sorted(found, key=lambda path: (modified_at(path), path.name), reverse=True)[:OFFERED]
