"""Cached sprites: pictures painted once and shown until what they say changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.art.svg_picture import SvgPicture
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.theme import Role, Theme


class CachedSprite:
    """A printed paper in its place."""

    def __init__(self, rect: pygame.Rect, picture: pygame.Surface, key: Hashable) -> None:
        self.rect = rect
        self.picture = picture
        self.key = key

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
    """Prints slips by name, each anew only when its key changes."""

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
        """The slip *name*, printed by *paint* if *key* or size changed or a picture was missing."""
        full = (key, rect.size, self.theme.stamp)
        kept = self._kept.get(name)
        if kept is not None and kept.key == full:
            kept.rect = rect
            return kept
        sheet = pygame.Surface(rect.size, pygame.SRCALPHA)
        if pygame.display.get_init() and pygame.display.get_surface() is not None:
            sheet = sheet.convert_alpha()
        self._owing = False
        paint(sheet)
        done = CachedSprite(rect, sheet, None if self._owing else full)
        self._kept[name] = done
        return done

    def picture(
        self, key: Hashable, size: tuple[int, int], make: Callable[[], SvgPicture]
    ) -> pygame.Surface | None:
        """A drawing from the print shop; None (and the slip is printed again) while it is made."""
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
        """Lays a drawing on a slip, turned by *turn* degrees counter-clockwise."""
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
        """Writes one line into *rect*, shrunk to fit; *side* is left, middle or right."""
        if not text:
            return
        text, style = self.theme.type.fit(text, self.theme.style(role), max(4, rect.width))
        line = self.theme.type.render(text, style, colour)
        place = line.get_rect(center=rect.center)
        if side == "left":
            place.left = rect.left
        elif side == "right":
            place.right = rect.right
        sheet.blit(line, place)

    def clear(self) -> None:
        """Forget every slip: after a change of size."""
        self._kept.clear()
