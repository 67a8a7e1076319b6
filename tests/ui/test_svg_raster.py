"""Pictures: exactly as large as asked, in the quick format, letters where they belong."""

import pygame
import pytest

from game.art.svg import document, rect
from game.art.svg_picture import Anchor, Lettering, SvgPicture
from game.ui.pictures.svg_raster import rasterize_picture, rasterize_svg
from game.ui.text.text_renderer import TextRenderer

RED = document(100, 140, rect(0, 0, 100, 140, 0, "#ff0000"))


@pytest.mark.parametrize("size", [(100, 140), (150, 210), (1, 1), (77, 33)])
def test_a_picture_has_exactly_the_size_asked_for(
    screen: pygame.Surface, size: tuple[int, int]
) -> None:
    assert rasterize_svg(RED, size).get_size() == size


def test_a_picture_is_in_the_format_that_is_quick_to_blit(screen: pygame.Surface) -> None:
    made = rasterize_svg(RED, (20, 28))
    assert made.get_masks() == made.convert_alpha().get_masks()
    assert made.get_flags() & pygame.SRCALPHA


def test_it_is_in_that_format_without_a_screen_too(screen: pygame.Surface) -> None:
    wanted = rasterize_svg(RED, (20, 28)).get_masks()
    pygame.display.quit()
    assert rasterize_svg(RED, (20, 28)).get_masks() == wanted


def ink(surface: pygame.Surface) -> pygame.Rect:
    return pygame.mask.from_surface(surface, 60).get_bounding_rects()[0]


@pytest.mark.parametrize("anchor", ["l", "m", "r"])
def test_letters_stand_on_their_line_at_their_anchor(
    screen: pygame.Surface, anchor: Anchor
) -> None:
    letter = Lettering("H", 50, 70, 40, "sans_bold", "#000000", anchor)
    picture = SvgPicture(document(100, 140, ""), (letter,), 100, 140)
    place = ink(rasterize_picture(picture, (200, 280),
                              TextRenderer()))  # fmt: skip
    assert abs(place.bottom - 140) <= 1
    edge = {"l": place.left, "m": place.centerx, "r": place.right}[anchor]
    assert abs(edge - 100) <= 8


def test_turned_letters_are_the_same_upside_down(screen: pygame.Surface) -> None:
    one = Lettering("F", 20, 30, 24, "serif_black", "#000000")
    blank = document(100, 140, "")
    upright = rasterize_picture(SvgPicture(blank, (one,), 100, 140), (100, 140), TextRenderer())
    turned = rasterize_picture(
        SvgPicture(blank, (one._replace(turned=True),), 100, 140), (100, 140), TextRenderer()
    )
    assert pygame.image.tobytes(pygame.transform.rotate(upright, 180), "RGBA") == (
        pygame.image.tobytes(turned, "RGBA")
    )


def test_tracking_sets_letters_apart(screen: pygame.Surface) -> None:
    blank = document(400, 100, "")
    widths = []
    for tracking in (-4.0, 0.0, 10.0):
        word = Lettering("HHH", 200, 60, 40, "sans", "#000000", tracking=tracking)
        made = rasterize_picture(SvgPicture(blank, (word,), 400, 100), (400, 100), TextRenderer())
        boxes = pygame.mask.from_surface(made, 60).get_bounding_rects()
        widths.append(boxes[0].unionall(boxes[1:]).width)
    assert widths[0] < widths[1] < widths[2]


def test_what_is_printed_over_lies_above_the_letters(screen: pygame.Surface) -> None:
    word = Lettering("M", 50, 80, 60, "sans", "#000000")
    over = SvgPicture(document(100, 140, ""), (word,), 100, 140, RED)
    made = rasterize_picture(over, (100, 140), TextRenderer())
    assert made.get_at((50, 70))[:3] == (255, 0, 0)
