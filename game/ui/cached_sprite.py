"""Cached sprites: pictures painted once and shown until what they say changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.art.svg_picture import SvgPicture
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.theme import Role, Theme

_SOLID = 100
"""A pixel belongs to a part of a picture if its alpha is higher, of 255: no shadow does."""
_LEAST = 12
"""A part has at least so many pixels."""


class CachedSprite:
    """A picture in its place, painted when it is first looked at."""

    def __init__(
        self,
        rect: pygame.Rect,
        picture: pygame.Surface | Callable[[], pygame.Surface],
        key: Hashable,
        name: Hashable = None,
    ) -> None:
        """Take a finished *picture*, or a function that paints it."""
        self.rect = rect
        self.key = key
        self.name = name
        """Of the thing it shows; None if it is made anew each time."""
        self._picture = picture
        self._parts: tuple[pygame.Rect, ...] | None = None

    @property
    def picture(self) -> pygame.Surface:
        """The picture; the first question paints it."""
        if not isinstance(self._picture, pygame.Surface):
            self._picture = self._picture()
        return self._picture

    @property
    def parts(self) -> list[pygame.Rect]:
        """Where on it something is painted: a rectangle, in the window, round all that touches."""
        if self._parts is None:
            solid = pygame.mask.from_surface(self.picture, _SOLID)
            found = solid.connected_components(_LEAST)
            self._parts = tuple(one.get_bounding_rects()[0] for one in found)
        return [part.move(self.rect.topleft) for part in self._parts]

    def bounds(self) -> pygame.Rect:
        """Where it lies."""
        return self.rect

    def stamp(self) -> Hashable:
        """What its picture depends on."""
        return self.picture

    def paint(self, surface: pygame.Surface) -> None:
        """Lay it down."""
        surface.blit(self.picture, self.rect)


class CachedSprites:
    """Sprites by name, each painted anew only when its key changes."""

    def __init__(self, theme: Theme, raster: PictureLoader) -> None:
        self.theme = theme
        self.raster = raster
        self._kept: dict[Hashable, CachedSprite] = {}
        self._owing = False

    def sprite(
        self,
        name: Hashable,
        key: Hashable,
        rect: pygame.Rect,
        paint: Callable[[pygame.Surface], None],
    ) -> CachedSprite:
        """The sprite *name*, painted anew by *paint* when *key* or its size changed, or when a
        picture was missing; nothing is painted before somebody looks at it."""
        full = (key, rect.size, self.theme.stamp)
        kept = self._kept.get(name)
        if kept is not None and kept.key == full:
            kept.rect = rect
            return kept
        made = CachedSprite(rect, lambda: self._paint(made, paint), full, name)
        self._kept[name] = made
        return made

    def _paint(
        self, sprite: CachedSprite, paint: Callable[[pygame.Surface], None]
    ) -> pygame.Surface:
        """Paint the picture of *sprite*; without all its parts it is painted anew next time."""
        sheet = pygame.Surface(sprite.rect.size, pygame.SRCALPHA)
        if pygame.display.get_init() and pygame.display.get_surface() is not None:
            sheet = sheet.convert_alpha()
        self._owing = False
        paint(sheet)
        if self._owing:
            sprite.key = None
        return sheet

    def picture(
        self, key: Hashable, size: tuple[int, int], make: Callable[[], SvgPicture]
    ) -> pygame.Surface | None:
        """A drawing from the loader; None while it is made: then the sprite is painted again."""
        done = self.raster.get(key, size, make)
        self._owing = self._owing or done is None
        return done

    def shape(
        self, what: Hashable, size: tuple[int, int], draw: Callable[[], str]
    ) -> pygame.Surface:
        """A small shape drawn as SVG text, kept for the next time."""
        return self.theme.shapes.piece(what, size, draw)

    def draw_picture(
        self,
        sheet: pygame.Surface,
        key: Hashable,
        make: Callable[[], SvgPicture],
        rect: pygame.Rect,
        turn: float = 0.0,
    ) -> None:
        """Lay a drawing on a surface, turned by *turn* degrees counter-clockwise."""
        picture = self.picture(key, rect.size, make)
        if picture is None:
            return
        if turn:
            picture = pygame.transform.rotozoom(picture, turn, 1)
        sheet.blit(picture, picture.get_rect(center=rect.center))

    def draw_text(
        self,
        sheet: pygame.Surface,
        text: str,
        role: Role,
        colour: str,
        rect: pygame.Rect,
        side: str = "middle",
    ) -> None:
        """Write one line into *rect*, shrunk to fit; *side* is left, middle or right."""
        if not text:
            return
        wished = self.theme.type.lower(self.theme.style(role), rect.height)
        text, style = self.theme.type.fit(text, wished, max(4, rect.width))
        line = self.theme.type.render(text, style, colour)
        place = line.get_rect(center=rect.center)
        if side == "left":
            place.left = rect.left
        elif side == "right":
            place.right = rect.right
        sheet.blit(line, place)

    def draw_figure(
        self, sheet: pygame.Surface, text: str, role: Role, colour: str, rect: pygame.Rect
    ) -> None:
        """Write a figure in the middle of *rect* by what is seen of it, not by its line."""
        wished = self.theme.type.lower(self.theme.style(role), rect.height)
        text, style = self.theme.type.fit(text, wished, max(4, rect.width))
        line = self.theme.type.render(text, style, colour)
        seen = line.get_bounding_rect()
        sheet.blit(line, (rect.centerx - seen.centerx, rect.centery - seen.centery))

    def clear(self) -> None:
        """Forget every sprite: after a change of size."""
        self._kept.clear()
