"""The settings: everything a person may change, and it changes at once."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any

import pygame

from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.widgets import backdrops
from game.app.widgets.picture_sprite import SceneBackdrop
from game.app.widgets.sheet_layout import HeaderBodyFooter
from game.art.palette import SPRUCE
from game.store.settings import WORDS
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, row
from game.ui.widgets.label import Label
from game.ui.widgets.labelled_control import LabelledControl
from game.ui.widgets.panel import Sheet
from game.ui.widgets.radio_group import RadioGroup
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.slider import Slider
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget

WIDE = 120.0
CONTROLS = 0.335
"""Where the controls begin, in parts of the width."""
SPEEDS = ((0.0, "At once"), (0.5, "Slow"), (1.0, "Normal"), (1.5, "Quick"), (2.0, "Double"))
TEXTS = ((1.0, "100 %"), (1.2, "120 %"), (1.4, "140 %"), (1.7, "170 %"), (2.0, "200 %"))
SCALES = ((0.8, "80 %"), (0.9, "90 %"), (1.0, "100 %"), (1.2, "120 %"), (1.4, "140 %"),
          (1.6, "160 %"))  # fmt: skip
PACES = ((0.0, "At once"), (0.3, "Brisk"), (0.6, "Usual"), (1.2, "Leisurely"), (2.0, "Sleepy"))
"""The least time a computer is seen thinking, in seconds; none thinks longer than two."""
IDLES = ((0.0, "Never"), (30.0, "30 s"), (60.0, "1 minute"), (180.0, "3 minutes"))
BACKS = ("Madder scrolls", "Spruce leaves", "Indigo moons", "Woven wood", "Plum birds")


class SettingsScene(FormScene):
    """One sheet with every setting, in groups."""

    name = "settings"

    def __init__(self, context: AppContext) -> None:
        """The settings as they are."""
        super().__init__(context)
        self._scenery = SceneBackdrop(
            context.raster, ("sheet", ""), lambda s: backdrops.sheet_backdrop(s, "")
        )

    def build(self) -> Sequence[Widget]:
        """The sheet with its groups."""
        theme = self.theme
        rows = [
            *self._group("Sound", self._sound()),
            *self._group("Motion", self._motion()),
            *self._group("Cards", self._cards()),
            *self._group("Reading", self._reading()),
            *self._group("At the table", self._table()),
        ]
        for each in rows:
            if isinstance(each, LabelledControl):
                each.column = CONTROLS
        self._area = ScrollArea(theme, "Settings", column(theme, rows, 1.2))
        back = Button(theme, "Done", self.back, kind=ButtonKind.PRIMARY, ground=Background.PAPER)
        self._done = back
        title = Label(theme, "Settings", "screen_title", ground=Background.PAPER)
        footed = HeaderBodyFooter(
            theme, self._area, head=title, foot=row(theme, [back], 2, "right")
        )
        self._sheet = Sheet(theme, footed, SPRUCE, pad=4.5)
        return [self._sheet]

    def arrange(self, size: tuple[int, int]) -> None:
        """The sheet in the middle."""
        u = self.theme.units
        place = pygame.Rect(0, 0, min(u(WIDE), size[0] - 2 * u(3)), size[1] - 2 * u(3))
        place.center = (size[0] // 2, size[1] // 2)
        self._sheet.place(place)

    def first_focus(self) -> Widget | None:
        """The first setting."""
        return next((leaf for leaf in self._sheet.leaves() if leaf.focusable), None)

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The papered wall."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    def _group(self, title: str, rows: Sequence[Widget]) -> list[Widget]:
        return [Label(self.theme, title, "heading", ground=Background.PAPER), *rows]

    def _set(self, key: str, value: Any) -> None:
        self.context.change(**{key: value})

    def _toggle(self, key: str, label: str) -> Widget:
        on = bool(getattr(self.context.settings, key))
        return Toggle(self.theme, label, on, partial(self._set, key), ground=Background.PAPER)

    def _pills(self, key: str, label: str, steps: Sequence[tuple[float, str]]) -> Widget:
        now = getattr(self.context.settings, key)
        nearest = min(range(len(steps)), key=lambda n: abs(steps[n][0] - now))
        names = [name for _, name in steps]
        return RadioGroup(self.theme, label, names, nearest, lambda n: self._set(key, steps[n][0]))

    def _sound(self) -> list[Widget]:
        volume = Slider(
            self.theme, "Loudness", self.context.settings.volume, self._loudness,
            reason=self.context.sound.reason,
        )  # fmt: skip
        return [volume, self._toggle("mute", "Mute (M)")]

    def _loudness(self, amount: float) -> None:
        self._set("volume", amount)
        self.context.play("place")

    def _motion(self) -> list[Widget]:
        return [
            self._pills("speed", "Speed of the cards", SPEEDS),
            self._toggle("reduced_motion", "Less motion: things jump to their places"),
        ]

    def _cards(self) -> list[Widget]:
        backs = WORDS["back"]
        chosen = backs.index(self.context.settings.back)
        return [
            RadioGroup(self.theme, "Backs", BACKS, chosen, lambda n: self._set("back", backs[n])),
            self._toggle("four_colours", "Four colours for four suits"),
            self._toggle("large_index", "Large letters on the cards"),
        ]

    def _reading(self) -> list[Widget]:
        return [
            self._pills("text_scale", "Size of the letters", TEXTS),
            self._pills("ui_scale", "Size of everything", SCALES),
            self._toggle("fullscreen", "Full screen (F11)"),
        ]

    def _table(self) -> list[Widget]:
        return [
            self._toggle("hints", "Short hints in the first match of a game"),
            self._pills("pace", "Pace of the animals", PACES),
            self._toggle("talk", "Table talk of the animals"),
            self._pills("curtain_after", "The curtain falls by itself after", IDLES),
        ]
