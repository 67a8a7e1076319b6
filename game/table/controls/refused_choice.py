"""Refused choices: the dashed outline of what cannot be chosen, in the chooser or as a button."""

from __future__ import annotations

import pygame

from game.art.palette import NIGHT, PAPER
from game.art.svg import Paint, document, rect
from game.ui.pictures import dashed_outline
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.text.text_renderer import SMALLEST, TextStyle
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget

BEAK_LENGTH = 1.7
"""How long the beak is, in u."""

CHOOSER_WIDTH = 24.0
"""How wide a chooser is, in u."""

_LINES = 2
"""A reason has so many lines if smaller letters make that possible, else as many as it takes."""

_LABEL = 3.9
"""How tall a label of one line is with the space about it, in u."""


class RefusedChoice(Widget):
    """What cannot be chosen: a dashed plate with its name and why, in the words of the rules."""

    role = "button"
    focusable = True

    def wanted(self, width: int | None = None) -> Size:
        """The size that shows label and reason."""
        u = self.theme.units
        wide = width or u(CHOOSER_WIDTH)
        lines, style = self._why(wide)
        tall = len(lines) * self.theme.type.height(style)
        more = self._head(wide) - u(_LABEL)
        return wide, u(_LABEL) + more + tall + u(0.7) if lines else u(4.5) + more

    def paint(self, surface: pygame.Surface) -> None:
        """Paint plate, label and reason."""
        theme, u = self.theme, self.theme.units
        size = self.rect.size
        piece = theme.shapes.piece(
            ("barred", Background.NIGHT),
            size,
            lambda: dashed_outline.dashed(u, *size, Background.NIGHT),
        )
        back = theme.shapes.piece(
            "night", size,
            lambda: document(*size, rect(0, 0, *size, u.exact(1.0), Paint(NIGHT, opacity=0.92))),
        )  # fmt: skip
        surface.blit(back, self.rect)
        surface.blit(piece, self.rect)
        lines, small = self._why(self.rect.width)
        named, style = self._name(size[0])
        step, head = theme.type.height(style), self._head(size[0])
        middle = self.rect.y + head // 2 + u(0.2) if lines else self.rect.centery
        for i, words in enumerate(named):
            line = theme.type.render(words, style, Background.NIGHT.soft)
            at = middle + round((i - (len(named) - 1) / 2) * step)
            surface.blit(line, line.get_rect(center=(self.rect.centerx, at)))
        for i, words in enumerate(lines):
            image = theme.type.render(words, small, PAPER)
            top = self.rect.y + head + i * theme.type.height(small)
            surface.blit(image, image.get_rect(midtop=(self.rect.centerx, top)))

    def _name(self, wide: int) -> tuple[list[str], TextStyle]:
        """The label in full, in as many lines as it takes."""
        type_, room = self.theme.type, wide - 2 * self.theme.units(1)
        return type_.arrange_whole(self.label, self.theme.style("button"), room)

    def _head(self, wide: int) -> int:
        """How tall the label is with the space about it."""
        named, style = self._name(wide)
        return self.theme.units(_LABEL) + (len(named) - 1) * self.theme.type.height(style)

    def _why(self, wide: int) -> tuple[list[str], TextStyle]:
        """The reason in two lines, if it can be, and their style; of a long one its first part."""
        full, room = self.theme.style("caption"), wide - self.theme.units(1.2)
        if not self.refusal:
            return [], full
        small = full._replace(px=max(SMALLEST, round(full.px * 0.84)))
        least = full._replace(px=max(SMALLEST, round(full.px * 0.72)))
        part = self.refusal.split(";")[0].rstrip(".") + "."
        for words in (self.refusal, part):
            for style in (full, small, *((least,) if words == part else ())):
                lines = self.theme.type.wrap(words, style, room)
                if len(lines) <= _LINES:
                    return lines, style
        return lines, least


class DisabledButton(Button):
    """A button that cannot be pressed now; its reason is told when it is tried."""

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the outline and the label."""
        theme, u = self.theme, self.theme.units
        piece = theme.shapes.piece(
            ("dashed", Background.NIGHT), self.rect.size,
            lambda: dashed_outline.dashed(u, *self.rect.size, Background.NIGHT),
        )  # fmt: skip
        surface.blit(piece, self.rect)
        area = self.words_area()
        lines, style = self._words(area.width, area.height)
        self._paint_lines(surface, lines, style, Background.NIGHT.soft, area)
