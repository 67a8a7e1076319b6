"""Labels: label, image, rule."""

from collections.abc import Callable, Hashable
from typing import Literal

import pygame

from game.art.palette import PAPER_EDGE
from game.art.svg_picture import SvgPicture
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.pictures.svg_raster import Size, rasterize_picture
from game.ui.pictures.widget_svg import Background
from game.ui.text.text_renderer import TextStyle
from game.ui.theme import Role, Theme
from game.ui.widgets.widget import Widget

Side = Literal["left", "middle", "right"]

_BODY_LINE = 1.5
_LINE = 1.3
"""Line heights as factors of the letter size."""


class Label(Widget):
    """Words in one style, broken into lines where the place is narrow."""

    role = "label"

    def __init__(
        self,
        theme: Theme,
        text: str,
        kind: Role = "body",
        *,
        ground: Background = Background.NIGHT,
        side: Side = "left",
        soft: bool = False,
    ) -> None:
        super().__init__(theme, text, ground=ground)
        self.kind: Role = kind
        self.side = side
        self.soft = soft
        """Secondary text."""

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return None: what is only looked at does not stand in the mouse's way."""
        return None

    def wanted(self, width: int | None = None) -> Size:
        """Return the size of the words, broken at *width*."""
        lines, style = self._lines(10**6 if width is None else width)
        wide = max(self.theme.type.size(line, style)[0] for line in lines)
        return wide, len(lines) * self._step(style)

    def look(self) -> Hashable:
        """Return what the picture depends on."""
        return self.kind, self.side, self.soft

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the lines from the top."""
        lines, style = self._lines(self.rect.width)
        step = self._step(style)
        colour = self.ground.soft if self.soft else self.ground.ink
        top = self.rect.top + max(0, self.rect.height - step * len(lines)) // 2
        for index, text in enumerate(lines):
            line = self.theme.type.render(text, style, colour)
            place = line.get_rect(left=self.rect.left)
            place.centery = top + index * step + step // 2
            if self.side == "middle":
                place.centerx = self.rect.centerx
            elif self.side == "right":
                place.right = self.rect.right
            surface.blit(line, place)

    def _lines(self, width: int) -> tuple[list[str], TextStyle]:
        style = self.theme.style(self.kind)
        return self.theme.type.wrap(self.label, style, max(1, width)), style

    def _step(self, style: TextStyle) -> int:
        return round(style.px * (_BODY_LINE if self.kind.startswith("body") else _LINE))


class Image(Widget):
    """A picture of *height* u with its words for those who do not see it.

    With a *raster* it is painted in the background and appears when it is ready.
    """

    role = "image"

    def __init__(
        self,
        theme: Theme,
        label: str,
        make: Callable[[], SvgPicture],
        key: Hashable,
        *,
        size: tuple[float, float],
        raster: PictureLoader | None = None,
    ) -> None:
        super().__init__(theme, label)
        self.make = make
        self.key = key
        self.size_u = size
        """Width and height in u."""
        self._raster = raster
        self._painted: tuple[Size, Hashable, pygame.Surface] | None = None

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return None: what is only looked at does not stand in the mouse's way."""
        return None

    def wanted(self, width: int | None = None) -> Size:
        """Return the size, made smaller where *width* is less."""
        wide, tall = (self.theme.units(side) for side in self.size_u)
        if width is not None and wide > width:
            return width, max(1, tall * width // wide)
        return wide, tall

    def look(self) -> Hashable:
        """Return what the picture depends on."""
        return self.key, self._surface() is not None

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the picture in the middle of its place."""
        image = self._surface()
        if image is not None:
            surface.blit(image, image.get_rect(center=self.rect.center))

    def _surface(self) -> pygame.Surface | None:
        wide, tall = self.wanted(self.rect.width or None)
        scale = min(1.0, self.rect.height / tall) if self.rect.height else 1.0
        size = (max(1, round(wide * scale)), max(1, round(tall * scale)))
        if self._raster is not None:
            return self._raster.get(self.key, size, self.make)
        if self._painted is None or self._painted[:2] != (size, self.key):
            image = rasterize_picture(self.make(), size, self.theme.type)
            self._painted = (size, self.key, image)
        return self._painted[2]


class Rule(Widget):
    """A thin printed line between two parts of a sheet."""

    role = "rule"

    def __init__(self, theme: Theme, *, ground: Background = Background.PAPER) -> None:
        super().__init__(theme, "", ground=ground)

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return None: what is only looked at does not stand in the mouse's way."""
        return None

    def wanted(self, width: int | None = None) -> Size:
        """Return the thickness of the line with air round it."""
        return width or 0, self.theme.units(1)

    def describe(self) -> list[AccessibleNode]:
        """Say nothing: a line has no meaning of its own."""
        return []

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the line through the middle."""
        thick = max(1, round(self.theme.units.line(0.14)))
        line = pygame.Rect(self.rect.left, self.rect.centery, self.rect.width, thick)
        surface.fill(PAPER_EDGE, line)
