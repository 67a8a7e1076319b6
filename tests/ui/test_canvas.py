"""The canvas: the same pixels as painting everything, and no more work than needed."""

from collections.abc import Hashable
from random import Random
from typing import NamedTuple

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.pictures.canvas import Canvas
from game.ui.pictures.changed_areas import differing, merged

SIZE = (160, 120)


class Tile(NamedTuple):
    """A see-through coloured rectangle."""

    x: int
    y: int
    w: int
    h: int
    colour: int

    def bounds(self) -> pygame.Rect:
        return pygame.Rect(self[:4])

    def stamp(self) -> Hashable:
        return self.colour

    def paint(self, surface: pygame.Surface) -> None:
        sheet = pygame.Surface((self.w, self.h), pygame.SRCALPHA)
        sheet.fill((self.colour * 40 % 256, self.colour * 90 % 256, 99, 150))
        pygame.draw.line(sheet, (255, 255, 255), (0, 0), (self.w, self.h))
        surface.blit(sheet, (self.x, self.y))


tiles = st.builds(
    Tile,
    st.integers(-20, 150), st.integers(-20, 110), st.integers(1, 70), st.integers(1, 70),
    st.integers(0, 5),
)  # fmt: skip
pictures = st.lists(st.lists(tiles, max_size=7), min_size=2, max_size=5)


def fresh_canvas() -> Canvas:
    canvas = Canvas(pygame.Surface(SIZE))
    layer = pygame.Surface(SIZE)
    for x in range(0, SIZE[0], 8):
        pygame.draw.line(layer, (x, 80, 40), (x, 0), (x, SIZE[1]), 8)
    canvas.set_layer(layer)
    return canvas


def painted_whole(things: list[Tile]) -> bytes:
    canvas = fresh_canvas()
    canvas.paint(things)
    return pygame.image.tobytes(canvas.screen, "RGB")


@settings(max_examples=60, deadline=None)
@given(pictures)
def test_every_change_gives_the_pixels_of_painting_everything(frames: list[list[Tile]]) -> None:
    canvas = fresh_canvas()
    for things in frames:
        canvas.paint(things)
        assert pygame.image.tobytes(canvas.screen, "RGB") == painted_whole(things)


@settings(max_examples=60, deadline=None)
@given(st.lists(tiles, min_size=2, max_size=7), st.randoms(use_true_random=False))
def test_a_new_order_gives_the_pixels_of_painting_everything(
    things: list[Tile], rng: Random
) -> None:
    canvas = fresh_canvas()
    canvas.paint(things)
    other = list(things)
    rng.shuffle(other)
    canvas.paint(other)
    assert pygame.image.tobytes(canvas.screen, "RGB") == painted_whole(other)


def test_nothing_is_painted_when_nothing_changed() -> None:
    canvas = fresh_canvas()
    things = [Tile(5, 5, 20, 20, 1), Tile(10, 10, 20, 20, 2)]
    assert canvas.paint(things)
    assert not canvas.paint(list(things))
    assert canvas.damage == []


def test_only_where_something_changed_is_painted() -> None:
    canvas = fresh_canvas()
    canvas.paint([Tile(5, 5, 20, 20, 1), Tile(100, 80, 20, 20, 2)])
    assert canvas.paint([Tile(5, 5, 20, 20, 1), Tile(100, 80, 20, 20, 3)])
    assert canvas.damage == [pygame.Rect(100, 80, 20, 20)]


def test_a_new_layer_is_painted_everywhere() -> None:
    canvas = fresh_canvas()
    canvas.paint([])
    layer = pygame.Surface(SIZE)
    layer.fill((1, 2, 3))
    canvas.set_layer(layer)
    assert canvas.paint([])
    assert canvas.screen.get_at((80, 60))[:3] == (1, 2, 3)


def test_what_leaves_the_screen_changes_nothing() -> None:
    canvas = fresh_canvas()
    canvas.paint([Tile(-50, -50, 20, 20, 1)])
    assert not canvas.paint([Tile(-60, -50, 20, 20, 1)])


@pytest.mark.parametrize("count", [1, 4])
def test_overtaking_names_at_least_one_of_the_two(count: int) -> None:
    marks = [(i, 0, 1, 1, "card") for i in range(count + 1)]
    found = differing(marks, [*marks[1:], marks[0]])
    assert found == [marks[0]]


def test_twins_are_counted() -> None:
    mark = (0, 0, 5, 5, "shadow")
    assert differing([mark, mark], [mark]) == [mark]
    assert differing([mark], [mark, mark]) == [mark]


def test_joined_rectangles_cover_all_of_them() -> None:
    areas = [pygame.Rect(0, 0, 10, 10), pygame.Rect(2, 0, 10, 10), pygame.Rect(50, 50, 5, 5)]
    joined = merged(areas)
    assert len(joined) == 2
    assert all(any(one.contains(area) for one in joined) for area in areas)


class Watched(NamedTuple):
    """A tile that notes whenever it is painted."""

    tile: Tile
    painted: list[Tile]

    def bounds(self) -> pygame.Rect:
        return self.tile.bounds()

    def stamp(self) -> Hashable:
        return self.tile.stamp()

    def paint(self, surface: pygame.Surface) -> None:
        self.painted.append(self.tile)
        self.tile.paint(surface)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(tiles, min_size=3, max_size=7),
    st.lists(st.tuples(tiles, st.integers(0, 12), tiles), min_size=6, max_size=24),
)
def test_things_that_are_still_for_a_while_give_the_same_pixels(
    still: list[Tile], course: list[tuple[Tile, int, Tile]]
) -> None:
    canvas = fresh_canvas()
    for moving, changed, other in course:
        if changed < len(still):  # else nothing below changes this time
            still = [*still[:changed], other, *still[changed + 1 :]]
        canvas.paint([*still, moving])
        assert pygame.image.tobytes(canvas.screen, "RGB") == painted_whole([*still, moving])


def test_what_is_still_is_not_painted_again_beneath_a_thing_that_moves() -> None:
    canvas = fresh_canvas()
    painted: list[Tile] = []
    still = [Watched(Tile(10 * n, 10, 40, 40, n), painted) for n in range(5)]
    for x in range(20):
        canvas.paint([*still, Tile(x, 20, 30, 30, 1)])
    painted.clear()
    for x in range(20, 30):
        canvas.paint([*still, Tile(x, 20, 30, 30, 1)])
    assert not painted
