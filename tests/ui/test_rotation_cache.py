"""Turned pictures and shadows: few new ones a frame, within their weight."""

import pygame

from game.ui.pictures.rotation_cache import RotationCache
from game.ui.pictures.shadows import Shadows
from game.ui.units import Units


def card() -> pygame.Surface:
    surface = pygame.Surface((50, 70), pygame.SRCALPHA)
    surface.fill((200, 30, 30))
    return surface


def test_upright_is_the_picture_itself(screen: pygame.Surface) -> None:
    face = card()
    assert RotationCache().turned("a", face, 0.4) is face
    assert RotationCache().turned("a", face, 360, exact=True) is face


def test_near_angles_share_a_picture(screen: pygame.Surface) -> None:
    rotations = RotationCache()
    face = card()
    assert rotations.turned("a", face, 10) is rotations.turned("a", face, 9.6)
    assert rotations.turned("a", face, 10) is not rotations.turned("b", face, 10)


def test_at_most_two_new_ones_a_frame_and_a_near_one_stands_in(screen: pygame.Surface) -> None:
    rotations = RotationCache()
    face = card()
    rotations.begin_frame()
    first = rotations.turned("a", face, 3)
    second = rotations.turned("a", face, 30)
    assert rotations.turned("a", face, 27) is second
    assert rotations.turned("a", face, 6) is first
    assert rotations.incomplete
    rotations.begin_frame()
    assert rotations.turned("a", face, 27) is not second
    assert not rotations.incomplete


def test_a_picture_without_neighbours_is_made_all_the_same(screen: pygame.Surface) -> None:
    rotations = RotationCache()
    rotations.begin_frame()
    for name in "abcd":
        assert rotations.turned(name, card(), 12).get_width() > 50


def test_angles_across_the_top_are_near(screen: pygame.Surface) -> None:
    rotations = RotationCache()
    face = card()
    left = rotations.turned("a", face, -3)
    rotations.turned("a", face, 90)
    assert rotations.turned("a", face, 3) is left


def test_exact_angles_are_exact_and_sharp(screen: pygame.Surface) -> None:
    rotations = RotationCache()
    big = pygame.transform.scale2x(card())
    near = rotations.turned("a", card(), 7.3, exact=True, sharp=big)
    wanted = pygame.transform.rotozoom(big, 7.3, 0.5)
    assert pygame.image.tobytes(near, "RGBA") == pygame.image.tobytes(wanted, "RGBA")


def test_kept_rotations_weigh_no_more_than_allowed(screen: pygame.Surface) -> None:
    rotations = RotationCache(room=200_000)
    for angle in range(3, 180, 3):
        rotations.begin_frame()
        rotations.turned("a", card(), angle)
    assert rotations.bytes <= 200_000


def test_shadows_fall_down_right_and_further_from_higher_things(screen: pygame.Surface) -> None:
    shadows = Shadows(Units(1920, 1080))
    low, high = (shadows.cast((100, 140), height) for height in (0, 4))
    assert 0 < low.dx < high.dx
    assert 0 < low.dy < high.dy
    assert high.picture.get_width() > low.picture.get_width()


def test_a_turned_card_throws_its_shadow_the_same_way(screen: pygame.Surface) -> None:
    shadows = Shadows(Units(1920, 1080))
    upright, turned = (shadows.cast((100, 140), 1, angle) for angle in (0, 90))
    assert (upright.dx, upright.dy) == (turned.dx, turned.dy)
    assert turned.picture.get_width() > turned.picture.get_height()


def test_a_shadow_fades_to_nothing_at_its_rim(screen: pygame.Surface) -> None:
    picture = Shadows(Units(1920, 1080)).cast((100, 140), 2.5).picture
    wide, tall = picture.get_size()
    rim = [picture.get_at((x, y)).a for x in (0, wide - 1) for y in range(0, tall, 5)]
    assert max(rim) <= 8
    assert picture.get_at((wide // 2, tall // 2)).a > 60
