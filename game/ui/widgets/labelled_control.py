"""A labelled control: a label at the left, or above where it is narrow, and a control beside it."""

import pygame

from game.ui.accessible_node import AccessibleNode
from game.ui.pictures import dashed_outline, widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.widget import Widget

_GAP = 1.5
_LEAST = 4.5


class LabelledControl(Widget):
    """A widget whose control stands beside its label.

    *column* is the part of the width at which controls begin, so that the controls of several
    rows stand under each other. A refusal stands under both in small letters.
    """

    column = 0.42

    def __init__(
        self,
        theme: Theme,
        label: str = "",
        *,
        ground: Background = Background.PAPER,
        refusal: str = "",
    ) -> None:
        super().__init__(theme, label, ground=ground, refusal=refusal)
        self.unseen_label = ""
        """What it is called where no label is painted, as for those who hear the screen."""

    @property
    def focusable(self) -> bool:
        """Return True."""
        return True

    def describe(self) -> list[AccessibleNode]:
        """Say what stands here, by the unseen label where there is no other."""
        return [node._replace(label=node.label or self.unseen_label) for node in super().describe()]

    def control_size(self, width: int) -> Size:
        """Return the size of the control where *width* pixels are to be had.

        Raises:
            NotImplementedError: when a subclass does not say it.
        """
        raise NotImplementedError

    def wanted(self, width: int | None = None) -> Size:
        """Return the size that shows label, refusal and control in full."""
        u = self.theme.units
        wide, tall = self._label_size()
        below = self._refusal_height()
        if width is None:
            control = self.control_size(10**6)
            gap = u(_GAP) if self.label else 0
            full = max(wide + gap + control[0], round((wide + gap) / self.column) if wide else 0)
            return full, max(u(_LEAST), tall, control[1]) + below
        if self._above(width):
            return width, tall + u(0.5) + self.control_size(width)[1] + below
        return width, max(u(_LEAST), tall, self.control_size(self._beside(width))[1]) + below

    def control(self) -> pygame.Rect:
        """Return where the control stands."""
        rect = self._upper()
        if self._above(rect.width):
            wide, tall = self.control_size(rect.width)
            return pygame.Rect(rect.left, rect.bottom - tall, wide, tall)
        wide, tall = self.control_size(self._beside(rect.width))
        start = round(rect.width * self.column) if self.label else 0
        left = rect.left + max(self._least_start(), min(start, rect.width - wide))
        return pygame.Rect(left, rect.centery - tall // 2, wide, tall)

    def paint_label(self, surface: pygame.Surface) -> None:
        """Paint the label, and the refusal under everything."""
        theme, rect = self.theme, self._upper()
        if self.label:
            above = self._above(rect.width)
            room = rect.width if above else self.control().left - rect.left
            colour = self.ground.ink if self.enabled else self.ground.soft
            text, style = theme.type.fit(self.label, theme.style("body"), room)
            line = theme.type.render(text, style, colour)
            top = rect.top if above else rect.centery - line.get_height() // 2
            surface.blit(line, (rect.left, top))
        if self.refusal:
            text, style = theme.type.fit(self.refusal, theme.style("small"), rect.width)
            why = theme.type.render(text, style, self.ground.soft)
            surface.blit(why, (rect.left, rect.bottom))

    def paint_dashed(
        self, surface: pygame.Surface, area: pygame.Rect, radius: float = widget_svg.CORNER
    ) -> None:
        """Paint the outline of a control that cannot be used; *radius* in u."""
        piece = self.theme.shapes.piece(
            ("dashed", self.ground, radius), area.size,
            lambda: dashed_outline.dashed(self.theme.units, *area.size, self.ground, radius),
        )  # fmt: skip
        surface.blit(piece, area)

    def _upper(self) -> pygame.Rect:
        """Return the place without the line of the refusal."""
        rect = pygame.Rect(self.rect)
        rect.height -= self._refusal_height()
        return rect

    def _refusal_height(self) -> int:
        return self.theme.type.height(self.theme.style("small")) if self.refusal else 0

    def _label_size(self) -> Size:
        if not self.label:
            return 0, 0
        return self.theme.type.size(self.label, self.theme.style("body"))

    def _least_start(self) -> int:
        wide = self._label_size()[0]
        return wide + self.theme.units(_GAP) if wide else 0

    def _beside(self, width: int) -> int:
        start = round(width * self.column) if self.label else 0
        room = width - self._least_start()
        # A control that fits in one piece may begin left of the column.
        return min(room, max(width - start, self.control_size(10**6)[0]))

    def _above(self, width: int) -> bool:
        """Return True if label and control do not fit side by side."""
        if not self.label:
            return False
        return self.narrowest() > width - self._least_start()

    def narrowest(self) -> int:
        """Return the least width the control can be painted in, in pixels."""
        return self.control_size(10**6)[0]
