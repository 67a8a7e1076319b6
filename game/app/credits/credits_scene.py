"""The credits screen: the parts of the program at the left, and the licence of one beside them."""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game.app.credits.part_list import Part, licence_text, licences_folder, part_list
from game.app.help.rules_contents import ContentsAndText, ContentsEntry
from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.widgets import screen_drawings
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.app.widgets.sheet_layout import HeaderBodyFooter, centred_sheet
from game.art.palette import SPRUCE
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, row
from game.ui.widgets.label import Label
from game.ui.widgets.panel import FramedPanel
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Widget

WIDE = 150.0


class CreditsScene(FormScene):
    """One sheet: who made what is in the program, and on which terms it is passed on."""

    name = "credits"

    def __init__(self, context: AppContext) -> None:
        """The first part of the list, the game itself."""
        super().__init__(context)
        self._folder = licences_folder(context.assets)
        self._parts = part_list(self._folder)
        self._part = self._parts[0]
        self._scenery = SceneBackdrop(
            context.raster, ("sheet", ""), lambda s: screen_drawings.sheet_backdrop(s, "")
        )

    def build(self) -> Sequence[Widget]:
        """The sheet with the parts, the licence that is read, and the way back."""
        theme, paper = self.theme, Background.PAPER
        self._entries = [
            ContentsEntry(theme, part.name, 0, partial(self._read, part)) for part in self._parts
        ]
        parts = ScrollArea(theme, "Parts", column(theme, self._entries, 0.3))
        self._area = ScrollArea(theme, f"Licence of {self._part.name}", self._licence())
        back = Button(theme, "Back", self.back, kind=ButtonKind.PRIMARY, ground=paper)
        title = Label(theme, "Credits", "screen_title", ground=paper)
        both = ContentsAndText(theme, parts, self._area)
        footed = HeaderBodyFooter(theme, both, head=title, foot=row(theme, [back], 2, "right"))
        self._sheet = FramedPanel(theme, footed, SPRUCE, pad=4.5)
        return [self._sheet]

    def arrange(self, size: tuple[int, int]) -> None:
        """The sheet in the middle."""
        self._sheet.place(centred_sheet(self.theme, size, WIDE))

    def first_focus(self) -> Widget | None:
        """The part that is read."""
        return self._entries[self._parts.index(self._part)]

    def event(self, e: pygame.event.Event) -> bool:
        """Page keys always turn the licence."""
        if e.type == pygame.KEYDOWN and e.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            return self._area.event(e)
        return super().event(e)

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The papered wall."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    def _licence(self) -> Widget:
        """The licence that is read: a label for each paragraph, so that few are painted at once."""
        theme, paper, part = self.theme, Background.PAPER, self._part
        text = licence_text(self._folder, part).replace("\r", "").replace("\f", "").expandtabs()
        return column(
            theme,
            [
                Label(theme, part.name, "heading", ground=paper),
                Label(theme, _facts(part), "body", ground=paper),
                *(
                    Label(theme, paragraph, "body", ground=paper)
                    for paragraph in re.split(r"\n\s*\n", text.strip("\n"))
                ),
            ],
            1.2,
        )

    def _read(self, part: Part) -> None:
        """Show the licence of *part*."""
        self._part = part
        self.again()


def _facts(part: Part) -> str:
    """What *part* is for, and its licence, in two sentences."""
    return f"{part.use[0].upper()}{part.use[1:]}. Licence: {part.licence}."
