"""The portrait button: a portrait in its ring; pressing it brings the next one."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.art.portraits.portraits import medal
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.widget import Pressable


class PortraitButton(Pressable):
    """A portrait in its ring; pressing it brings the next one."""

    role = "portrait"

    def __init__(
        self,
        theme: Theme,
        raster: PictureLoader,
        portrait: str,
        label: str,
        on_press: Callable[[], None] | None = None,
        side: float = 5.0,
    ) -> None:
        """Take *side*, the width in u; *on_press* brings the next portrait.

        Without *on_press* it is only looked at.
        """
        super().__init__(theme, label, ground=Background.PAPER)
        self.portrait = portrait
        self.side = side
        self.on_press = on_press
        self._raster = raster

    @property
    def focusable(self) -> bool:
        """Whether it can be pressed."""
        return self.on_press is not None

    def press(self) -> None:
        """The next portrait on the wall."""
        if self.on_press is not None:
            self.on_press()

    def value(self) -> str:
        """The portrait's name."""
        return self.portrait

    def wanted(self, width: int | None = None) -> Size:
        """A square."""
        side = self.theme.units(self.side)
        return side, side

    def look(self) -> Hashable:
        """Whose picture it is, and whether it has been painted."""
        return self.portrait, self._picture() is not None, self.pressed

    def paint(self, surface: pygame.Surface) -> None:
        """The picture."""
        picture = self._picture()
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=self.rect.center))

    def _picture(self) -> pygame.Surface | None:
        side = self.theme.units(self.side)
        name = self.portrait
        return self._raster.get(("medal", name), (side, side), lambda: medal(name))
