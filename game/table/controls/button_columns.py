"""The columns of the action buttons: from the lower right corner upwards, in one or two."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.layout.table_layout import TableLayout
from game.table.layout.text_room import grown
from game.table.layout.viewport import Box
from game.ui.widgets.button import Button
from game.ui.widgets.letter_size import share_letter_size

TALL, LOW = 5.4, 4.6
"""The heights of few buttons and of many, in u."""
_FEW = 4
"""So many are as tall as there is room: words that break have the key beside them."""
LEAST = 3.6
"""Large letters rather stand in low buttons, one under the other, than in narrow ones."""
GAP = 1.1
"""Between two buttons, in u."""


def place_in_columns(
    rows: Sequence[int], buttons: Sequence[Button], box: Box, layout: TableLayout
) -> None:
    """Place *buttons* in *box*; *rows* are numbers of buttons side by side.

    All words are of one size: portraits go where they would press any of them.
    """
    tall = TALL if len(rows) <= _FEW else LOW
    low = (TALL if len(rows) < _FEW else LOW) if layout.text == 1.0 else LEAST
    most = int((box.h + GAP) // (low + GAP)) or 1
    columns = 1 if len(rows) <= most else 2
    per_column = -(-len(rows) // columns)
    per_column = max(per_column, 1)
    room = (box.h + GAP) / per_column - GAP
    tall = max(min(tall, room), min(grown(tall, layout.text, 0.6), room))
    wide = box.w if columns == 1 else min(box.w, 20.0)
    left = iter(buttons)
    placed = [[next(left) for _ in range(count)] for count in rows]
    missing = columns * per_column - len(placed)
    for i, row in enumerate(placed):  # line by line; where one is missing the first stands alone
        line, column = divmod(i + missing if i else 0, columns)
        y = box.bottom - (per_column - line) * (tall + GAP) + GAP
        x = box.right - (columns - column) * (wide + GAP) + GAP
        share = (wide - GAP * (len(row) - 1)) / len(row)
        for k, button in enumerate(row):
            place = Box(x + k * (share + GAP), y, share, tall)
            button.place(layout.frame.px(place))
    if any(b.icon and b.wanted()[0] > b.rect.width for b in buttons):
        for button in buttons:
            button.icon = None
    share_letter_size(buttons)
