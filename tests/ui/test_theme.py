"""The letters of a role follow the window and the person, however often they are asked for."""

from __future__ import annotations

from game.ui.preferences import Preferences
from game.ui.theme import Theme
from game.ui.units import Units
from game.ui.widgets.radio_group import RadioGroup


def test_letters_follow_window_and_preferences() -> None:
    theme = Theme(Units(1280, 720))
    small = theme.style("body").px
    theme.resize(Units(2560, 1440))
    assert theme.style("body").px == 2 * small
    theme.preferences = theme.preferences._replace(text_scale=1.5)
    assert theme.style("body").px == 3 * small
    theme.resize(Units(1280, 720), Preferences(text_scale=2.0))
    assert theme.style("body").px == 2 * small


def test_pills_follow_window_and_preferences() -> None:
    theme = Theme(Units(1280, 720))
    group = RadioGroup(theme, "Pace", ["calm", "brisk"], 0, lambda _index: None)
    wide = group.control_size(10_000)[0]
    theme.resize(Units(2560, 1440))
    assert group.control_size(10_000)[0] > 1.9 * wide
    theme.preferences = theme.preferences._replace(text_scale=1.5)
    fresh = RadioGroup(theme, "Pace", ["calm", "brisk"], 0, lambda _index: None)
    assert group.control_size(10_000) == fresh.control_size(10_000)
    assert group.narrowest() == fresh.narrowest()
