"""The bamboo gauge: its words stand at their steps, and its number rises to the top."""

from __future__ import annotations

import pygame
import pytest

from game.art.palette import EMBER, ON_MADDER, PAPER
from game.presentation.gauge import Gauge, GaugeKind
from game.table.hud.scores.bamboo_gauge_picture import DISC, paint_bamboo_gauge
from game.ui.cached_sprite import CachedSprites
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.preferences import Preferences
from game.ui.theme import Theme
from game.ui.units import Units

HIGH = 13
STEPS = Gauge("the promise", HIGH, HIGH, figure="A", ends=("2", "A"))


def painted(size: tuple[int, int], gauge: Gauge) -> pygame.Surface:
    """The gauge of a window of this size, as high as on the table."""
    theme = Theme(Units(*size), Preferences())
    u = theme.units.u
    sheet = pygame.Surface((round(14.5 * u), round(20 * u)), pygame.SRCALPHA)
    paint_bamboo_gauge(
        CachedSprites(theme, PictureLoader(theme.type, at_once=True)), sheet, gauge, u
    )
    return sheet


def rows_of(sheet: pygame.Surface, left: int, right: int, colour: str) -> list[int]:
    """The rows in which something of this colour lies between two columns."""
    wanted = pygame.Color(colour)
    return [
        y
        for y in range(sheet.get_height())
        if any(sheet.get_at((x, y))[:3] == wanted[:3] for x in range(left, right))
    ]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_the_words_stand_at_the_lowest_and_the_highest_step(size: tuple[int, int]) -> None:
    sheet = painted(size, STEPS)
    wide, tall = sheet.get_size()
    step = tall / (HIGH + 0.3)
    rows = rows_of(sheet, wide * 3 // 4, wide, PAPER)
    highest, lowest = ([y for y in rows if (y < tall / 2) == upper] for upper in (True, False))
    for found, middle in ((highest, tall - 12.6 * step), (lowest, tall - 0.6 * step)):
        assert abs((found[0] + found[-1]) / 2 - middle) < 0.7 * step


def test_the_number_rises_as_high_as_it_has_room() -> None:
    sheet = painted((1280, 720), STEPS)
    rows = rows_of(sheet, 0, sheet.get_width() // 4, ON_MADDER)
    assert sum(rows) / len(rows) < 3 * sheet.get_height() / (HIGH + 0.3)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
@pytest.mark.parametrize("figure", ["8", "10", "J", "K"])
def test_the_figure_stands_in_the_middle_of_its_disc(size: tuple[int, int], figure: str) -> None:
    sheet = painted(size, STEPS._replace(value=7, figure=figure))
    wide = sheet.get_width() // 4
    disc = rows_of(sheet, 0, wide, DISC)
    letter = [row for row in rows_of(sheet, 0, wide, ON_MADDER) if row in disc]
    assert abs((letter[0] + letter[-1]) - (disc[0] + disc[-1])) <= 4 * size[1] // 720


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("value", range(1, HIGH + 1))
def test_the_flame_hides_nothing_of_its_number(size: tuple[int, int], value: int) -> None:
    fire = Gauge("flame", value, HIGH, kind=GaugeKind.FIRE)
    sheet, u = painted(size, fire), Units(*size).u
    wide = round(4.4 * u)
    flame = rows_of(sheet, 0, wide, EMBER)
    disc = rows_of(sheet, 0, wide, DISC)
    number = [row for row in rows_of(sheet, 0, wide, ON_MADDER) if row in disc]
    assert flame
    assert flame[0] > 0
    assert max(flame) <= number[0] + 0.35 * u


@pytest.mark.parametrize("value", range(HIGH + 1))
def test_the_word_at_the_line_of_the_hat_is_always_there(value: int) -> None:
    """And what may be played next, beside it."""
    size = (1280, 720)
    hat = Gauge("flame", value, HIGH, 9, "hat off", kind=GaugeKind.FIRE)
    with_words = painted(size, hat)
    without = painted(size, hat._replace(notch_text=" "))
    words = pygame.mask.from_threshold(with_words, (0, 0, 0), (1, 1, 1, 255), without)
    words.invert()
    wide, tall = with_words.get_size()
    step = tall / (HIGH + 0.3)
    changed = words.get_bounding_rects()
    assert changed
    place = changed[0].unionall(changed[1:])
    assert place.left > wide / 2
    assert abs(place.centery - (tall - 9.1 * step)) <= step
