"""The toast: a pill that slides in from above, stays for some seconds, and leaves again."""

import pygame

from game.art.svg_picture import SvgPicture
from game.ui.theme import Theme
from game.ui.widgets.pill import Pill

_SLIDE = 0.22


class Toast(Pill):
    """A pill that slides in from above, stays for *seconds* and leaves again."""

    role = "toast"

    def __init__(
        self, theme: Theme, text: str, *, icon: SvgPicture | None = None, seconds: float = 4.0
    ) -> None:
        super().__init__(theme, text, icon=icon)
        self.seconds = seconds
        self._age = 0.0

    @property
    def done(self) -> bool:
        """True once it has left."""
        return self._age >= self.seconds + 2 * _SLIDE

    def update(self, dt: float) -> bool:
        """Grow older; True until it has left."""
        self._age += dt
        return not self.done

    def pill(self) -> pygame.Rect:
        """Return where the pill lies now; outside the window before and after."""
        place = super().pill()
        if self.theme.preferences.still:
            out = 0.0
        else:
            out = max(1 - self._age / _SLIDE, (self._age - self.seconds) / _SLIDE - 1, 0.0)
        return place.move(0, -round((place.bottom + 2) * min(1.0, out) ** 2))
