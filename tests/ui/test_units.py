"""The unit: a 90th of the height, or a 130th of the width of a window nearly square."""

import pytest

from game.ui.preferences import Preferences
from game.ui.units import Units


def test_a_unit_is_a_ninetieth_of_the_height() -> None:
    assert Units(1920, 1080).u == 12


def test_a_nearly_square_window_measures_by_its_width() -> None:
    assert Units(1300, 1000).u == 10


@pytest.mark.parametrize(("lengths", "pixels"), [(1, 12), (1.5, 18), (0.01, 1)])
def test_lengths_are_whole_pixels_and_at_least_one(lengths: float, pixels: int) -> None:
    assert Units(1920, 1080)(lengths) == pixels


def test_lines_are_never_thinner_than_they_may_be() -> None:
    assert Units(960, 600).line(0.12) == 1.2


def test_the_ui_scale_counts() -> None:
    assert Units(1920, 1080, 1.5).u == 18


def test_preferences_are_brought_into_range() -> None:
    wild = Preferences(ui_scale=9, text_scale=0, speed=-1).within()
    assert wild[:3] == (1.6, 1.0, 0.0)
    assert wild.still
