"""The table's side of the measurement: our own cards on our own canvas, as the game draws them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from benchmarks import card_places
from benchmarks.card_places import CARDS, MOVING, card_size, open_window
from game.engine.cards import numbered
from game.table.cards.card_pictures import CardPictures
from game.table.cards.card_sprite import CardSprite
from game.table.cards.poses.pose import Pose
from game.table.table_dependencies import CardStyle
from game.ui.pictures.canvas import Canvas
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.pictures.rotation_cache import RotationCache
from game.ui.theme import Theme
from game.ui.units import Units

AT_REST, IN_FLIGHT = 0, 4
"""Heights over the table."""


def pose(place: card_places.Pose, wide: int, lift: float) -> Pose:
    """The bench's place of a card as the table writes it."""
    return Pose(place.x, place.y, place.angle, wide, lift)


def table(size: tuple[int, int]) -> Callable[[int], None]:
    """A frame of the table: sixty cards on the canvas, ten of them moving and turning."""
    window, screen = open_window(size)
    theme, rotations, canvas = Theme(Units(*size)), RotationCache(), Canvas(screen)
    faces = CardPictures(PictureLoader(theme.type, at_once=True), CardStyle())
    layer = pygame.Surface(size)
    layer.fill((24, 92, 58))
    canvas.set_layer(layer)
    wide = card_size(size)[0]
    still = [
        CardSprite(numbered(n), pose(card_places.resting(n, size), wide, AT_REST))
        for n in range(CARDS - MOVING)
    ]
    flying = [
        CardSprite(numbered(n), pose(card_places.moving(n, 0, size), wide, IN_FLIGHT))
        for n in range(MOVING)
    ]
    for sprite in flying:
        sprite.held = True

    def frame(count: int) -> None:
        rotations.begin_frame()
        for number, sprite in enumerate(flying):
            sprite.pose = pose(card_places.moving(number, count, size), wide, IN_FLIGHT)
        for sprite in (*still, *flying):
            sprite.prepare(faces, rotations, theme)
        if canvas.paint([*still, *flying]):
            window.flip()

    return frame
