"""The proof of the shuffle: the seal in the menu during a match, with seed and salt after it."""

from __future__ import annotations

from game.engine.journal import Journal
from game.engine.shuffle_seal import grouped
from game.ui.forms.dialog import DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Role, Theme
from game.ui.widgets.containers import column
from game.ui.widgets.label import Label
from game.ui.widgets.widget import Widget

PROOF = "Proof of the shuffle"

SEALED = (
    "Before the first card was dealt, game, seats, options and seed were sealed with a salt under "
    "this number, their SHA-256. After the match all are shown, and anybody can see that the deck "
    "was fixed beforehand. It shows no more than that."
)


OPENED = (
    "This seal stood in the menu all the time. It is the SHA-256 of a text with seed and salt in "
    "it, which “folkdeck verify --text” prints: the deck was fixed beforehand. It shows no more "
    "than that."
)


BROKEN = "Seed and salt do not give the seal: this is not the shuffle that was promised."


UNSEALED = "This match was begun without a seal, by an older Folkdeck or from the command line."


def show_seal(layers: DialogStack, theme: Theme, seal: str) -> None:
    """Show what fixes the shuffle of a running match; seed and salt are told after it only."""
    numbers = grouped(seal).split()
    half = len(numbers) // 2
    lines = [
        Label(theme, " ".join(part), "plate", ground=Background.PAPER, side="middle")
        for part in (numbers[:half], numbers[half:])
        if part
    ]
    layers.ask(
        theme,
        PROOF,
        SEALED if lines else UNSEALED,
        [DialogButton("Back to the table", lambda: None, primary=True)],
        extra=lines,
    )


def shuffle_proof(theme: Theme, journal: Journal) -> list[Widget]:
    """Seal, seed and salt of a match that is over, and whether they fit."""
    head = Label(theme, PROOF, "heading", ground=Background.PAPER)
    if not journal.seal:
        return [head, _line(theme, UNSEALED)]
    numbers = {
        "Seal": grouped(journal.seal),
        "Seed": journal.seed,
        "Salt": grouped(journal.salt),
    }
    lines = [_line(theme, f"{name}: {text}", "body_bold") for name, text in numbers.items()]
    said = _line(theme, OPENED if journal.seal_holds else BROKEN)
    return [head, column(theme, lines, 0.3), said]


def _line(theme: Theme, text: str, kind: Role = "body") -> Widget:
    return Label(theme, text, kind, ground=Background.PAPER)
