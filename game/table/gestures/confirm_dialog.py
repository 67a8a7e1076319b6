"""The confirm dialog: asked before a rash deed, as one that passes over a picked card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.presentation.presented_choice import PresentedChoice
from game.table.gestures import intent
from game.table.gestures.gesture_host import GestureHost
from game.table.gestures.intent import Grip
from game.table.gestures.selection import Selection
from game.ui.forms.dialog import Dialog, DialogButton

STILL_PICKED: Final = "A card is still picked, and it can be played. Leave it where it is?"


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


def leaves_picked_cards(selection: Selection, choice: PresentedChoice) -> bool:
    """Whether *choice* passes over picked cards that could be played."""
    if choice.action.cards or choice == selection.suggested or selection.staged.requested:
        return False
    cards = frozenset(card for one in selection.picked for card in one.grip.cards)
    found = intent.matching_choices(Grip(cards), selection.choices)
    return choice not in found and any(each.refused is None for each in found)
