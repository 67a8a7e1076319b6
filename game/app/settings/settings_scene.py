"""The settings scene: what a person may change, a page for each kind; it holds at once."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import CreditsRoute
from game.app.settings.setting_rows import SettingRows
from game.app.settings.settings_pages import PAGES
from game.app.widgets import screen_drawings
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.app.widgets.sheet_layout import HeaderBodyFooter, centred_sheet
from game.art.palette import SPRUCE
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.theme import Role
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, row
from game.ui.widgets.label import Label
from game.ui.widgets.labelled_control import LabelledControl
from game.ui.widgets.panel import FramedPanel
from game.ui.widgets.radio_group import RadioGroup
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Widget

SAFE_MODE = "Safe mode: your own settings stay as they are; changes hold for this time only."
WIDE = 120.0
CONTROLS = 0.335
"""Where the controls begin, in parts of the width."""
LARGE = 1.4
"""With letters larger than this the title leaves its room to the rows."""
USUAL = "Usual settings"


class SettingsScene(FormScene):
    """One sheet: tabs for the pages, the rows of the page that is open, and the way back."""

    name = "settings"

    def __init__(self, context: AppContext, page: str = "") -> None:
        """The page of this title, or the first, with the settings as they are."""
        super().__init__(context)
        self.page = next((each for each in PAGES if each.title == page), PAGES[0])
        self._scenery = SceneBackdrop(
            context.raster, ("sheet", ""), lambda s: screen_drawings.sheet_backdrop(s, "")
        )

    def build(self) -> Sequence[Widget]:
        """The sheet with the tabs and the page that is open."""
        theme, paper = self.theme, Background.PAPER
        shown = SettingRows(self.context)
        rows = list(self.page.rows(shown))
        if self.context.safe_mode:
            rows.insert(0, shown.note(SAFE_MODE))
        for each in rows:
            if isinstance(each, LabelledControl):
                each.column = CONTROLS
        self._area = ScrollArea(theme, self.page.title, column(theme, rows, 1.6))
        titles = [page.title for page in PAGES]
        self._tabs = RadioGroup(theme, "Page", titles, PAGES.index(self.page), self._turn)
        self._tabs.column = CONTROLS
        usual = Button(theme, USUAL, self.reset_page, ground=paper)
        credits = Button(theme, "Credits", lambda: self.context.open(CreditsRoute()), ground=paper)
        back = Button(theme, "Done", self.back, kind=ButtonKind.PRIMARY, ground=paper)
        kind: Role = "heading" if theme.preferences.text_scale > LARGE else "screen_title"
        title = Label(theme, "Settings", kind, ground=paper)
        footed = HeaderBodyFooter(
            theme,
            self._area,
            head=column(theme, [title, self._tabs], 1.2),
            foot=row(theme, [credits, usual, back], 2, "right"),
        )
        self._sheet = FramedPanel(theme, footed, SPRUCE, pad=4.5)
        return [self._sheet]

    def arrange(self, size: tuple[int, int]) -> None:
        """The sheet in the middle."""
        self._sheet.place(centred_sheet(self.theme, size, WIDE))

    def first_focus(self) -> Widget | None:
        """The tabs."""
        return self._tabs

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The papered wall."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    def leave(self) -> None:
        """Stop waiting for a key."""
        self.context.awaits_key = False

    def reset_page(self) -> None:
        """Give every setting on the open page the value it has at first."""
        self.context.reset_settings(self.page.keys)
        self.context.say(f"{self.page.title}: the usual settings hold again.", at_once=True)
        self.again()

    def _turn(self, number: int) -> None:
        """Open another page."""
        self.page = PAGES[number]
        self.again()
