"""The centre piece: what stands in the middle, the campfire that breathes or a stand."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art.icons import campfire
from game.art.icons.tokens import TOKENS, token
from game.art.svg_picture import SvgPicture
from game.presentation.centre import Centre, CentreKind
from game.table.labels.trump_sign import trump_sign_sprite
from game.table.layout.table_layout import TableLayout
from game.table.layout.trump_sign_placement import trump_sign_box
from game.table.layout.viewport import Box
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites

_BREATH = 0.25
_SLEEPS = 20.0
_CLIMBS = 0.4
"""The fire grows or sinks to its new height in so many seconds, step by step."""


class CentrePiece:
    """What stands in the middle; the fire breathes until nothing happened for 20 seconds."""

    def __init__(self, sprites: CachedSprites) -> None:
        self.sprites = sprites
        self._age = 0.0
        self._idle = 0.0
        self._lain: tuple[TableLayout, Box] | None = None
        self._height: float | None = None
        """How high the fire burns just now; None before it was ever seen."""
        self._step = 0.0
        self._burning: pygame.Surface | None = None

    def finish(self) -> None:
        """Bring the fire to its height at once."""
        self._height = None

    def wake(self) -> None:
        """Breathe again: something happened."""
        self._idle = 0.0

    def update(self, dt: float, centre: Centre | None, still: bool) -> bool:
        """Let *dt* seconds pass; True while it moves."""
        if centre is None or centre.kind is not CentreKind.CAMPFIRE:
            self._height = None
            return False
        climbing = self._climb(centre.value, dt, still)
        if climbing or centre.value <= 0 or still or self._idle >= _SLEEPS:
            return climbing
        self._idle += dt
        self._age += dt
        return True

    def _climb(self, goal: int, dt: float, still: bool) -> bool:
        """Bring the fire nearer to the height it should have; True while it is not there."""
        if self._height is None or still or self._height == goal:
            self._height, self._step = float(goal), 0.0
            return False
        self._step = self._step or abs(goal - self._height) / _CLIMBS
        by = min(self._step * dt, abs(goal - self._height))
        self._height += by if goal > self._height else -by
        if abs(goal - self._height) < 0.01:
            self._height = float(goal)
        return True

    def place(self, layout: TableLayout, centre: Centre | None) -> None:
        """Find the trump sign its place; it stays there as long as the layout does."""
        suit = centre is not None and centre.kind is CentreKind.SUIT
        if centre is not None and suit and (self._lain is None or self._lain[0] is not layout):
            self._lain = layout, centre_box(layout, centre)

    def drawn(
        self, layout: TableLayout, centre: Centre | None, four_colours: bool
    ) -> list[CachedSprite]:
        """The picture of what stands there, after :meth:`place`."""
        if centre is None:
            return []
        if centre.kind is CentreKind.CAMPFIRE:
            return [self._fire(centre, layout.frame.px(centre_box(layout, centre)))]
        if centre.kind is CentreKind.SUIT:
            box = self._trump_box(layout)
            return [trump_sign_sprite(self.sprites, layout, centre, four_colours, box)]
        if centre.kind is CentreKind.STAND and layout.stand is not None:
            return [self._stand(centre, layout.frame.px(layout.stand))]
        return []

    def _trump_box(self, layout: TableLayout) -> Box:
        """Where the trump sign lies: where it was placed, as long as *layout* is the same."""
        placed = self._lain is not None and self._lain[0] is layout
        return self._lain[1] if self._lain and placed else trump_sign_box(layout)

    def _fire(self, centre: Centre, rect: pygame.Rect) -> CachedSprite:
        """The fire as it burns now."""
        frame = int(self._age / _BREATH) % campfire.FRAMES
        height = centre.value if self._height is None else round(self._height)

        def paint() -> pygame.Surface:
            for other in range(campfire.FRAMES):
                self.sprites.raster.request(
                    ("campfire", centre.value, other), rect.size, _flame(centre.value, other)
                )
            return self._flames(height, frame, rect.size)

        return CachedSprite(rect, paint, None)

    def _flames(self, height: int, frame: int, size: tuple[int, int]) -> pygame.Surface:
        """One picture of the fire; while it is on its way, the last one stands there."""
        burns = self._burning is not None and self._burning.get_size() == size
        ask = self.sprites.raster.get_finer if burns else self.sprites.raster.get
        picture = ask(("campfire", height, frame), size, _flame(height, frame))
        if picture is not None:
            self._burning = picture
        elif self._burning is None or not burns:
            self._burning = pygame.Surface(size, pygame.SRCALPHA)
        return self._burning

    def _stand(self, centre: Centre, rect: pygame.Rect) -> CachedSprite:
        """A wooden stand, and what hangs on it while nobody wears it."""

        def paint(sheet: pygame.Surface) -> None:
            whole = pygame.Rect(0, 0, *rect.size)
            self.sprites.draw_picture(sheet, ("token", "stand"), lambda: token("stand"), whole)
            if centre.value and centre.text in TOKENS:
                worn = pygame.Rect(0, 0, *rect.size)
                worn.center = (rect.width // 2, round(rect.height * 0.36))
                name = centre.text
                self.sprites.draw_picture(sheet, ("token", name), lambda: token(name), worn)

        return self.sprites.sprite("stand", centre, rect, paint)


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


def describe_centre(layout: TableLayout, centre: Centre) -> AccessibleNode:
    """What stands in the middle, in words."""
    words = centre.text or str(centre.value)
    if centre.kind is CentreKind.STAND:
        words = f"{centre.text}, {'free' if centre.value else 'worn'}"
    return AccessibleNode(
        "sign", centre.kind.value, words, layout.frame.px(centre_box(layout, centre))
    )


def _flame(height: int, frame: int) -> Callable[[], SvgPicture]:
    return lambda: campfire.flame(height, frame)
