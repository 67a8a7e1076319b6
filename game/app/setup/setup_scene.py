"""The set-up screen: how a game is played tonight, and by whom; drawn from what its options say."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import DailyRoute, RulesRoute
from game.app.scenes.table_from_settings import table_deps
from game.app.setup.known_people_dialog import KnownPeopleDialog
from game.app.setup.option_rows import open_play_rows, option_rows
from game.app.setup.player_count_rows import player_count_rows
from game.app.setup.preset_rows import preset_rows
from game.app.setup.seat_rows import seat_row
from game.app.setup.setup_model import SetupModel
from game.app.setup.typed_deal_dialog import TYPE_IN, TypedDealDialog
from game.app.widgets import screen_drawings
from game.app.widgets.picture_sprite import PictureSprite
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.app.widgets.sheet_layout import HeaderBodyFooter, TitleAndButton
from game.art.palette import accent
from game.engine.options import Value
from game.table.painting import still_layer
from game.table.table_dependencies import no_sound
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, row
from game.ui.widgets.label import Label
from game.ui.widgets.labelled_control import LabelledControl
from game.ui.widgets.panel import FramedPanel
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.text_field import TextField
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget

FRONT = (44.0, 48.8)
"""Width and height of the box front in u."""
SHEET = 104.0
DAILY = "Today’s deal"
SETTINGS = "Settings of the game"
CONTROLS = 0.24
"""Where the controls begin, in parts of the width."""
NOTE = 0.3
"""Between an option and what it means, in u; options stand further apart."""


class RowSpacing(NamedTuple):
    """How far apart rows and chairs stand, in u, and whether the chairs are low."""

    rows: float
    chairs: float
    low: bool


SPACINGS = (
    RowSpacing(1.2, 0.5, low=False), RowSpacing(1.2, 1.2, low=True),
    RowSpacing(0.8, 0.8, low=True), RowSpacing(0.4, 0.4, low=True),
)  # fmt: skip
"""From roomy to close: the first is taken with which every chair is in sight."""


class SetupScene(FormScene):
    """A sheet with one row for each setting; details only when they are asked for."""

    name = "setup"
    commands = ("rules",)

    def __init__(self, context: AppContext, game: str) -> None:
        """The set-up of *game* as it was left last."""
        super().__init__(context)
        self.game = game
        self.model = SetupModel(context, game)
        self.box = self.model.box
        self._people = KnownPeopleDialog(self.model, self.layers, self.again)
        self.details = False
        self._area = ScrollArea(self.theme, SETTINGS, column(self.theme, []))
        self._typed = TypedDealDialog(context, self.layers)
        self._wished = (0, 0)
        """The size of the window for which the table is painted beforehand."""
        self._scenery = SceneBackdrop(
            context.raster, ("sheet", game), lambda s: screen_drawings.sheet_backdrop(s, game)
        )

    def build(self) -> Sequence[Widget]:
        """The sheet, and on it title, rows and what deals the cards."""
        before = self._area
        for spacing in SPACINGS:
            rows, options = self._rows(spacing), self._options()
            page = column(self.theme, [rows, *options], spacing.rows)
            self._area = ScrollArea(self.theme, SETTINGS, page, before=before)
            footed = HeaderBodyFooter(self.theme, self._area, head=self._head(), foot=self._foot())
            self._sheet = FramedPanel(self.theme, footed, accent(self.game), pad=4.5)
            self.arrange(self.size)
            if rows.wanted(self._area.rect.width)[1] <= self._area.rect.height:
                break
        return [self._sheet]

    def _rows(self, spacing: RowSpacing) -> Widget:
        """Who plays how, and the toggle of the details, so far apart."""
        theme = self.theme
        rows = player_count_rows(theme, self.model, self.again)
        rows += [*preset_rows(theme, self.model, self.again), self._told()]
        chairs = [
            seat_row(self.context, self.model, seat, self.again, self._people.ask_who, spacing.low)
            for seat in range(self.model.seats)
        ]
        rows.append(column(theme, chairs, spacing.chairs))
        rows += open_play_rows(self.context, self.model)
        self._switch = Toggle(theme, "Details of the game", self.details, self._set_details)
        rows.append(self._switch)
        _align(rows)
        return column(theme, rows, spacing.rows)

    def _options(self) -> list[Widget]:
        """The options of the game, each with what it means, once the details are asked for."""
        found: list[Widget] = []
        for spec in self.model.specs if self.details else ():
            parts = option_rows(self.theme, self.model, spec, partial(self._set_option, spec.key))
            _align(parts)
            found.append(column(self.theme, parts, NOTE))
        return found

    def _head(self) -> Widget:
        """Title and tagline, and beside them other ways to a deal."""
        theme = self.theme
        title = Label(theme, self.box.rules.title, "screen_title", ground=Background.PAPER)
        tagline = Label(theme, self.box.tagline, "spoken", ground=Background.PAPER, soft=True)
        # Large letters need the room for what is to be chosen.
        large = theme.preferences.text_scale > 1.4
        words: Widget = title if large else column(theme, [title, tagline], 0.2)
        typed = Button(theme, TYPE_IN, self._typed.ask, ground=Background.PAPER)
        daily = Button(theme, DAILY, self._daily, ground=Background.PAPER)
        return TitleAndButton(theme, words, row(theme, [daily, typed], 1.5, "right"))

    def arrange(self, size: tuple[int, int]) -> None:
        """The box at the left if there is room, the sheet beside it."""
        u = self.theme.units
        wide = min(u(SHEET), size[0] - 2 * u(3))
        left = size[0] - wide - u(4)
        if left < u(FRONT[0] * 0.6):
            left = (size[0] - wide) // 2
        self._sheet.place(pygame.Rect(left, u(3), wide, size[1] - 2 * u(3)))

    def update(self, dt: float) -> bool:
        """Let the widgets move; the table is painted meanwhile, for a deal that comes soon."""
        if self._wished != self.size:
            self._wished = self.size
            still_layer.request_scenery(table_deps(self.context, no_sound), self.game, self.size)
        return super().update(dt)

    def first_focus(self) -> Widget | None:
        """The button that deals."""
        return self._deal

    def event(self, e: pygame.event.Event) -> bool:
        """Show the rules at their key; letters go to the name that is written on."""
        if self.layers.dialogs:
            return super().event(e)
        if self.context.keys.means(e, "rules"):
            self._rules()
            return True
        here = self.form.focused
        if e.type == pygame.TEXTINPUT and isinstance(here, TextField):
            return here.event(e)
        return super().event(e)

    def drawn(self) -> Sequence[Drawable]:
        """The box, then the sheet."""
        room = self._sheet.rect.left - self.theme.units(6)
        wide = min(self.theme.units(FRONT[0]), room)
        if wide < self.theme.units(FRONT[0] * 0.5):
            return super().drawn()
        size = (wide, round(wide * FRONT[1] / FRONT[0]))
        front = self.context.raster.get(
            ("box", self.game),
            size,
            lambda: screen_drawings.box_front(
                self.game, self.box.rules.title, self.box.player_count_text
            ),
        )
        if front is None:
            return super().drawn()
        centre = (self._sheet.rect.left // 2 + self.theme.units(1), self.size[1] // 2)
        return [PictureSprite(self.theme, front, centre), *super().drawn()]

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The wall in the game's colour."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    # The rows

    def _told(self) -> Widget:
        return Label(self.theme, self.model.told(), "caption", ground=Background.PAPER, soft=True)

    def _foot(self) -> Widget:
        theme = self.theme
        back = Button(theme, "Back", self.back, ground=Background.PAPER)
        rules = Button(theme, "Rules", self._rules, key="F1", ground=Background.PAPER)
        self._deal = Button(
            theme, "Deal", self._people.deal, kind=ButtonKind.PRIMARY, ground=Background.PAPER
        )
        self._deal.refusal = self.model.why_not_dealable()
        usual = Button(theme, "As usual", self._reset, ground=Background.PAPER)
        changed = [] if self.model.usual else [usual]
        return row(theme, [*changed, rules, back, self._deal], 2, "right")

    # What is chosen

    def _set_details(self, on: bool) -> None:
        self.details = on
        self.again()
        if on:
            self._area.scroll_by(self._switch.rect.top - self._area.rect.top)

    def _set_option(self, key: str, value: Value) -> None:
        self.model.options = {**self.model.options, key: value}
        self.again()

    def _reset(self) -> None:
        self.model.reset()
        self.again()

    def _daily(self) -> None:
        self.context.open(DailyRoute(self.game))

    def _rules(self) -> None:
        self.context.open(RulesRoute(self.game))


def _align(rows: Sequence[Widget]) -> None:
    """Let the controls of *rows* begin one under the other."""
    for each in rows:
        if isinstance(each, LabelledControl):
            each.column = CONTROLS
