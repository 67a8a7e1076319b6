"""The slider: a counter in a groove for what is felt rather than counted."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.theme import Theme
from game.ui.widgets.labelled_control import LabelledControl

_WIDTH = 24
_PAGE = 5
_CUTS = 12
"""More steps than this get no cut each."""


def _percent(amount: float) -> str:
    return f"{round(amount * 100)} %"


class AmountRange(NamedTuple):
    """The amounts a slider may show."""

    least: float = 0.0
    most: float = 1.0
    step: float = 0.05
    show: Callable[[float], str] = _percent
    """Writes an amount."""


_WHOLE = AmountRange()


class Slider(LabelledControl):
    """An amount out of a range, changed in steps."""

    role = "slider"

    def __init__(
        self,
        theme: Theme,
        label: str,
        amount: float,
        on_press: Callable[[float], None],
        *,
        amounts: AmountRange = _WHOLE,
        refusal: str = "",
    ) -> None:
        super().__init__(theme, label, refusal=refusal)
        least, most, step, self.show = amounts
        if least >= most or step <= 0:
            raise ValueError(f"{label}: no amount lies between {least} and {most}.")
        self.least, self.most, self.step = least, most, step
        self.amount = self._nearest(amount)
        self.on_press = on_press
        self._held = False

    def value(self) -> str:
        """Return the amount in words."""
        return self.show(self.amount)

    def set(self, amount: float) -> None:
        """Set the nearest step within the bounds and call back if it changed."""
        amount = self._nearest(amount)
        if self.enabled and amount != self.amount:
            self.amount = amount
            self.on_press(amount)

    def control_size(self, width: int) -> Size:
        """Return the size of groove and written amount."""
        u = self.theme.units
        least = self._word_width() + u(1) + u(_WIDTH)
        return min(least, max(width, self.narrowest())), u(4.5)

    def narrowest(self) -> int:
        """Return the least width of groove and written amount."""
        return self._word_width() + self.theme.units(1) + self.theme.units(_WIDTH / 2)

    def groove(self) -> pygame.Rect:
        """Return where the groove lies."""
        area = self.control()
        return pygame.Rect(
            area.left, area.top, area.width - self._word_width() - self.theme.units(1), area.height
        )

    def look(self) -> Hashable:
        """Return what the picture depends on."""
        return self.amount, self._held, self.least, self.most

    def event(self, e: pygame.event.Event) -> bool:
        """Take a click or drag in the groove; arrows, Page keys, Home and End."""
        if e.type == pygame.MOUSEBUTTONDOWN and e.button == 1:
            self._held = self.groove().collidepoint(e.pos)
            if self._held:
                self._follow(e.pos[0])
            return True
        if e.type == pygame.MOUSEMOTION and self._held:
            self._follow(e.pos[0])
            return True
        if e.type == pygame.MOUSEBUTTONUP and e.button == 1:
            self._held = False
            return True
        return e.type == pygame.KEYDOWN and self._key(e.key)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint label, groove, counter and amount."""
        theme, u = self.theme, self.theme.units
        self.paint_label(surface)
        place = self.groove()
        part = (self.amount - self.least) / (self.most - self.least)
        if self.enabled:
            steps = round((self.most - self.least) / self.step)
            cuts = steps if steps <= _CUTS else 4
            inside = (place.width, u(3))
            piece = theme.shapes.piece(
                ("groove", part, cuts, self.ground), inside,
                lambda: widget_svg.groove(u, *inside, part, cuts, self.ground),
            )  # fmt: skip
            surface.blit(piece, piece.get_rect(center=place.center))
            side = u(3)
            lit = self.hovered or self._held
            knob = theme.shapes.piece(
                ("knob", lit), (side, side), lambda: widget_svg.knob(u, side, lit=lit)
            )
            x = place.left + side / 2 + (place.width - side) * part
            surface.blit(knob, knob.get_rect(center=(round(x), place.centery)))
        else:
            self.paint_dashed(surface, place.inflate(0, -u(2)), place.height)
            side = u(1.6)
            dot = theme.shapes.piece(
                ("mark", True, self.ground),
                (side, side),
                lambda: widget_svg.mark(u, side, self.ground.soft, full=True),
            )
            inner = place.width - u(2.5)
            x = place.left + u(1.25) + round(inner * part)
            surface.blit(dot, dot.get_rect(center=(x, place.centery)))
        word = theme.type.render(self.value(), theme.style("plate"), self.ground.ink)
        surface.blit(word, word.get_rect(midleft=(place.right + u(1), place.centery)))

    def _key(self, key: int) -> bool:
        steps = {
            pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_PAGEDOWN: -_PAGE,
            pygame.K_PAGEUP: _PAGE,
        }.get(key)  # fmt: skip
        if steps is not None:
            self.set(self.amount + steps * self.step)
        elif key == pygame.K_HOME:
            self.set(self.least)
        elif key == pygame.K_END:
            self.set(self.most)
        else:
            return False
        return True

    def _follow(self, x: int) -> None:
        place, side = self.groove(), self.theme.units(3)
        part = (x - place.left - side / 2) / max(1, place.width - side)
        self.set(self.least + part * (self.most - self.least))

    def _nearest(self, amount: float) -> float:
        steps = round((min(self.most, max(self.least, amount)) - self.least) / self.step)
        return min(self.most, round(self.least + steps * self.step, 6))

    def _word_width(self) -> int:
        style = self.theme.style("plate")
        shown = (self.show(self.least), self.show(self.most), self.show(self.amount))
        return max(self.theme.type.size(text, style)[0] for text in shown)
