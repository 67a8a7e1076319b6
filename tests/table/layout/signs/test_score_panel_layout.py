"""The score panel: large letters fold it rather than shrink."""

from __future__ import annotations

import pytest

from game.table.layout.signs.score_panel_layout import place_score_panel
from game.table.layout.viewport import measure_viewport

CHIEF = 8, 7 * 3.9
"""Eight lines, and the breadth of seven columns under signs."""


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("stays", [True, False])
def test_letters_of_a_panel_are_as_large_as_wished_or_nearly(
    size: tuple[int, int], stays: bool
) -> None:
    lines, columns = CHIEF
    for text in (1.0, 1.4, 2.0):
        place = place_score_panel(measure_viewport(size), lines, columns, stays, text)
        assert place.rows.scale >= (0.8 if stays else 0.7) * text


def test_a_panel_that_stays_is_open_with_usual_letters() -> None:
    lines, columns = CHIEF
    place = place_score_panel(measure_viewport((1280, 720)), lines, columns, True, 1.0)
    assert place.closed == place.open
    assert place.rows.scale == 1.0
