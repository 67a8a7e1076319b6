"""The place of the action buttons: beside the hand, or above the boxes of the viewer's sheet."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.layout.seating import (
    Chair,
)
from game.table.layout.signs.sign_placement import MARGIN, prompt_box
from game.table.layout.text_room import (
    action_width,
    grown,
)
from game.table.layout.viewport import Box, Viewport

ACTION_ROW_HEIGHT = 5.4
"""The height of the one row of buttons over the boxes of the viewer's sheet."""
_AIR = 0.6
"""Between that row and what lies over and under it, in u."""


def place_buttons(
    f: Viewport, score_boxes: int, around: Sequence[Chair], text: float
) -> tuple[Box, Box | None]:
    """Where the buttons stand: above the score boxes if there are any, or beside them."""
    actions = action_box(f, text)
    if not score_boxes:
        return actions, None
    beside = [chair.box.bottom + 1.0 for chair in around if chair.box.right > actions.x]
    line = prompt_box(f, text)
    row = ACTION_ROW_HEIGHT + _AIR
    under = line.bottom + _AIR if line.right > actions.x else 0.0
    top = max([under + row, *beside])
    tall = score_boxes * score_box_height(text)
    tall = max(score_boxes * score_box_height(1.0), min(tall, actions.bottom - top - 1.0)) + 1.0
    place = Box(actions.x, actions.bottom - tall, actions.w, tall)
    high = max(place.y - row, under)
    above = actions._replace(y=high, h=place.y - _AIR - high)
    if any(chair.box.meets(above) for chair in around):
        row_y = place.bottom - ACTION_ROW_HEIGHT
        above = Box(place.x - 1.0 - above.w, row_y, above.w, ACTION_ROW_HEIGHT)
    return above, place


def action_box(f: Viewport, text: float) -> Box:
    """Where the buttons stand at the lower right, with no boxes beside them."""
    wide = action_width(f, text)
    return Box(f.w - MARGIN - wide, f.h * 0.68 + 3.6, wide, f.h * 0.32 - 3.6 - MARGIN)


def score_box_height(text: float) -> float:
    """The height of one box of the viewer's sheet, where there is room."""
    return grown(2.4, text, 0.25)
