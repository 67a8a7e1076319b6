"""The tool button: a small tab of paper at the right edge that does what a command's key does."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.art import palette as ink
from game.art.icons.ink_icons import INK_ICONS
from game.art.svg import Paint, circle, document, group, rect
from game.ui.accessible_node import AccessibleNode
from game.ui.theme import Theme
from game.ui.widgets.widget import Pressable

_OPAQUE = 255
_ICON = 0.58
"""How much of the width the icon takes."""

_DOT = (38.0, -38.0, 15.0)
"""Middle and radius of the dot, in the hundredths of the icon."""


class ToolButton(Pressable):
    """A tab with an icon; grey while what it does cannot be done, dotted where it has its price."""

    role = "button"

    def __init__(self, theme: Theme, command: str, label: str, tip: str) -> None:
        """The button of *command*; *tip* says what a press does, without the key."""
        super().__init__(theme, label)
        self.command = command
        self.name = ("tool", command)
        self.on_press: Callable[[], None] | None = None
        """Does it; the button stands on no table while this is None."""
        self.icon = command
        self.words = tip
        self.key = ""
        """The key that does the same, as it is printed."""
        self.refused = ""
        """Why it cannot be done, in a sentence; empty when it can."""
        self.warning = ""
        """What it costs, in sentences, where a press asks first; empty when it costs nothing."""
        self.state = ""
        """In which of two states that is which it changes: ``open``, ``off``."""
        self.calls = False
        """Whether it has a bright edge, and never fades: there is reason to use it now."""
        self.alpha = _OPAQUE
        """How opaque it is, up to 255."""

    @property
    def tip(self) -> str:
        """What it would do, by which key and at what price, or why not."""
        if self.refused:
            return self.refused
        words = f"{self.words} ({self.key})" if self.key else self.words
        return f"{words}. {self.warning}" if self.warning else words

    @property
    def stands(self) -> bool:
        """Whether it stands on the table."""
        return self.on_press is not None and self.rect.width > 0

    def press(self) -> None:
        """Do it; whoever is asked says why not."""
        if self.on_press is not None:
            self.on_press()

    def value(self) -> str:
        """Why it cannot be used, what it costs, or its state."""
        return self.refused or self.warning or self.state

    def look(self) -> Hashable:
        """What the picture depends on."""
        return self.icon, bool(self.refused), bool(self.warning), self.calls, self.alpha

    def paint(self, surface: pygame.Surface) -> None:
        """Paint paper that goes on beyond the edge, and the icon."""
        u, size = self.theme.units, self.rect.size
        icon, lit = self.icon, self.hovered or self.calls
        sign = _sign(icon, bool(self.refused), bool(self.warning))
        what = ("tool", sign, lit)
        piece = self.theme.shapes.piece(
            what, size, lambda: _paper(size, u.exact(0.8), u.line(0.16), sign, lit)
        )
        if self.alpha < _OPAQUE:
            piece = self.theme.shapes.made(
                (*what, self.alpha), size, lambda: _faded(piece, self.alpha)
            )
        surface.blit(piece, self.rect)

    def describe(self) -> list[AccessibleNode]:
        """The tab in words; nothing where it does not stand."""
        if not self.stands:
            return []
        place, granted = pygame.Rect(self.rect), not self.refused
        return [AccessibleNode(self.role, self.label, self.value(), place, self.focused, granted)]


def _faded(piece: pygame.Surface, alpha: int) -> pygame.Surface:
    faded = piece.copy()
    faded.set_alpha(alpha)
    return faded


def _sign(icon: str, grey: bool, dotted: bool) -> str:
    """The icon: grey where it cannot be used, with a red dot where a press asks first."""
    sign = INK_ICONS[icon](ink.PAPER_EDGE if grey else ink.INK)
    return sign + circle(*_DOT, ink.MADDER) if dotted else sign


def _paper(size: tuple[int, int], corner: float, edge: float, sign: str, lit: bool) -> str:
    wide, tall = size
    rim = ink.BRASS if lit else ink.PAPER_EDGE
    wall = edge * 2 if lit else edge
    paper = rect(edge, edge, 2 * wide, tall - 2 * edge, corner, Paint(ink.PAPER, rim, wall))
    scale = min(wide, tall) * _ICON / 100
    return document(wide, tall, paper + group(sign, wide / 2 + edge, tall / 2, scale))
