"""The confirm dialog: asks before a rash move whether it is meant."""

from __future__ import annotations

from collections.abc import Callable

from game.presentation.presented_choice import PresentedChoice
from game.table.gestures.gesture_host import GestureHost
from game.ui.forms.dialog import Dialog, DialogButton


def confirm_dialog(
    table: GestureHost, choice: PresentedChoice, yes: Callable[[], None], no: Callable[[], None]
) -> Dialog:
    """Ask whether *choice* is meant; *no* is what everything but yes means."""
    dialog = Dialog(
        table.theme, table.fill_names(choice.label), table.fill_names(choice.warning),
        [DialogButton("Yes", yes), DialogButton("No", no, True)],
    )  # fmt: skip
    dialog.layout(table.current_layout.frame.size)
    return dialog
