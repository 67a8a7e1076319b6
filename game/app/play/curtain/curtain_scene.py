"""The curtain: hides the table while the screen goes from one person to the next."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game.app.play.commands.recap_dialog import (
    SINCE,
    newest,
    recap_length,
    recap_lines,
    whole_recap_lines,
)
from game.app.play.curtain.hold_button import HoldButton
from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import CurtainRoute, TitleRoute
from game.app.session.recap import Recap
from game.app.widgets import screen_drawings
from game.app.widgets.portrait_button import PortraitButton
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.app.widgets.sheet_layout import HeaderBodyFooter
from game.art.palette import FELT_EDGE
from game.ui.forms.dialog import DialogButton
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.containers import Column
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import PRESS_KEYS, Widget

RECAP_LINES = 6
"""How many lines of what happened are shown at first, at most."""


class CurtainScene(FormScene):
    """Whose turn it is to look and why, what happened since his last turn, the button to hold."""

    name = "curtain"
    shows_keys = False

    def __init__(self, context: AppContext, route: CurtainRoute) -> None:
        """Hide the table until the person *route* names opens the curtain."""
        super().__init__(context)
        self.person = route.name
        self.portrait = route.portrait
        self.reason = route.reason
        own = tuple(line for line in route.concerning if line != self.reason)
        self.recap = Recap(own, tuple(route.others))
        self.whole_recap = False
        """Whether all lines of the recap are shown, to be scrolled."""
        self._on_open = route.on_open
        self._scenery = SceneBackdrop(
            context.raster, "curtain", screen_drawings.curtain_backdrop, _cloth
        )

    def build(self) -> Sequence[Widget]:
        """Return the paper on the cloth, with as many of the newest lines as there is room for."""
        self._hold = HoldButton(self.theme, f"Hold to look: I am {self.person}", self._open)
        if self.whole_recap:
            self._panel = self._whole_panel()
            return [self._panel]
        lines = min(RECAP_LINES, recap_length(self.recap))
        while True:
            parts = Column(self.theme, self._parts(lines), 1.2)
            self._panel = Panel(self.theme, Column(self.theme, [parts, self._hold], 2.4), pad=4)
            if not lines or self._panel.wanted(self._width())[1] <= self._most_height():
                return [self._panel]
            lines -= 1

    def _parts(self, lines: int) -> list[Widget]:
        """Return portrait, title, why the person is called and so many *lines* of the recap."""
        theme = self.theme
        face = PortraitButton(theme, self.context.raster, self.portrait, self.person, side=13.0)
        parts: list[Widget] = [face, *self._titles()]
        if self.recap.empty:
            hint = "Nobody else looking? Then hold the button, or the space bar."
            ground = Background.PAPER
            parts.append(Label(theme, hint, "spoken", ground=ground, soft=True, side="middle"))
            return parts
        shown = newest(self.recap, lines)
        return [*parts, *recap_lines(theme, self.recap, shown, self.show_all)]

    def _whole_panel(self) -> Panel:
        """Return the paper with every line of the recap in an area that scrolls."""
        theme = self.theme
        head = Column(theme, self._titles(), 1.2)
        lines = Column(theme, whole_recap_lines(theme, self.recap), 1.2)
        self._area = ScrollArea(theme, SINCE, lines)
        return Panel(theme, HeaderBodyFooter(theme, self._area, head=head, foot=self._hold), pad=4)

    def _titles(self) -> list[Widget]:
        """Return who is called, and why."""
        ground = Background.PAPER
        title = f"Hand over to {self.person}"
        titles: list[Widget] = [
            Label(self.theme, title, "screen_title", ground=ground, side="middle")
        ]
        if self.reason:
            titles.append(Label(self.theme, self.reason, "plate", ground=ground, side="middle"))
        return titles

    def show_all(self) -> None:
        """Show every line of the recap; wheel, drag and arrow keys scroll it."""
        self.whole_recap = True
        self.again()
        self.form.focus(self._area if self._area.focusable else self._hold, True)

    def _most_height(self) -> int:
        return self.size[1] - self.theme.units(4)

    def _width(self) -> int:
        u = self.theme.units
        return min(u(64), self.size[0] - 2 * u(3))

    def arrange(self, size: tuple[int, int]) -> None:
        """The paper in the middle of the cloth."""
        wide = self._width()
        place = pygame.Rect(0, 0, wide, min(self._panel.wanted(wide)[1], self._most_height()))
        place.center = (size[0] // 2, size[1] // 2)
        self._panel.place(place)

    def first_focus(self) -> Widget | None:
        """The button to hold."""
        return self._hold

    def back(self) -> None:
        """Escape asks what is wanted; the curtain stays closed."""
        self._hold.release()
        self.layers.ask(
            self.theme,
            "Paused",
            f"The table stays hidden until {self.person} opens the curtain.",
            [
                DialogButton("Leave; the match is kept", partial(self.context.open, TitleRoute())),
                DialogButton("Back to the curtain", lambda: None, primary=True),
            ],
        )

    def event(self, e: pygame.event.Event) -> bool:
        """Letting go of the key, or of the window, lets go of the button."""
        released = e.type == pygame.KEYUP and e.key in PRESS_KEYS
        if released or e.type == pygame.WINDOWFOCUSLOST:
            self._hold.release()
            return True
        return super().event(e)

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """Opaque cloth; there is no table beneath it."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the cloth is woven."""
        return self._scenery.stamp(self.size)

    def _open(self) -> None:
        self.context.play("slide")
        self._on_open()
        self.context.stack.pop()


def _cloth(size: Size) -> pygame.Surface:
    cloth = pygame.Surface(size)
    cloth.fill(FELT_EDGE)
    return cloth
