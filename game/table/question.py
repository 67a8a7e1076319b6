"""The question before a rash deed, and the way back."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.action import Choice
from game.table.whole import Table
from game.ui.dialog import Answer, Dialog


def question(
    table: Table, choice: Choice, yes: Callable[[], None], no: Callable[[], None]
) -> Dialog:
    """Asks whether *choice* is meant; *no* is what everything but yes means."""
    dialog = Dialog(
        table.theme, table.named(choice.label), table.named(choice.warning),
        [Answer("Yes", yes), Answer("No", no, True)],
    )  # fmt: skip
    dialog.layout(table.layout_.frame.size)
    return dialog
