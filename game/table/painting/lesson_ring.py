"""The lesson ring: a ring round the thing a lesson speaks of, unlike any other mark."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

import pygame

from game.art.palette import NIGHT, SKY
from game.art.svg import Paint, document, line, rect
from game.ui.pictures.cut_out import Gap, cut_out, relative_gaps
from game.ui.pictures.ring_outline import closed_way, ring_outline, turned_size
from game.ui.theme import Theme

AIR = 0.7
"""Between the thing and its ring, in u; a card has none, for its neighbour is near."""
LINE = 0.5
EDGE = 0.15
"""How wide the ring and its dark edge are, in u."""
CORNER = 1.4
INSET = 0.2
"""How much of the ring lies on its card, in u: little is seen of a card in a narrow fan."""
INNER = 0.005
"""At most so much of it by the width of the card: its index begins close to its edge."""
SMALL = 9.0
"""Round cards less wide than so many u the ring is thinner."""
CARD_CORNER = 0.064
"""The radius of the corners of a card, by its width."""


class LessonRing:
    """A sky-blue ring with a dark edge round an upright area; it lies beneath what it crosses."""

    def __init__(
        self,
        theme: Theme,
        area: pygame.Rect,
        beside: Sequence[pygame.Rect] = (),
        gaps: Sequence[Gap] = (),
    ) -> None:
        """Round *area*, in pixels, but inside the window.

        It keeps off what lies *beside* the area, and is open in its *gaps*.
        """
        self._theme = theme
        self._rect = _ring_rect(theme, area, beside)
        self._gaps = relative_gaps(gaps, self._rect)

    def bounds(self) -> pygame.Rect:
        """The ring with its edge."""
        return self._rect

    def stamp(self) -> Hashable:
        """What the picture depends on."""
        return "pointer ring", self._rect.size, self._gaps, self._theme.stamp

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the ring."""
        whole = _picture(self._theme, self._rect.size, self._theme.units.exact(CORNER))
        surface.blit(cut_out(self._theme.shapes, "pointer ring", whole, self._gaps), self._rect)


def _ring_rect(theme: Theme, area: pygame.Rect, beside: Sequence[pygame.Rect]) -> pygame.Rect:
    """The ring with its edge: some air round *area*, less where something lies *beside* it."""
    grown, broad = theme.units(AIR + LINE + EDGE), theme.units(LINE + 2 * EDGE)
    left, top, right, low = area.left, area.top, area.right, area.bottom
    near = [each for each in beside if each.colliderect(area.inflate(2 * grown, 2 * grown))]
    across = [each for each in near if each.left < right and each.right > left]
    down = [each for each in near if each.top < low and each.bottom > top]
    room = (
        min([grown, *(left - each.right for each in down if each.right <= left)]),
        min([grown, *(top - each.bottom for each in across if each.bottom <= top)]),
        min([grown, *(each.left - right for each in down if each.left >= right)]),
        min([grown, *(each.top - low for each in across if each.top >= low)]),
    )
    before_x, before_y, after_x, after_y = (max(broad, each) for each in room)
    ring = pygame.Rect(
        left - before_x, top - before_y, area.width + before_x + after_x,
        area.height + before_y + after_y,
    )  # fmt: skip
    return ring.clip(pygame.Rect(0, 0, theme.units.width, theme.units.height))


class CardLessonRing:
    """The same ring close round a card, turned as it lies; cards on top of it cover the ring."""

    def __init__(
        self,
        theme: Theme,
        size: tuple[int, int],
        at: pygame.Vector2,
        turn: float,
        gaps: Sequence[Gap] = (),
    ) -> None:
        """Round a card of *size* with its middle *at* a point in pixels, *turn* in degrees.

        It is open in its *gaps*.
        """
        self._theme = theme
        units = theme.units
        self._scale = min(1.0, size[0] / units.exact(SMALL))
        self._broad = units.exact((LINE + 2 * EDGE) * self._scale)
        inset = min(units.exact(INSET * self._scale), INNER * size[0])
        grown = 2 * math.ceil(self._broad - inset)
        self._box = size[0] + grown, size[1] + grown
        self._corner = size[0] * CARD_CORNER + grown / 2
        self._turn = round(turn, 2)
        self._bounds = pygame.Rect((0, 0), turned_size(self._box, self._turn))
        self._bounds.center = round(at.x), round(at.y)
        window = pygame.Rect(0, 0, units.width, units.height)
        edge = 0 if window.contains(self._bounds) else 2 * math.ceil(self._broad / 2)
        self._room = window.inflate(-edge, -edge).move(-self._bounds.centerx, -self._bounds.centery)
        if not edge:
            self._room = pygame.Rect(self._bounds)
            self._room.center = 0, 0
        self._gaps = relative_gaps(gaps, self._bounds)

    def bounds(self) -> pygame.Rect:
        """The ring with its edge, upright."""
        return self._bounds

    def stamp(self) -> Hashable:
        """What the picture depends on."""
        return *self._look(), self._gaps, self._theme.stamp

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the ring."""
        shapes = self._theme.shapes
        whole = shapes.piece(self._look(), self._bounds.size, self._svg)
        surface.blit(cut_out(shapes, self._look(), whole, self._gaps), self._bounds)

    def _look(self) -> tuple[Hashable, ...]:
        return "pointer ring of a card", self._box, self._turn, tuple(self._room)

    def _svg(self) -> str:
        size, broad = self._bounds.size, self._broad
        box = self._box[0] - broad, self._box[1] - broad
        ring = ring_outline(box, self._corner - broad / 2, self._turn, self._room)
        way = closed_way(ring, (size[0] / 2, size[1] / 2))
        line_wide = self._theme.units.exact(LINE * self._scale)
        return document(*size, line(way, NIGHT, broad) + line(way, SKY, line_wide))


def _picture(theme: Theme, size: tuple[int, int], corner: float) -> pygame.Surface:
    ring, broad = (theme.units.exact(wide) for wide in (LINE, LINE + 2 * EDGE))
    return theme.shapes.piece(
        ("pointer ring", corner), size, lambda: _svg(size, corner, ring, broad)
    )


def _svg(size: tuple[int, int], corner: float, ring: float, broad: float) -> str:
    half = broad / 2
    place = (half, half, size[0] - broad, size[1] - broad, max(0.0, corner - half))
    edge = rect(*place, Paint("none", NIGHT, broad))
    return document(*size, edge + rect(*place, Paint("none", SKY, ring)))
