"""The menu: its entries stand in the middle of the paper, and no ring lies over another entry."""

from __future__ import annotations

import pygame
import pytest

from game.ui.forms.dialog_stack import DialogStack
from game.ui.forms.focus_mark import FocusMark
from game.ui.forms.form import Form
from game.ui.forms.menu_dialog import MenuEntry, MenuText, open_menu
from game.ui.preferences import Preferences
from game.ui.theme import Theme
from game.ui.units import Units

SIZES = [(1280, 720), (2560, 1440)]


def opened(size: tuple[int, int]) -> tuple[Theme, pygame.Rect, list[pygame.Rect]]:
    """A menu of six entries in a window of *size*: its paper, and all its buttons."""
    theme = Theme(Units(*size), Preferences())
    layers = DialogStack(Form(theme))
    layers.layout(size)
    entries = [MenuEntry(f"Entry {number}", lambda: None) for number in range(6)]
    dialog = open_menu(layers, theme, MenuText("Paused", "Back to the table"), entries)
    dialog.layout(size)
    told = dialog.describe()
    return theme, told[0].rect, [each.rect for each in told if each.role == "button"]


@pytest.mark.parametrize("size", SIZES)
def test_the_margins_of_a_menu_are_even(size: tuple[int, int]) -> None:
    _, paper, buttons = opened(size)
    left = min(button.left for button in buttons) - paper.left
    right = paper.right - max(button.right for button in buttons[:-1])
    assert abs(left - right) <= 2
    assert abs(paper.right - buttons[-1].right - right) <= 2


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_round_an_entry_lies_over_no_other(size: tuple[int, int]) -> None:
    theme, _, buttons = opened(size)
    for button in buttons[:-1]:
        others = [other for other in buttons[:-1] if other != button]
        assert FocusMark(theme, button).bounds().collidelist(others) < 0


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_round_the_way_back_keeps_its_distance_from_the_entries(
    size: tuple[int, int],
) -> None:
    theme, paper, buttons = opened(size)
    ring, air = FocusMark(theme, buttons[-1]).bounds(), theme.units(1)
    assert ring.inflate(2 * air, 2 * air).collidelist(buttons[:-1]) < 0
    assert paper.contains(ring)
