"""What the reader makes of the pictures: printed with pygame and looked at pixel by pixel."""

import io

import pygame
import pytest

from game.art import palette
from game.art.backdrops import table_backdrop
from game.art.cards import card_faces
from game.art.portraits import portraits
from game.art.screens import curtain_backdrop, shelf_backdrop, title_backdrop, wallpaper
from game.art.svg_picture import SvgPicture


def _printed(svg: str, width: int, height: int) -> pygame.Surface:
    drawn = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (width, height))
    sheet = pygame.Surface((width, height), pygame.SRCALPHA)
    sheet.blit(drawn, (0, 0))
    return sheet


def _of(picture: SvgPicture, width: int) -> pygame.Surface:
    return _printed(picture.svg, width, round(width * picture.height / picture.width))


def _turned_difference(surface: pygame.Surface) -> int:
    turned = pygame.transform.rotate(surface, 180)
    width, height = surface.get_size()
    return sum(
        max(abs(a - b) for a, b in zip(surface.get_at((x, y)), turned.get_at((x, y)), strict=True))
        > 90
        for x in range(4, width - 4, 3)
        for y in range(4, height - 4, 3)
    )


@pytest.mark.parametrize("kind", card_faces.BACKS)
def test_a_back_does_not_tell_which_way_it_lies(kind: str) -> None:
    assert _turned_difference(_of(card_faces.back(kind), 250)) == 0


@pytest.mark.parametrize("width", [50, 80, 120, 250])
def test_a_card_fills_its_paper_and_nothing_outside(width: int) -> None:
    card = _of(card_faces.face(13, "c"), width)
    height = card.get_height()
    assert card.get_at((0, 0)).a < 40
    assert card.get_at((width - 1, height - 1)).a < 40
    assert card.get_at((width // 2, 3)).a == 255
    assert sum(card.get_at((width // 10, height * 3 // 4))[:3]) > 600


@pytest.mark.parametrize("size", [(960, 600), (1280, 960)])
@pytest.mark.parametrize("game_id", palette.ACCENTS)
def test_the_felt_lies_where_the_table_shape_says(game_id: str, size: tuple[int, int]) -> None:
    w, h = size
    shape = table_backdrop.TableShape(w, h, w * 0.5, h * 0.45, w * 0.415, h * 0.365, h * 0.03)
    table = _printed(table_backdrop.table_backdrop(game_id, shape), w, h)
    for angle_x, angle_y in ((0.9, 0), (-0.9, 0), (0, 0.9), (0, -0.9)):
        x, y = round(shape.cx + angle_x * shape.rx), round(shape.cy + angle_y * shape.ry)
        # A stitch of the border may lie on the point itself: the cloth round it is looked at.
        spots = [table.get_at((x + dx, y + dy)) for dx in range(-8, 9) for dy in range(-8, 9)]
        assert all(spot.a == 255 for spot in spots)
        assert sum(spot.g > spot.r and spot.g > spot.b for spot in spots) > 0.7 * len(spots)
    red, green, blue, _ = table.get_at(
        (round(shape.cx), round(shape.cy - shape.ry - shape.rail * 0.75))
    )
    assert red > green > blue
    corners = [table.get_at(at) for at in ((0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1))]
    assert all(corner.a == 255 for corner in corners)


@pytest.mark.parametrize("size", [(960, 600), (1280, 960), (2560, 1080)])
def test_backdrops_leave_no_bare_corner(size: tuple[int, int]) -> None:
    w, h = size
    for svg in (
        title_backdrop.title_backdrop(w, h),
        shelf_backdrop.shelf_backdrop(w, h),
        wallpaper.sheet_backdrop(w, h, palette.MADDER),
        curtain_backdrop.curtain_backdrop(w, h),
    ):
        sheet = _printed(svg, w, h)
        for at in ((0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1), (w // 2, h // 2)):
            assert sheet.get_at(at).a == 255


def test_whose_turn_it_is_shows_in_shape_and_light() -> None:
    still = _of(portraits.medal("silver", turn=False), 152)
    turn = _of(portraits.medal("silver", turn=True), 152)
    lamp = (0xF6, 0xCF, 0x6F)
    assert turn.get_at((76 + 65, 76))[:3] == lamp
    assert still.get_at((76 + 65, 76))[:3] != lamp
