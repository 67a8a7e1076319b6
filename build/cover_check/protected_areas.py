"""Protected areas: the pixels of a table that nothing may lie over, by what they show."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TypeAlias

import numpy as np
import pygame

from game.presentation.zone_look import Shape, Spot
from game.table.cards.card_sprite import CardSprite
from game.table.painting.table_frame import TableFrame
from game.table.table_view import TableView

Pixels: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.bool_]]
"""True for each pixel of a part of the window that belongs to an area, by column and row."""
Part: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and lower edge of a part of a card, in shares of its width and height."""

INDEX: Part = (0.04, 0.03, 0.22, 0.3)
WHOLE: Part = (0.0, 0.0, 1.0, 1.0)
NAMES = ("status", "index", "gauge", "deck", "portrait")
_DECKS = (Spot.BESIDE, Spot.CENTRE, Spot.ACROSS)


class ProtectedAreas:
    """Status line, indices, gauge, deck and portraits of a table as it is seen now."""

    def __init__(self, view: TableView, frame: TableFrame) -> None:
        """Take the *frame* that *view* paints."""
        self._view = view
        self._frame = frame

    def rects(self, name: str) -> list[pygame.Rect]:
        """Upright rectangles round everything that belongs to the area *name*, in pixels."""
        if name == "index":
            cards = (*self._frame.cards.table, *self._frame.cards.hand)
            return [_round_corners(_corners(one, INDEX)) for one in cards if _lies_open(one)]
        if name == "portrait":
            return [pygame.Rect(x - r, y - r, 2 * r, 2 * r) for x, y, r in self._portraits()]
        if name == "gauge":
            painted = self._frame.hud.gauge_rect
            return [] if painted is None else [painted]
        return self._status() if name == "status" else list(self._decks())

    def pixels(self, name: str, part: pygame.Rect, hand: bool = True) -> Pixels:
        """Which pixels in this *part* of the window belong to the area *name*.

        Without the *hand* only cards on the table have an index.
        """
        if name == "index":
            return self._indices(part, hand)
        sheet = pygame.Surface(part.size)
        if name == "portrait":
            for x, y, r in self._portraits():
                pygame.draw.circle(sheet, "white", (x - part.x, y - part.y), r)
        else:
            for rect in self.rects(name):
                sheet.fill("white", rect.move(-part.x, -part.y))
        return _white(sheet)

    def _status(self) -> list[pygame.Rect]:
        """The words of the status line; where they were left out, their whole place."""
        pill, layout = self._frame.hud.prompt, self._frame.layout
        if pill is not None:
            return [pill.bounds()]
        return [layout.frame.px(layout.prompt)] if self._view.prompt else []

    def _indices(self, part: pygame.Rect, hand: bool) -> Pixels:
        """What can be seen of the indices of all cards that lie open, the lowest card first."""
        sheet, cards = pygame.Surface(part.size), self._frame.cards
        for sprite in (*cards.table, *(cards.hand if hand else ())):
            if not _round_corners(_corners(sprite, WHOLE)).colliderect(part):
                continue
            pygame.draw.polygon(sheet, "black", _moved(_corners(sprite, WHOLE), part))
            if _lies_open(sprite):
                pygame.draw.polygon(sheet, "white", _moved(_corners(sprite, INDEX), part))
        return _white(sheet)

    def _decks(self) -> Iterator[pygame.Rect]:
        """The top cards of the piles beside the middle, where cards are drawn or laid away."""
        for zone, slot in self._frame.layout.slots.items():
            laid = self._view.model.zones.get(zone)
            if laid and slot.look.shape is Shape.PILE and slot.look.spot in _DECKS:
                yield laid[-1].sprite.rect

    def _portraits(self) -> Iterator[tuple[float, float, float]]:
        """Middle and radius of the round pictures of the players, in pixels."""
        layout = self._frame.layout
        u = layout.frame.u
        for chair in layout.chairs.values():
            yield chair.x * u, chair.y * u, chair.r * u


def _lies_open(sprite: CardSprite) -> bool:
    return sprite.card is not None and not sprite.shows_back and not sprite.face_down


def _corners(sprite: CardSprite, part: Part) -> list[tuple[float, float]]:
    """The corners of a part of a card, in pixels."""
    pose, (wide, tall) = sprite.pose, sprite.size
    left, right = ((each - 0.5) * wide for each in part[::2])
    top, low = ((each - 0.5) * tall for each in part[1::2])
    turn = math.radians(-pose.turn)
    cos, sin = math.cos(turn), math.sin(turn)
    return [
        (pose.x + x * cos - y * sin, pose.y + x * sin + y * cos)
        for x, y in ((left, top), (right, top), (right, low), (left, low))
    ]


def _moved(corners: Sequence[tuple[float, float]], part: pygame.Rect) -> list[tuple[float, float]]:
    return [(x - part.x, y - part.y) for x, y in corners]


def _round_corners(corners: Sequence[tuple[float, float]]) -> pygame.Rect:
    left, top = (math.floor(min(each)) for each in zip(*corners, strict=True))
    right, low = (math.ceil(max(each)) for each in zip(*corners, strict=True))
    return pygame.Rect(left, top, right - left, low - top)


def _white(sheet: pygame.Surface) -> Pixels:
    return np.asarray(pygame.surfarray.array_red(sheet) > 0)
