"""Card pictures: every card and back at the sizes the table needs, painted in the background."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import NamedTuple, TypeAlias

import pygame

from game.art.cards import card_faces as printer
from game.art.palette import CARD_EDGE, PAPER
from game.art.svg_picture import SvgPicture
from game.engine.cards import Card
from game.table.table_dependencies import CardStyle
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.surface_cache import MEGABYTE, SurfaceCache, room_in

LARGE_INDEX_BELOW = 80
"""Below this many pixels of width a card carries the large index."""

_SHARPEST = 230
"""Above this width a turned card is sharp enough without a picture of twice the size."""

_PARTS, _LEAST = 0.4, 3 * MEGABYTE
"""How much of what is made here is kept: pictures of the whole window, bytes at least."""

_GROWTH = 1.09
_CORNER = 0.064

_Order: TypeAlias = tuple[Hashable, Callable[[], SvgPicture]]
"""A picture's name at the loader, and how it is drawn."""


class CardPicture(NamedTuple):
    """A card's picture, by what it is known, and the same at twice the size, if it is there."""

    key: Hashable
    picture: pygame.Surface
    sharp: pygame.Surface | None


def card_height(wide: float) -> int:
    """The height of a card *wide* pixels wide."""
    return round(wide * 1.4)


class CardPictures:
    """Pictures by card and width; a plain paper stands in until the loader is done."""

    def __init__(self, raster: PictureLoader, style: CardStyle) -> None:
        self._raster = raster
        self._taste = style
        self._orders: dict[tuple[Card | None, bool], _Order] = {}
        """How the loader knows a card, with or without the large index."""
        self._made: SurfaceCache[Hashable] = SurfaceCache(_LEAST)
        """What was scaled, and empty cards."""

    def set_style(self, style: CardStyle) -> None:
        """Draw in another style from now on."""
        self._taste = style
        self._orders.clear()

    def clear(self, window: tuple[int, int]) -> None:
        """Forget what was scaled; from now on it is for a *window* of this size in pixels."""
        self._made.clear(room_in(window, _PARTS, _LEAST))

    def picture_at_rest(self, card: Card | None, wide: int, turned: bool) -> CardPicture:
        """The picture of *card* (None: the back) for a card that lies still; only where it is
        *turned* that of twice the size is asked for too."""
        key, make = self._order(card, wide)
        size = (wide, card_height(wide))
        picture = self._raster.get(key, size, make)
        if picture is None:
            return CardPicture(("blank", wide), self._paper(wide), None)
        sharp = None
        if turned and wide <= _SHARPEST:
            sharp = self._raster.get_finer((key, "sharp"), (2 * wide, 2 * card_height(wide)), make)
        return CardPicture((key, wide, sharp is not None), picture, sharp)

    def picture_in_motion(
        self, card: Card | None, wide: float, bases: tuple[int, int]
    ) -> CardPicture:
        """The picture at about *wide* pixels, made from that at one of the two *bases*."""
        base = min(bases, key=lambda one: abs(one - wide))
        key, make = self._order(card, base)
        picture = self._raster.get(key, (base, card_height(base)), make)
        if picture is None:
            key, picture = "blank", self._paper(base)
        step = round(math.log(max(1.0, wide) / base) / math.log(_GROWTH))
        if not step:
            return CardPicture((key, base, False), picture, None)
        name = (key, base, "scaled", step)
        scaled = self._made.get(name)
        if scaled is None:
            size = max(2, round(base * _GROWTH**step))
            scaled = pygame.transform.smoothscale(picture, (size, card_height(size)))
            self._made.put(name, scaled)
        return CardPicture(name, scaled, None)

    def picture_turning(self, picture: CardPicture, eighths: int) -> CardPicture:
        """The picture while it is turned over, *eighths* of its width to be seen."""
        name = (picture.key, "turning", eighths)
        narrow = self._made.get(name)
        if narrow is None:
            surface = picture.picture
            size = (max(2, surface.get_width() * eighths // 8), surface.get_height())
            narrow = pygame.transform.smoothscale(surface, size)
            self._made.put(name, narrow)
        return CardPicture(name, narrow, None)

    def overlay(
        self, what: Hashable, size: tuple[int, int], make: Callable[[], SvgPicture]
    ) -> pygame.Surface | None:
        """What a card wears, in *size* pixels; None until it is painted."""
        return self._raster.get_finer(("overlay", what), size, make)

    def plain_picture(self, card: Card | None, wide: int) -> pygame.Surface | None:
        """The plain picture of *card* (None: the back); None while it is painted."""
        key, make = self._order(card, wide)
        return self._raster.get(key, (wide, card_height(wide)), make)

    def request(self, card: Card | None, wide: int) -> None:
        """Ask for a picture that will be needed soon."""
        key, make = self._order(card, wide)
        self._raster.request(key, (wide, card_height(wide)), make)

    def _order(self, card: Card | None, wide: int) -> _Order:
        kind = card, self._taste.large_index or wide < LARGE_INDEX_BELOW
        order = self._orders.get(kind)
        if order is None:
            order = self._orders[kind] = self._new_order(*kind)
        return order

    def _new_order(self, card: Card | None, large_index: bool) -> _Order:
        if card is None:
            back = self._taste.back
            return ("back", back), lambda: printer.back(back)
        style = printer.FaceStyle(self._taste.four_colours, large_index)
        name = card.text.rstrip("'")
        return ("face", name, style), lambda: _face(card, style)

    def _paper(self, wide: int) -> pygame.Surface:
        """The empty card that is shown while the face is painted."""
        paper = self._made.get(("blank", wide))
        if paper is None:
            paper = pygame.Surface((wide, card_height(wide)), pygame.SRCALPHA)
            corner = round(wide * _CORNER)
            pygame.draw.rect(paper, CARD_EDGE, paper.get_rect(), border_radius=corner)
            inner = paper.get_rect().inflate(-2, -2)
            pygame.draw.rect(paper, PAPER, inner, border_radius=corner)
            self._made.put(("blank", wide), paper)
        return paper


def _face(card: Card, style: printer.FaceStyle) -> SvgPicture:
    """Draw one face; the loader calls it on its own thread."""
    if card.is_joker:
        return printer.joker(int(card.text[1]), style)
    return printer.face(card.rank, card.suit.value, style)
