"""The scene transition: a new screen fades in over the old, once its pictures are whole.

Whether a picture is whole is told by the print shop: nothing that was painted asked it in vain.
"""

from __future__ import annotations

import pygame

FADE = 0.24
"""Seconds in which the picture before fades away over a new screen."""
OPENING = 12.0
"""Seconds a new screen is waited for at most, should a picture never come."""
STALL = 2.0
"""The same for a thing that appears on a screen that is seen already."""
TRIES = 12
"""So often it is painted at most: pictures may be too large to be kept all together."""


class SceneTransition:
    """The picture before, kept until the next one is whole, which then fades."""

    def __init__(self) -> None:
        """Begin with nothing shown."""
        self.before: pygame.Surface | None = None
        """The picture that is seen instead of the one that is not whole, or fades over it."""
        self.withheld = False
        """Whether what was painted last is not to be shown."""
        self._waited, self._tries = 0.0, 0
        self._most = STALL
        self._left = 0.0
        self._tired = False
        """Whether waiting was in vain: pictures are shown as they are until one is whole."""

    @property
    def active(self) -> bool:
        """Whether a picture is waited for, or one fades."""
        return self.withheld or self.before is not None

    def begin(self, screen: pygame.Surface, fades: bool) -> None:
        """Begin the change to another screen or size; *screen* shows the picture before."""
        if not self.withheld:
            self.before = screen.copy()
        elif self.before is not None and self.before.get_size() != screen.get_size():
            self.before = pygame.transform.scale(self.before, screen.get_size())
        self._left, self._most, self._tired = FADE if fades else 0.0, OPENING, False

    def wait(self, dt: float, lacking: bool) -> bool:
        """Let *dt* seconds pass; whether to go on waiting for pictures that are *lacking*."""
        if not self.withheld:
            return False
        self._waited += dt
        return lacking and self._waited < self._most

    def accept_frame(self, whole: bool) -> bool:
        """Whether what was painted may be shown, *whole* or not."""
        self._tries += 1
        patient = self._waited < self._most and self._tries < TRIES and not self._tired
        if not whole and patient:
            self.withheld = True
            return False
        self._tired = not whole
        self.withheld, self._waited, self._tries, self._most = False, 0.0, 0, STALL
        return True

    def fade(self, screen: pygame.Surface, dt: float) -> None:
        """Lay what is left of the picture before over the new one."""
        if self.before is None:
            return
        self._left -= dt
        if self._left <= 0 or self.before.get_size() != screen.get_size():
            self.before = None
            return
        rest = self._left / FADE
        self.before.set_alpha(round(255 * rest * rest * (3 - 2 * rest)))
        screen.blit(self.before, (0, 0))
