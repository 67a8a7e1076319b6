"""The keys scene: a sheet of the keys for the screen beneath it, each as it is printed."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import SettingsRoute
from game.app.widgets import screen_drawings
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.app.widgets.sheet_layout import HeaderBodyFooter, centred_sheet
from game.art.palette import SPRUCE
from game.key_commands import COMMANDS
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.theme import Theme
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
CAP = 13.0
"""The room for keys, in u, before the words begin."""
PAD = 1.0


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
        self._sheet.place(centred_sheet(self.theme, size, WIDE))

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


class KeyCapLine(Widget):
    """A key cap, and words beside it in as many lines as they need."""

    role = "key"

    def __init__(self, theme: Theme, key: str, words: str) -> None:
        """Take *key*, which is printed on the cap."""
        super().__init__(theme, words, ground=Background.PAPER)
        self._key = key
        self._cap_style = theme.style("key")
        self._style = theme.style("body")

    def value(self) -> str:
        """The key."""
        return self._key

    def wanted(self, width: int | None = None) -> Size:
        """The cap, and the words beside it."""
        u, step = self.theme.units, self.theme.type.height(self._style)
        if width is None:
            return self._start() + self.theme.type.size(self.label, self._style)[0], step + u(1)
        return width, len(self._lines(width)) * step + u(1)

    def look(self) -> Hashable:
        """What the picture depends on."""
        return self._key

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the cap and the words."""
        theme, u = self.theme, self.theme.units
        step = theme.type.height(self._style)
        wide, tall = self._cap()
        cap = pygame.Rect(self.rect.left, self.rect.top + u(0.5), wide, tall)
        cap.centery = self.rect.top + u(0.5) + step // 2
        piece = theme.shapes.piece(
            ("cap", self.ground.ink), cap.size,
            lambda: widget_svg.key_cap(u, cap.size, self.ground.ink),
        )  # fmt: skip
        surface.blit(piece, cap)
        line = theme.type.render(self._key, self._cap_style, self.ground.ink)
        surface.blit(line, line.get_rect(center=cap.center))
        for number, words in enumerate(self._lines(self.rect.width)):
            text = theme.type.render(words, self._style, self.ground.ink)
            top = self.rect.top + u(0.5) + number * step
            surface.blit(text, (self.rect.left + self._start(), top))

    def _cap(self) -> Size:
        u, (wide, tall) = self.theme.units, self.theme.type.size(self._key, self._cap_style)
        return max(wide + 2 * u(PAD), tall + u(0.6)), tall + u(0.6)

    def _start(self) -> int:
        return max(self.theme.units(CAP), self._cap()[0] + self.theme.units(PAD))

    def _lines(self, wide: int) -> list[str]:
        return self.theme.type.wrap(self.label, self._style, max(1, wide - self._start()))
