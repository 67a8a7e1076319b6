"""The set-up: how a game is played tonight, and by whom; drawn from what its options say."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game.app import pictures
from game.app.chairs import chair
from game.app.form_scene import FormScene
from game.app.option_rows import beside, free_around, note, option_rows
from game.app.pages import players as for_how_many
from game.app.paper import Footed, NameField
from game.app.parlour import Parlour
from game.app.things import Painted, Scenery
from game.app.wishes import Wishes
from game.art.palette import accent
from game.engine.options import Value
from game.table import backdrop as still
from game.ui.button import Button
from game.ui.canvas import Drawn
from game.ui.choice import Choice, Pick
from game.ui.drawing import Ground, Kind
from game.ui.label import Label
from game.ui.labelled import Labelled
from game.ui.layout import column, row
from game.ui.paper import Sheet
from game.ui.scroll import ScrollArea
from game.ui.stepper import Stepper
from game.ui.toggle import Toggle
from game.ui.widgets import Widget

FRONT = (44.0, 48.8)
"""Width and height of the box front in u."""
SHEET = 104.0
OWN = "Your own"
CONTROLS = 0.24
"""Where the controls begin, in parts of the width."""
CLOSE = 0.5
"""Between two chairs, in u: with four of them the details are still in sight."""
NOTE = 0.3
"""Between an option and what it means, in u; options stand further apart."""


class SetupScene(FormScene):
    """A sheet with one row for each setting; details only when they are asked for."""

    name = "setup"

    def __init__(self, parlour: Parlour, game: str) -> None:
        """The set-up of *game* as it was left last."""
        super().__init__(parlour)
        self.game = game
        self.wishes = Wishes(parlour, game)
        self.box = self.wishes.box
        self.details = False
        self._wished = (0, 0)
        """The size of the window for which the table is painted beforehand."""
        self._scenery = Scenery(
            parlour.raster, ("sheet", game), lambda s: pictures.sheet_backdrop(s, game)
        )

    def build(self) -> Sequence[Widget]:
        """The sheet, and on it title, rows and what deals the cards."""
        theme = self.theme
        rows: list[Widget] = [*self._presets(), self._told(), *self._seats_row()]
        chairs = [
            chair(theme, self.parlour.raster, self.wishes, seat, self.again)
            for seat in range(self.wishes.seats)
        ]
        rows.append(column(theme, chairs, CLOSE))
        rows.append(
            Toggle(theme, "Details of the game", self.details, self._set_details,
                   ground=Ground.PAPER)
        )  # fmt: skip
        options: list[Widget] = []
        if self.details:
            for spec in self.wishes.specs:
                change = partial(self._set_option, spec.key)
                parts = option_rows(theme, self.wishes, spec, change)
                rows.append(column(theme, parts, NOTE))
                options += parts
        for each in [*rows, *options]:
            if isinstance(each, Labelled):
                each.column = CONTROLS
        self._area = ScrollArea(theme, "Settings of the game", column(theme, rows, 1.2))
        title = Label(theme, self.box.rules.title, "screen_title", ground=Ground.PAPER)
        tagline = Label(theme, self.box.tagline, "spoken", ground=Ground.PAPER, soft=True)
        # Large letters need the room for what is to be chosen.
        short = theme.preferences.text_scale > 1.4
        head: Widget = title if short else column(theme, [title, tagline], 0.2)
        footed = Footed(theme, self._area, head=head, foot=self._foot())
        self._sheet = Sheet(theme, footed, accent(self.game), pad=4.5)
        return [self._sheet]

    def arrange(self, size: tuple[int, int]) -> None:
        """The box at the left if there is room, the sheet beside it."""
        u = self.theme.units
        wide = min(u(SHEET), size[0] - 2 * u(3))
        left = size[0] - wide - u(4)
        if left < u(FRONT[0] * 0.6):
            left = (size[0] - wide) // 2
        self._sheet.place(pygame.Rect(left, u(3), wide, size[1] - 2 * u(3)))

    def update(self, dt: float) -> bool:
        """Lets the widgets move; the table is painted meanwhile, for a deal that comes soon."""
        if self._wished != self.size:
            self._wished = self.size
            still.wish(self.parlour.raster, self.game, self.theme, self.size)
        return super().update(dt)

    def first_focus(self) -> Widget | None:
        """The button that deals."""
        return self._deal

    def event(self, e: pygame.event.Event) -> bool:
        """F1 shows the rules; letters go to the name that is written on."""
        if e.type == pygame.KEYDOWN and e.key == pygame.K_F1:
            self._rules()
            return True
        here = self.form.focused
        if e.type == pygame.TEXTINPUT and isinstance(here, NameField):
            return here.event(e)
        return super().event(e)

    def drawn(self) -> Sequence[Drawn]:
        """The box, then the sheet."""
        room = self._sheet.rect.left - self.theme.units(6)
        wide = min(self.theme.units(FRONT[0]), room)
        if wide < self.theme.units(FRONT[0] * 0.5):
            return super().drawn()
        size = (wide, round(wide * FRONT[1] / FRONT[0]))
        front = self.parlour.raster.get(
            ("box", self.game),
            size,
            lambda: pictures.box_front(self.game, self.box.rules.title, for_how_many(self.box)),
        )
        if front is None:
            return super().drawn()
        centre = (self._sheet.rect.left // 2 + self.theme.units(1), self.size[1] // 2)
        return [Painted(self.theme, front, centre), *super().drawn()]

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The wall in the game's colour."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    # The rows

    def _presets(self) -> list[Widget]:
        wishes = self.wishes
        names, now = wishes.presets, wishes.preset
        picks = [Pick(name, wishes.barred_preset(name)) for name in names]
        reasons = [pick.reason for pick in picks if pick.reason]
        if now is None:
            picks.append(Pick(OWN))
        chosen = len(names) if now is None else now

        def choose(index: int) -> None:
            if index < len(names):
                wishes.options = wishes.of(names[index])
                self.again()

        row = Choice(self.theme, "Game", picks, chosen, choose)
        return [row, *(note(self.theme, reason) for reason in reasons[:1])]

    def _told(self) -> Widget:
        return Label(self.theme, self.wishes.told(), "caption", ground=Ground.PAPER, soft=True)

    def _seats_row(self) -> list[Widget]:
        seats, reasons = self.box.rules.players, self.wishes.barred_seats()
        if len(seats) == 1:
            return [Label(self.theme, for_how_many(self.box) + ".", ground=Ground.PAPER)]
        now = seats.index(self.wishes.seats)
        least, most = free_around(now, reasons)
        stepper = Stepper(
            self.theme, "Players", self.wishes.seats, seats[least], seats[most], self._set_seats
        )
        return [stepper, *(note(self.theme, why) for why in beside(now, reasons)[:1])]

    def _foot(self) -> Widget:
        theme = self.theme
        back = Button(theme, "Back", self.back, ground=Ground.PAPER)
        rules = Button(theme, "Rules", self._rules, key="F1", ground=Ground.PAPER)
        self._deal = Button(
            theme, "Deal", self.wishes.deal, kind=Kind.PRIMARY, ground=Ground.PAPER,
            reason=self.wishes.objection(),
        )  # fmt: skip
        usual = Button(theme, "As usual", self._reset, ground=Ground.PAPER)
        changed = [] if self.wishes.usual else [usual]
        return row(theme, [*changed, rules, back, self._deal], 2, "right")

    # What is chosen

    def _set_details(self, on: bool) -> None:
        self.details = on
        self.again()

    def _set_seats(self, seats: int) -> None:
        self.wishes.sit(seats)
        self.again()

    def _set_option(self, key: str, value: Value) -> None:
        self.wishes.options = {**self.wishes.options, key: value}
        self.again()

    def _reset(self) -> None:
        self.wishes.reset()
        self.again()

    def _rules(self) -> None:
        self.parlour.ways.rules(self.game)
