"""The chooser: one to four buttons beside a lifted card, and the question before a rash deed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art.palette import MADDER, NIGHT
from game.engine.action import Choice
from game.table.barred import BEAK, WIDE, Barred, Beak
from game.table.buttons import Buttons
from game.table.intent import short, why
from game.ui.button import Button
from game.ui.canvas import Drawn
from game.ui.drawing import Kind
from game.ui.picture import Size
from game.ui.theme import Theme
from game.ui.widgets import Widget

_GAP = 1.0
_MOST = 8


class Chooser:
    """The buttons beside a card; refused choices stay and say why."""

    def __init__(
        self,
        theme: Theme,
        choices: Sequence[Choice],
        named: Callable[[str], str],
        on_choice: Callable[[Choice], None],
        on_refused: Callable[[Choice], None],
    ) -> None:
        """*named* fills names of players into labels and sentences."""
        self.theme = theme
        self.choices = sorted(choices, key=lambda c: c.refused is not None)[:_MOST]
        widgets: list[Widget] = []
        primary = True
        for number, choice in enumerate(self.choices, 1):
            label = named(short(choice))
            if choice.refused is not None:
                widgets.append(Barred(theme, label, reason=named(why(choice.refused))))
                continue
            kind = Kind.PRIMARY if primary else Kind.PAPER
            primary = False
            key = str(number) if len(self.choices) > 1 else ""
            widgets.append(Button(theme, label, _call(on_choice, choice), kind=kind, key=key))
        for number, widget in enumerate(widgets):
            widget.name = ("chooser", number)
        self.buttons = Buttons(widgets)
        self._on_choice = on_choice
        self._on_refused = on_refused
        self._beak: Beak | None = None
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.side = "right"

    def place(self, card: pygame.Rect, screen: pygame.Rect, avoid: Sequence[pygame.Rect]) -> None:
        """Finds a place beside *card* inside *screen*, touching as little of *avoid* as can be."""
        u = self.theme.units
        wide = min(u(WIDE), screen.width)
        sizes = [widget.wanted(wide) for widget in self.buttons.widgets]
        wanted = max([wide, *(min(w, u(30)) for w, _ in sizes)])
        heights = [widget.wanted(wanted)[1] for widget in self.buttons.widgets]
        best: tuple[float, str, pygame.Rect] | None = None
        for cost, side in enumerate(("right", "above", "left", "below")):
            size = self._size(side, wanted, heights)
            rect = _beside(card, side, size, u(BEAK))
            inside = rect.clamp(screen)
            off = abs(inside.y - rect.y)
            if side in ("right", "left"):
                off = abs(inside.x - rect.x)
            score = off / u.u * 20 + cost * 3
            score += sum(_shared(inside, other, u.u) for other in avoid)
            score += _shared(inside, card, u.u) * 2
            if best is None or score < best[0]:
                best = (score, side, inside)
        assert best is not None
        _, self.side, self.rect = best
        self._lay(wanted, heights)
        self._place_beak(card)

    def _size(self, side: str, wide: int, heights: Sequence[int]) -> tuple[int, int]:
        """A column beside the card; above and below it two stand side by side."""
        gap = self.theme.units(_GAP)
        if side in ("right", "left") or len(heights) < 2:
            return wide, sum(heights) + gap * (len(heights) - 1)
        rows = [max(heights[i : i + 2]) for i in range(0, len(heights), 2)]
        return 2 * wide + gap, sum(rows) + gap * (len(rows) - 1)

    def _lay(self, wide: int, heights: Sequence[int]) -> None:
        gap = self.theme.units(_GAP)
        pairs = self.side in ("above", "below") and len(heights) > 1
        x, y = self.rect.topleft
        for i, widget in enumerate(self.buttons.widgets):
            row = heights[i - i % 2 : i - i % 2 + 2] if pairs else heights[i : i + 1]
            drop = max(row) - heights[i] if self.side == "above" else 0
            left = x + (wide + gap) * (i % 2) if pairs else x
            widget.place(pygame.Rect(left, y + drop, wide, heights[i]))
            if not pairs or i % 2:
                y += max(row) + gap

    def refuse(self, index: int) -> bool:
        """Say again why a dashed one cannot be chosen; False if it can."""
        choice = self.choices[index]
        if choice.refused is None:
            return False
        self._on_refused(choice)
        return True

    def press(self, index: int) -> bool:
        """Choose by number; False if there is no such button."""
        if not 0 <= index < len(self.choices):
            return False
        if not self.refuse(index):
            self._on_choice(self.choices[index])
        return True

    def drawn(self) -> list[Drawn]:
        """Beak and buttons."""
        beak: list[Drawn] = [self._beak] if self._beak is not None else []
        return beak + self.buttons.drawn()

    def _place_beak(self, card: pygame.Rect) -> None:
        u, first = self.theme.units, self.buttons.widgets[0].rect
        colour = MADDER if self.choices[0].refused is None else NIGHT
        over = u(0.3)
        x = min(max(card.centerx, first.left + u(2)), first.right - u(2))
        tips = {
            "right": (first.left - u(BEAK) + over, first.centery - over),
            "left": (first.right + u(BEAK) - over, first.centery - over),
            "above": (x, first.bottom + u(BEAK) - 2 * over),
            "below": (x, first.top - u(BEAK) + over),
        }
        self._beak = Beak(self.theme, tips[self.side], self.side, colour)


def _call(on_choice: Callable[[Choice], None], choice: Choice) -> Callable[[], None]:
    return lambda: on_choice(choice)


def _beside(card: pygame.Rect, side: str, size: Size, gap: int) -> pygame.Rect:
    rect = pygame.Rect(0, 0, *size)
    if side == "right":
        rect.midleft = (card.right + gap, card.centery)
    elif side == "left":
        rect.midright = (card.left - gap, card.centery)
    elif side == "above":
        rect.midbottom = (card.centerx, card.top - gap)
    else:
        rect.midtop = (card.centerx, card.bottom + gap)
    return rect


def _shared(a: pygame.Rect, b: pygame.Rect, u: float) -> float:
    """The area two share, in u x u."""
    both = a.clip(b)
    return both.w * both.h / (u * u)
