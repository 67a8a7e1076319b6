"""The thumbnail: a small picture of a table as everybody may see it, cards and portraits alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import pygame

from game.art.backdrops.table_backdrop import table_backdrop
from game.art.portraits.portraits import medal
from game.art.svg_picture import SvgPicture
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.zones import Seat, ZoneRegistry
from game.presentation.status import Status
from game.table.cards.card_pictures import CardPictures
from game.table.cards.poses.pose import Pose
from game.table.cards.table_model import TableModel
from game.table.layout.table_layout import LayoutInput, TableLayout, compute_layout
from game.table.layout.zone_space import held_counts
from game.table.painting.still_layer import table_shape
from game.table.seats.seat_portrait import MEDAL_RATIO
from game.table.table_dependencies import CardStyle
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.pictures.svg_raster import Size

THUMBNAIL_WINDOW = (1280, 720)
"""The table is laid out as in a window of this size, in pixels."""
DETAIL = 2
"""It is painted so many times larger and then made smaller: turned edges are smooth so."""
_HEAP = 4
"""So many cards of a pile are painted; the others lie under them."""
_CLOSE = 6.0
"""Cards that lie nearer to each other than this, in pixels of the window, are a pile."""


class CardPlace(NamedTuple):
    """A card on the table (None: its back) and where it lies in the window."""

    card: Card | None
    pose: Pose


class Snapshot(NamedTuple):
    """A table at one moment, ready to be painted at any size."""

    game: str
    layout: TableLayout
    cards: tuple[CardPlace, ...]
    """The lowest first."""
    portraits: tuple[str, ...]
    """By seat."""


def take_snapshot(
    game: str,
    zone_registry: ZoneRegistry,
    seen: Observation[Any],
    status: Status,
    portraits: Sequence[str],
    bottom: Seat,
) -> Snapshot:
    """Find every card that is *seen* its place; *bottom* is the seat that sits below.

    It draws nothing and may be called on any thread.
    """
    model = TableModel(zone_registry)
    model.apply_marks(status.marks)
    model.sync_to(seen)
    model.viewer = bottom
    counts = {zone: len(laid) for zone, laid in model.zones.items()}
    beside = status.gauge is not None or status.island_map is not None
    plan = LayoutInput(
        zone_registry, len(portraits), bottom, status.chairs, beside, size=THUMBNAIL_WINDOW,
        held_counts=held_counts(zone_registry, counts, (), model.closed_piles.zones),
    )  # fmt: skip
    model.layout = compute_layout(plan)
    cards: list[CardPlace] = []
    for zone, laid in model.zones.items():
        found = [
            CardPlace(one.sprite.card, pose)
            for one, pose in zip(laid, model.poses(zone), strict=False)
        ]
        cards += _without_buried(found)
    return Snapshot(game, model.layout, tuple(cards), tuple(portraits))


def paint_thumbnail(
    taken: Snapshot, size: Size, raster: PictureLoader, style: CardStyle
) -> pygame.Surface | None:
    """The picture in *size* pixels; None until everything on it has been loaded."""
    large = size[0] * DETAIL, size[1] * DETAIL
    scale = large[0] / THUMBNAIL_WINDOW[0]
    faces = CardPictures(raster, style)
    scene = _scenery(taken, large, raster)
    pictures = [_card(one, scale, faces) for one in taken.cards]
    heads = _heads(taken, scale, raster)
    if scene is None or None in pictures or any(head is None for head, _ in heads):
        return None
    sheet = scene.copy()
    for head, place in heads:
        if head is not None:
            sheet.blit(head, place)
    for picture, one in zip(pictures, taken.cards, strict=True):
        if picture is not None:
            sheet.blit(picture, picture.get_rect(center=(one.pose.x * scale, one.pose.y * scale)))
    return pygame.transform.smoothscale(sheet, size)


def _without_buried(cards: list[CardPlace]) -> list[CardPlace]:
    """Cards without those that lie deep in a pile."""
    kept: list[CardPlace] = []
    for at, one in enumerate(cards):
        above = cards[at + 1 : at + 1 + _HEAP]
        near = [
            other for other in above
            if abs(other.pose.x - one.pose.x) + abs(other.pose.y - one.pose.y) < _CLOSE
        ]  # fmt: skip
        if len(near) < _HEAP:
            kept.append(one)
    return kept


def _scenery(taken: Snapshot, large: Size, raster: PictureLoader) -> pygame.Surface | None:
    """Felt, rail and what stands behind, the same for all tables of a game."""
    game, shape = taken.game, table_shape(taken.layout.frame)

    def make() -> SvgPicture:
        return SvgPicture(table_backdrop(game, shape), (), *THUMBNAIL_WINDOW)

    return raster.get(("thumbnail", game), large, make)


def _card(one: CardPlace, scale: float, faces: CardPictures) -> pygame.Surface | None:
    wide = max(4, round(one.pose.wide * scale))
    picture = faces.plain_picture(one.card, wide)
    if picture is None or not one.pose.turn:
        return picture
    return pygame.transform.rotozoom(picture, one.pose.turn, 1)


def _heads(
    taken: Snapshot, scale: float, raster: PictureLoader
) -> list[tuple[pygame.Surface | None, pygame.Rect]]:
    found = []
    u = taken.layout.frame.u * scale
    for chair in taken.layout.chairs.values():
        side = max(4, round(2 * chair.r * MEDAL_RATIO * u))
        name = taken.portraits[chair.seat]
        head = raster.get(("medal", name), (side, side), partial(medal, name))
        place = pygame.Rect(0, 0, side, side)
        place.center = (round(chair.x * u), round(chair.y * u))
        found.append((head, place))
    return found
