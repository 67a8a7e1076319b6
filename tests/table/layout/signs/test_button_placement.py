"""The row of buttons over the viewer's sheet: clear of the status line and of the sheet."""

from __future__ import annotations

import pytest

from game.table.layout.signs.button_placement import place_buttons
from game.table.layout.signs.sign_placement import prompt_box
from game.table.layout.text_room import fitting_text
from game.table.layout.viewport import measure_viewport


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440), (3840, 2160)])
@pytest.mark.parametrize("wished", [1.0, 1.4, 2.0])
def test_air_lies_between_the_status_line_the_row_and_the_sheet(
    size: tuple[int, int], wished: float
) -> None:
    f = measure_viewport(size)
    text = fitting_text(f, wished)
    row, sheet = place_buttons(f, 7, (), text)
    line = prompt_box(f, text)
    assert sheet is not None
    airy = row._replace(y=row.y - 0.5, h=row.h + 1.0)
    assert not airy.meets(line)
    assert not airy.meets(sheet)
    assert not sheet.meets(line)
