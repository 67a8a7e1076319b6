"""The hat stand: a wooden stand in the middle, and what hangs on it while nobody wears it."""

from __future__ import annotations

import pygame

from game.art.icons.tokens import TOKENS, token
from game.presentation.centre import Centre
from game.ui.cached_sprite import CachedSprite, CachedSprites


def hat_stand_sprite(sprites: CachedSprites, centre: Centre, rect: pygame.Rect) -> CachedSprite:
    """The stand with its hat or mask, if *centre* says that it is free."""

    def paint(sheet: pygame.Surface) -> None:
        whole = pygame.Rect(0, 0, *rect.size)
        sprites.draw_picture(sheet, ("token", "stand"), lambda: token("stand"), whole)
        if centre.value and centre.text in TOKENS:
            worn = pygame.Rect(0, 0, *rect.size)
            worn.center = (rect.width // 2, round(rect.height * 0.36))
            name = centre.text
            sprites.draw_picture(sheet, ("token", name), lambda: token(name), worn)

    return sprites.sprite("stand", centre, rect, paint)
