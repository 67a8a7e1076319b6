"""The letter size of buttons that stand together: that of the one with the least room."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.widgets.button import Button


def share_letter_size(buttons: Sequence[Button]) -> None:
    """Give all words the size of the smallest where the buttons lie now."""
    for button in buttons:
        button.largest = None
    common = min((button.letters for button in buttons), default=0)
    while any(button.letters > common for button in buttons):  # words may break otherwise now
        for button in buttons:
            button.largest = common
        common = min(button.letters for button in buttons)
