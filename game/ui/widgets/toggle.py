"""The toggle: a counter that lies left or right in its groove."""

from collections.abc import Callable, Hashable

import pygame

from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.labelled_control import LabelledControl
from game.ui.widgets.widget import Pressable

_GAP = 1.0


class Toggle(LabelledControl, Pressable):
    """A switch beside its label; its state is shown by place, tick and word."""

    role = "toggle"

    def __init__(
        self,
        theme: Theme,
        label: str,
        on: bool,
        on_press: Callable[[bool], None],
        *,
        ground: Background = Background.PAPER,
        refusal: str = "",
    ) -> None:
        super().__init__(theme, label, ground=ground, refusal=refusal)
        self.on = on
        self.on_press = on_press

    def press(self) -> None:
        """Turn over and call back with the new state."""
        self.on = not self.on
        self.on_press(self.on)

    def value(self) -> str:
        """Return on or off."""
        return "on" if self.on else "off"

    def control_size(self, width: int) -> Size:
        """Return the size of switch and word."""
        style = self.theme.style("small")
        word = max(self.theme.type.size(text, style)[0] for text in ("on", "off"))
        switch = self._switch_size()
        return switch[0] + self.theme.units(_GAP) + word, max(
            switch[1], self.theme.type.height(style)
        )

    def look(self) -> Hashable:
        """Return what the picture depends on."""
        return self.pressed, self.on

    def paint(self, surface: pygame.Surface) -> None:
        """Paint label, switch and word."""
        theme, u = self.theme, self.theme.units
        self.paint_label(surface)
        area = self.control()
        size = self._switch_size()
        place = pygame.Rect(area.left, area.centery - size[1] // 2, *size)
        if self.enabled:
            lit = self.hovered
            piece = theme.shapes.piece(
                ("switch", self.on, self.ground, lit), size,
                lambda: widget_svg.switch(u, *size, on=self.on, ground=self.ground, lit=lit),
            )  # fmt: skip
            surface.blit(piece, place)
        else:
            self.paint_dashed(surface, place, place.height)
            side = round(place.height * 0.56)
            dot = theme.shapes.piece(
                ("mark", self.on, self.ground),
                (side, side),
                lambda: widget_svg.mark(u, side, self.ground.soft, full=self.on),
            )
            at = place.right - place.height // 2 if self.on else place.left + place.height // 2
            surface.blit(dot, dot.get_rect(center=(at, place.centery)))
        word = theme.type.render(self.value(), theme.style("small"), self.ground.soft)
        surface.blit(word, word.get_rect(midleft=(place.right + u(_GAP), place.centery)))

    def _switch_size(self) -> Size:
        return self.theme.units(6), self.theme.units(3.2)
