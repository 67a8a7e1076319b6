"""The scrubber of a replay: a groove over all moves, with a mark where each round was scored."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.app.replay.match_snapshots import RoundMark
from game.art.palette import BONE, BRASS
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.theme import Theme
from game.ui.widgets.widget import Widget

TALL = 3.6
"""How high it is, in u."""
KNOB = 3.0
MARK = 1.8
"""How high a mark stands, in u."""
NEAR = 1.0
"""A click so near to a mark, in u, means the mark."""


class ReplayScrubber(Widget):
    """Drag the counter, or click where to go; a click on a mark goes to the end of a round."""

    role = "slider"

    def __init__(
        self,
        theme: Theme,
        whole: int,
        rounds: Sequence[RoundMark],
        on_move: Callable[[int], None],
        made: int = 0,
    ) -> None:
        """Take *whole* moves, *made* of them now; *on_move* hears how many are to be made."""
        super().__init__(theme, "Moves")
        self.whole = whole
        self.rounds = tuple(rounds)
        self.made = made
        """Where the counter stands."""
        self._on_move = on_move
        self._held = False

    @property
    def focusable(self) -> bool:
        """False: the arrows, Home, End and the Page keys mean the same wherever the focus is."""
        return False

    def value(self) -> str:
        """Where it stands, in words."""
        return f"{self.made} of {self.whole}"

    def wanted(self, width: int | None = None) -> Size:
        """The size it takes: as wide as it may be."""
        return width or self.theme.units(60), self.theme.units(TALL)

    def look(self) -> Hashable:
        """What the picture depends on."""
        return self.made, self.whole, self._held

    def describe(self) -> list[AccessibleNode]:
        """The groove, and each mark."""
        return super().describe() + [
            AccessibleNode("mark", each.title, f"after move {each.made}", self.mark_rect(each))
            for each in self.rounds
        ]

    def x(self, made: int) -> int:
        """Where a moment stands, in pixels from the left of the window."""
        side = self.theme.units(KNOB)
        length = self.rect.width - side
        return round(self.rect.left + side / 2 + length * made / max(1, self.whole))

    def mark_rect(self, mark: RoundMark) -> pygame.Rect:
        """Where a mark stands."""
        place = pygame.Rect(0, 0, max(2, self.theme.units(0.4)), self.theme.units(MARK))
        place.center = self.x(mark.made), self.rect.centery
        return place

    def event(self, e: pygame.event.Event) -> bool:
        """Take a click or a drag."""
        if e.type == pygame.MOUSEBUTTONDOWN and e.button == 1:
            self._held = True
            near = [m for m in self.rounds if self._beside(m, e.pos[0])]
            nearest = min(near, key=lambda m: abs(self.x(m.made) - e.pos[0]), default=None)
            self._on_move(self._under(e.pos[0]) if nearest is None else nearest.made)
            return True
        if e.type == pygame.MOUSEMOTION and self._held:
            self._on_move(self._under(e.pos[0]))
            return True
        if e.type == pygame.MOUSEBUTTONUP and e.button == 1:
            self._held = False
            return True
        return False

    def paint(self, surface: pygame.Surface) -> None:
        """Paint groove, marks and counter."""
        theme, u = self.theme, self.theme.units
        size = (self.rect.width, u(KNOB))
        empty, full = (self._groove(size, part) for part in (0.0, 1.0))
        place = empty.get_rect(center=self.rect.center)
        surface.blit(empty, place)
        done = self.x(self.made) - place.left
        surface.blit(full, place, pygame.Rect(0, 0, done, place.height))
        for each in self.rounds:
            surface.fill(BRASS if each.made > self.made else BONE, self.mark_rect(each))
        side, lit = u(KNOB), self.hovered or self._held
        knob = theme.shapes.piece(
            ("knob", lit), (side, side), lambda: widget_svg.knob(u, side, lit=lit)
        )
        surface.blit(knob, knob.get_rect(center=(self.x(self.made), self.rect.centery)))

    def _groove(self, size: Size, part: float) -> pygame.Surface:
        return self.theme.shapes.piece(
            ("scrubber", part), size,
            lambda: widget_svg.groove(self.theme.units, *size, part, 1, self.ground),
        )  # fmt: skip

    def _under(self, x: int) -> int:
        """How many moves are made at a pixel."""
        side = self.theme.units(KNOB)
        part = (x - self.rect.left - side / 2) / max(1, self.rect.width - side)
        return round(max(0.0, min(1.0, part)) * self.whole)

    def _beside(self, mark: RoundMark, x: int) -> bool:
        return abs(self.x(mark.made) - x) <= self.theme.units(NEAR)
