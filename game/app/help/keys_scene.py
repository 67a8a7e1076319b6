"""The keys scene: a sheet of the keys that can be used on the screen beneath it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.app.help.key_cap import KeyCapLine
from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import SettingsRoute
from game.app.widgets import screen_drawings
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.app.widgets.sheet_layout import HeaderBodyFooter
from game.art.palette import SPRUCE
from game.key_commands import COMMANDS
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, grid, row
from game.ui.widgets.label import Label
from game.ui.widgets.panel import FramedPanel
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Widget

WIDE, NARROW = 132.0, 90.0
"""How wide the sheet is, and below which width its lines stand in one column, in u."""
ALWAYS = (
    ("Tab", "Go to the next group"),
    ("Arrows", "Go to the next card, button or line"),
    ("Enter", "Do what has the focus"),
    ("Space", "The same; at the table it picks a card, or passes"),
    ("Esc", "Put down, close or go back; the menu at the table"),
)
EVERYWHERE = ("keys", "mute", "full_screen", "quit")


class KeysScene(FormScene):
    """The keys of one screen, its buttons first, then its commands, then what holds everywhere."""

    name = "keys"
    shows_keys = False

    def __init__(
        self, context: AppContext, commands: Sequence[str], own: Sequence[tuple[str, str]]
    ) -> None:
        """Show the keys of *commands*, and the *own* keys of the screen beneath."""
        super().__init__(context)
        self._commands = commands
        self._own = own
        self._scenery = SceneBackdrop(
            context.raster, ("sheet", ""), lambda s: screen_drawings.sheet_backdrop(s, "")
        )

    def build(self) -> Sequence[Widget]:
        """The sheet with its groups, and the ways on."""
        theme, paper = self.theme, Background.PAPER
        body = [
            *self._group("Here, just now", self._own),
            *self._group("On this screen", self._of(self._commands)),
            *self._group("On every screen", [*ALWAYS, *self._of(EVERYWHERE)]),
        ]
        self._area = ScrollArea(theme, "Keys", column(theme, body, 1.2))
        change = Button(
            theme, "Change keys", lambda: self.context.open(SettingsRoute("Keys")), ground=paper
        )
        back = Button(theme, "Back", self.back, kind=ButtonKind.PRIMARY, ground=paper)
        title = Label(theme, "Keys", "screen_title", ground=paper)
        footed = HeaderBodyFooter(
            theme, self._area, head=title, foot=row(theme, [change, back], 2, "right")
        )
        self._sheet = FramedPanel(theme, footed, SPRUCE, pad=4.5)
        return [self._sheet]

    def arrange(self, size: tuple[int, int]) -> None:
        """The sheet in the middle."""
        u = self.theme.units
        place = pygame.Rect(0, 0, min(u(WIDE), size[0] - 2 * u(3)), size[1] - 2 * u(3))
        place.center = (size[0] // 2, size[1] // 2)
        self._sheet.place(place)

    def first_focus(self) -> Widget | None:
        """The sheet, so that the arrows scroll it."""
        return self._area if self._area.focusable else None

    def event(self, e: pygame.event.Event) -> bool:
        """The key that opened the sheet closes it."""
        if self.context.keys.means(e, "keys"):
            self.back()
            return True
        return super().event(e)

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The papered wall."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    def _of(self, commands: Sequence[str]) -> list[tuple[str, str]]:
        """The commands with their keys, in the order of all commands."""
        keys = self.context.keys
        return [(keys.key(each.id), each.words) for each in COMMANDS if each.id in commands]

    def _group(self, title: str, lines: Sequence[tuple[str, str]]) -> list[Widget]:
        if not lines:
            return []
        theme, scale = self.theme, self.theme.preferences.text_scale
        room = min(theme.units(WIDE), self.size[0]) / theme.units.u
        columns = 2 if room / scale >= NARROW else 1
        return [
            Label(theme, title, "heading", ground=Background.PAPER),
            grid(theme, [KeyCapLine(theme, key, words) for key, words in lines], columns, 1.0),
        ]
