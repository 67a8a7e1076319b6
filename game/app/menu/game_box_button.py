"""The game box: a game as it stands on the shelf, with a mark when its lesson was gone through."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.app.widgets import screen_drawings
from game.app.widgets.learned_seal import learned_seal
from game.app.widgets.picture_sprite import arrow
from game.art.palette import LAMP
from game.entry import GameEntry
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.theme import Theme
from game.ui.widgets.widget import Pressable

RISE = 1.0
"""How far the box in focus comes forward, in u."""
SEAL = 4.4
"""How large the mark of a lesson that was gone through is, in u."""


class GameBoxButton(Pressable):
    """A game's box on the plank; the one in focus comes forward."""

    role = "box"

    def __init__(
        self, theme: Theme, raster: PictureLoader, box: GameEntry, on_press: Callable[[], None]
    ) -> None:
        """Opening it calls *on_press*."""
        super().__init__(theme, box.rules.title)
        self.box = box
        self.learned = False
        """Whether the lesson of the game was gone through."""
        self.on_press = on_press
        self._raster = raster

    def press(self) -> None:
        """Open the box."""
        self.on_press()

    def value(self) -> str:
        """The number of players, and whether it was learned."""
        return self.box.player_count_text + (", learned" if self.learned else "")

    def bounds(self) -> pygame.Rect:
        """The box where it stands or has come forward to, with its arrow."""
        u = self.theme.units
        return self.rect.inflate(2 * u(2), 2 * u(4))

    def look(self) -> Hashable:
        """Whether it came forward, and whether it is painted."""
        return self.focused, self.pressed, self.learned, self._picture() is not None

    def paint(self, surface: pygame.Surface) -> None:
        """The front, and the arrow over the one that Enter opens."""
        picture, u = self._picture(), self.theme.units
        if picture is None:
            return
        place = picture.get_rect(midbottom=self.rect.midbottom)
        if self.focused:
            place.y -= 0 if self.pressed else u(RISE)
            mark = arrow(self.theme, "down", LAMP)
            surface.blit(mark, mark.get_rect(midbottom=(self.rect.centerx, place.top - u(0.4))))
        surface.blit(picture, place)
        if self.learned:
            seal = self.theme.shapes.piece(("learned",), (u(SEAL), u(SEAL)), learned_seal)
            surface.blit(seal, seal.get_rect(center=(place.right - u(4.5), place.top + u(4.5))))

    def _picture(self) -> pygame.Surface | None:
        game = self.box.rules.id
        return self._raster.get(
            ("box", game),
            self.rect.size,
            lambda: screen_drawings.box_front(game, self.label, self.box.player_count_text),
        )
