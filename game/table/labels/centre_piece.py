"""The centre piece: what stands in the middle, the campfire, the trump sign or a stand."""

from __future__ import annotations

import pygame

from game.art.icons import campfire
from game.art.icons.tokens import TOKENS, token
from game.presentation.centre import Centre, CentreKind
from game.table.labels.campfire_animation import CampfireAnimation
from game.table.labels.trump_sign import trump_sign_sprite
from game.table.layout.signs.trump_sign_placement import trump_sign_box
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites


class CentrePiece:
    """What stands in the middle."""

    def __init__(self, sprites: CachedSprites) -> None:
        self.sprites = sprites
        self._fire = CampfireAnimation(sprites)
        self._lain: tuple[TableLayout, Box] | None = None

    def finish(self) -> None:
        """Bring the fire to its height at once."""
        self._fire.finish()

    def wake(self) -> None:
        """Breathe again: something happened."""
        self._fire.wake()

    def update(self, dt: float, centre: Centre | None, still: bool) -> bool:
        """Let *dt* seconds pass; True while it moves."""
        if centre is None or centre.kind is not CentreKind.CAMPFIRE:
            self._fire.finish()
            return False
        return self._fire.update(dt, centre.value, still)

    def place(self, layout: TableLayout, centre: Centre | None) -> None:
        """Find the trump sign its place; it stays there as long as the layout does."""
        suit = centre is not None and centre.kind is CentreKind.SUIT
        if centre is not None and suit and (self._lain is None or self._lain[0] is not layout):
            self._lain = layout, centre_box(layout, centre)

    def box(self, layout: TableLayout, centre: Centre) -> Box:
        """Where it stands: a trump sign where it was placed, as long as *layout* is the same."""
        if centre.kind is CentreKind.SUIT and self._lain is not None and self._lain[0] is layout:
            return self._lain[1]
        return centre_box(layout, centre)

    def described(self, layout: TableLayout, centre: Centre) -> AccessibleNode:
        """Tell in words what stands there."""
        words = centre.text or str(centre.value)
        if centre.kind is CentreKind.STAND:
            words = f"{centre.text}, {'free' if centre.value else 'worn'}"
        area = layout.frame.px(self.box(layout, centre))
        return AccessibleNode("sign", centre.kind.value, words, area)

    def drawn(
        self, layout: TableLayout, centre: Centre | None, four_colours: bool
    ) -> list[CachedSprite]:
        """The picture of what stands there, after :meth:`place`."""
        if centre is None:
            return []
        if centre.kind is CentreKind.CAMPFIRE:
            return [self._fire.sprite(centre.value, layout.frame.px(centre_box(layout, centre)))]
        if centre.kind is CentreKind.SUIT:
            box = self.box(layout, centre)
            return [trump_sign_sprite(self.sprites, layout, centre, four_colours, box)]
        if centre.kind is CentreKind.STAND and layout.stand is not None:
            return [hat_stand_sprite(self.sprites, centre, layout.frame.px(layout.stand))]
        return []


def centre_box(layout: TableLayout, centre: Centre) -> Box:
    """Where it stands; the campfire's foot lies a little under the middle."""
    x, y = layout.middle.middle
    if centre.kind is CentreKind.CAMPFIRE:
        wide = min(17.5, layout.middle.h * 0.5)
        tall = wide * campfire.HEIGHT / campfire.WIDTH
        return Box(x - wide / 2, y - tall * 0.62, wide, tall)
    if layout.stand is not None:
        return layout.stand
    return trump_sign_box(layout)


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
