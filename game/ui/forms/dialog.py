"""Dialogs: a question on paper over a dimmed table, and the stack they lie on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

from game.art.palette import NIGHT
from game.ui.accessible_node import AccessibleNode
from game.ui.forms.form import Form
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.theme import Theme
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, row
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Widget

_WIDTH = 70.0
_DIM = 150
_UNDER_WORDS, _UNDER_EXTRA = 2.0, 3.4
"""From the words or the last widget to the answers, in u: the ring round one touches no other."""


class DialogButton(NamedTuple):
    """One button of a dialog; it closes the dialog and then calls *on_press*."""

    label: str
    on_press: Callable[[], None]
    primary: bool = False


class Dialog(Form):
    """A title, a few sentences and buttons in the middle of the window.

    Escape gives the last answer; the primary answer, or the first, has the focus. *extra* may
    hold widgets between the sentences and the buttons.
    """

    def __init__(
        self,
        theme: Theme,
        title: str,
        text: str,
        answers: Sequence[DialogButton],
        *,
        extra: Sequence[Widget] = (),
        on_close: Callable[[Dialog], None] | None = None,
    ) -> None:
        self.title = title
        self.text = text
        self._on_close = on_close
        self._answers = list(answers)
        buttons = [self._button(theme, answer) for answer in self._answers]
        words: list[Widget] = [Label(theme, title, "heading", ground=Background.PAPER)]
        if text:
            words.append(Label(theme, text, "body", ground=Background.PAPER))
        page = ScrollArea(theme, title, column(theme, [*words, *extra], 2), keeps_room=False)
        answers_row = row(theme, buttons, 2, "right")
        gap = _UNDER_EXTRA if extra else _UNDER_WORDS
        self._panel = Panel(theme, column(theme, [page, answers_row], gap, fill=0), pad=3)
        self._size: Size = (0, 0)
        super().__init__(theme, [self._panel], self._back)
        first = next((i for i, answer in enumerate(self._answers) if answer.primary), 0)
        if buttons:
            self.focus(buttons[first], visible=True)

    def layout(self, size: Size) -> None:
        """Stand in the middle of a window of *size* pixels; long words are scrolled."""
        self._size = size
        margin = 2 * self.theme.units(2)
        width = min(self.theme.units(_WIDTH), size[0] - margin)
        place = pygame.Rect(0, 0, width, min(size[1] - margin, self._panel.wanted(width)[1]))
        place.center = (size[0] // 2, size[1] // 2)
        self._panel.place(place)
        self.settle()

    def drawn(self) -> list[Drawable]:
        """Return the dimming, then the dialog."""
        return [Dimmer(self._size), *super().drawn()]

    def describe(self) -> list[AccessibleNode]:
        """Describe the dialog, then what is on it."""
        place = pygame.Rect(self._panel.rect)
        return [AccessibleNode("dialog", self.title, self.text, place), *super().describe()]

    def event(self, e: pygame.event.Event) -> bool:
        """Take every event of keyboard and mouse: nothing beneath is reached."""
        super().event(e)
        return e.type in (
            pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP,
            pygame.MOUSEMOTION, pygame.MOUSEWHEEL,
        )  # fmt: skip

    def _button(self, theme: Theme, answer: DialogButton) -> Button:
        kind = ButtonKind.PRIMARY if answer.primary else ButtonKind.PAPER
        return Button(
            theme, answer.label, lambda: self._give(answer), kind=kind, ground=Background.PAPER
        )

    def _give(self, answer: DialogButton) -> None:
        if self._on_close is not None:
            self._on_close(self)
        answer.on_press()

    def _back(self) -> None:
        if self._answers:
            self._give(self._answers[-1])


class Dimmer:
    """Night laid over the whole window."""

    def __init__(self, size: Size, alpha: int = _DIM) -> None:
        self._size = size
        self._alpha = alpha

    def bounds(self) -> pygame.Rect:
        """Return the window."""
        return pygame.Rect((0, 0), self._size)

    def stamp(self) -> Hashable:
        """Return what the picture depends on."""
        return "veil", self._size, self._alpha

    def paint(self, surface: pygame.Surface) -> None:
        """Dim what lies beneath, within the clip."""
        area = surface.get_clip().clip(self.bounds())
        dark = pygame.Surface(area.size).convert(surface)
        dark.fill(NIGHT)
        dark.set_alpha(self._alpha)
        surface.blit(dark, area)
