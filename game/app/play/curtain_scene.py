"""The curtain: hides the table while the screen goes from one person to the next."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game.app.play.hold_button import HoldButton
from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import CurtainRoute, TitleRoute
from game.app.widgets import backdrops
from game.app.widgets.picture_sprite import SceneBackdrop
from game.app.widgets.sheet_layout import HeaderBodyFooter, PortraitButton
from game.art.palette import FELT_EDGE
from game.ui.forms.dialog import DialogButton
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.button import Button
from game.ui.widgets.containers import Column
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import PRESS_KEYS, Widget

RECAP_LINES = 6
"""How many lines of what happened are shown at first, at most."""


class CurtainScene(FormScene):
    """Whose turn it is to look, what happened meanwhile in public, and the button to hold."""

    name = "curtain"

    def __init__(self, context: AppContext, route: CurtainRoute) -> None:
        """Hide the table until the person *route* names opens the curtain."""
        super().__init__(context)
        self.person = route.name
        self.portrait = route.portrait
        self.recap = list(route.recap)
        self.whole_recap = False
        """Whether all lines of the recap are shown, to be scrolled."""
        self._on_open = route.on_open
        self._scenery = SceneBackdrop(context.raster, "curtain", backdrops.curtain_backdrop, _cloth)

    def build(self) -> Sequence[Widget]:
        """Return the paper on the cloth, with as many of the newest lines as there is room for."""
        self._hold = HoldButton(self.theme, f"Hold to look: I am {self.person}", self._open)
        if self.whole_recap:
            self._panel = self._whole_panel()
            return [self._panel]
        recap = self.recap[-RECAP_LINES:]
        while True:
            parts = Column(self.theme, self._parts(recap), 1.2)
            self._panel = Panel(self.theme, Column(self.theme, [parts, self._hold], 2.4), pad=4)
            if not recap or self._panel.wanted(self._width())[1] <= self._most_height():
                return [self._panel]
            recap.pop(0)

    def _parts(self, recap: Sequence[str]) -> list[Widget]:
        """Return portrait, title, the lines of *recap* and a button for those before them."""
        theme, paper = self.theme, Background.PAPER
        face = PortraitButton(theme, self.context.raster, self.portrait, self.person, side=13.0)
        parts: list[Widget] = [face, self._title()]
        if not self.recap:
            hint = "Nobody else looking? Then hold the button, or the space bar."
            parts.append(Label(theme, hint, "spoken", ground=paper, soft=True, side="middle"))
            return parts
        parts.append(self._recap_heading())
        earlier = len(self.recap) - len(recap)
        if earlier:
            parts.append(Button(theme, f"… and {earlier} earlier", self.show_all, ground=paper))
        return [*parts, *self._lines(recap)]

    def _whole_panel(self) -> Panel:
        """Return the paper with every line of the recap in an area that scrolls."""
        theme = self.theme
        head = Column(theme, [self._title(), self._recap_heading()], 1.2)
        self._area = ScrollArea(
            theme, "What happened meanwhile", Column(theme, self._lines(self.recap), 1.2)
        )
        return Panel(theme, HeaderBodyFooter(theme, self._area, head=head, foot=self._hold), pad=4)

    def _title(self) -> Label:
        title = f"Hand over to {self.person}"
        return Label(self.theme, title, "screen_title", ground=Background.PAPER, side="middle")

    def _recap_heading(self) -> Label:
        heading = "What happened meanwhile"
        return Label(self.theme, heading, "small", ground=Background.PAPER, soft=True)

    def _lines(self, recap: Sequence[str]) -> list[Label]:
        return [Label(self.theme, line, "body", ground=Background.PAPER) for line in recap]

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
            "The game rests",
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
