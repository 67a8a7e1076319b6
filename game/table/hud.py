"""The signs round the cards: title, score key, seats, prompt, gauge, captions, log and words."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence

import pygame

from game.art import palette as ink
from game.art.emblems import medal_emblem
from game.engine.action import Tray
from game.engine.cards import Card
from game.engine.events import Said
from game.engine.status import Badge, Status
from game.engine.zones import Look, Seat, Spot, ZoneId
from game.table import centre, gauge, house, isle, key, ranks, reckoning
from game.table.bubbles import Bubbles
from game.table.captions import bands, captions, lights
from game.table.desk import Desk, Person
from game.table.feelings import FACES, Feelings, Felt
from game.table.flourish import Flourishing
from game.table.key_tab import KeyTab
from game.table.layout import Layout
from game.table.log import Log
from game.table.names import filled, number_of_cards
from game.table.pockets import describe_pockets, pockets_slip
from game.table.seats import Seats
from game.table.slip import Slip, Slips
from game.table.undo_tab import UndoTab
from game.table.worths import Worths
from game.ui.canvas import Drawn
from game.ui.describe import Described
from game.ui.pill import Pill, Toast

EMPTY = Status("", "", ())

_LINE_STAYS = 0.8
"""A line of what happens can be read for so many seconds at least."""

_STIRRED = 1.8
"""A face shows for so many seconds what has just happened to its owner."""


class Hud:
    """Everything on the table that is no card and no button."""

    def __init__(
        self, game: str, title: str, people: Sequence[Person], desk: Desk, across: str = ""
    ) -> None:
        """*across* is the name of a side that sits across and is no seat."""
        self.game = game
        self.across = across
        self.title, self.people = title, people
        self.theme, self.taste = desk.theme, desk.taste
        self.slips = Slips(desk.theme, desk.raster)
        self.seats = Seats(self.slips, people)
        self.log = Log(self.slips, people)
        self.bubbles = Bubbles(self.slips, people, across)
        self.middle = centre.Middle(self.slips)
        self.worths = Worths(self.slips)
        self.status = EMPTY
        self.counts: Mapping[ZoneId, int] = {}
        self.tray: Tray | None = None
        """What the cards that lie together would make."""
        self.collecting: ZoneId | None = None
        """A zone under which other words stand than its own."""
        self.pointed: Card | None = None
        """The card the viewer points at or has picked."""
        self.deciding: tuple[Seat, ...] = ()
        self.winners: tuple[Seat, ...] | None = None
        """Who won, once it is over."""
        self.moment: Flourishing | None = None
        """What is made much of just now: whom it is about shows it."""
        self.feelings = Feelings()
        self._stirred: dict[Seat, tuple[str, float]] = {}
        self.sums: tuple[str, ...] = ()
        """What every seat has so far, while the points of a round are counted."""
        self.tip = ""
        """What the thing under the pointer means."""
        self.said = ""
        """A reason that stands in the status line for a moment instead of the prompt."""
        self._said_for = 0.0
        self._lines: deque[str] = deque()
        self._line_age = 0.0
        self.time: float | None = None
        """How much is left of the time to act, from 1 to 0."""
        self._pill = Pill(desk.theme, "")
        self._toast: Toast | None = None
        self.tab = KeyTab(desk.theme)
        self.undo = UndoTab(desk.theme)

    def named(self, text: str) -> str:
        """Fills names of players in for ``{0}``."""
        return filled(text, [person.name for person in self.people])

    def refuse(self, text: str) -> None:
        """A reason stands in the status line for a while."""
        self.said = self.named(text)
        self._said_for = max(2.5, 0.06 * len(text))

    def answered(self) -> None:
        """What was asked is answered: neither the question nor an old reason stands there."""
        self.said = ""
        self.status = self.status._replace(prompt="")

    def tell(self, text: str, at_once: bool = False) -> None:
        """A line of what happens, in the status line until the next one or :meth:`told`.

        Lines wait for each other, but not one that must be there *at_once*.
        """
        if at_once:
            self._lines.clear()
        if not self._lines:
            self._line_age = 0.0
        self._lines.append(text)

    def told(self) -> None:
        """Everything has happened: the prompt stands there again."""
        self._lines.clear()

    def hear(self, said: Said) -> list[Felt]:
        """Whom *said* stirs; their faces show it for a moment, where there is time for that."""
        felt = self.feelings.hear(said)
        if self.theme.preferences.speed > 0:
            self._stirred |= {seat: (FACES[stir], _STIRRED) for seat, stir in felt}
        return felt

    def remark(self, seat: Seat, text: str) -> None:
        """A seat says something that is no part of the game; it stands in no log."""
        self.bubbles.say(seat, text, light=True)

    def toast(self, text: str) -> None:
        """A sentence under the title row, for four seconds; also in the log."""
        self._toast = Toast(self.theme, self.named(text))
        self.log.write(None, self.named(text))

    def update(self, dt: float) -> bool:
        """Lets *dt* seconds pass; True while anything moves."""
        still = self.theme.preferences.still
        moving = self.bubbles.update(dt) or bool(self._stirred)
        self._stirred = {
            seat: (face, left - dt) for seat, (face, left) in self._stirred.items() if left > dt
        }
        moving = self.seats.walk.update(dt) or moving
        moving = self.log.update(dt, still) or moving
        moving = self.middle.update(dt, self.status.centre, still) or moving
        moving = self.worths.update(dt, still) or moving
        if self.said:
            self._said_for -= dt
            moving = True
            if self._said_for <= 0:
                self.said = ""
        self._line_age += dt
        if len(self._lines) > 1:
            moving = True
            if self._line_age >= _LINE_STAYS:
                self._lines.popleft()
                self._line_age = 0.0
        if self._toast is not None:
            moving = True
            if not self._toast.update(dt):
                self._toast = None
        return moving

    def under(self, layout: Layout) -> list[Drawn]:
        """What lies under the cards."""
        self.seats.moods = {seat: self._mood(layout, seat) for seat in layout.chairs}
        slips: list[Drawn] = [self._title(layout)]
        if self.status.ranks:
            slips.append(ranks.ranks_slip(self.slips, layout, self.status.ranks, self.pointed))
        slips += self.middle.drawn(layout, self.status.centre, self.taste.four_colours)
        if self.status.gauge is not None and layout.gauge is not None:
            shown = gauge.named(self.status.gauge, self.named)
            slips.append(gauge.gauge_slip(self.slips, layout, shown, layout.gauge))
        elif self.status.map is not None and layout.gauge is not None:
            slips.append(
                isle.isle_slip(self.slips, layout, self.status.map, self.people, layout.gauge)
            )
        if self.status.reckoning is not None:
            slips.append(reckoning.reckoning_slip(self.slips, layout, self.status.reckoning))
        slips += captions(
            self.slips, layout, self.counts, self.status.marks, self.collecting
        )  # fmt: skip
        slips += house.house_slips(self.slips, layout, self.game, self.across)
        slips += lights(self.slips, layout, self.status.marks)
        slips += self.seats.under(layout, self.deciding)
        return slips

    def over(self, layout: Layout) -> list[Drawn]:
        """What lies over the cards of the others: plates, score key, prompt."""
        slips: list[Drawn] = list(self.worths.drawn(layout, self.counts, self.status.marks))
        slips += list(self.seats.over(layout, self._worn(), self._hands(layout), self.deciding))
        slips += pockets_slip(self.slips, layout, self.status.pockets, self.tray)
        slips += bands(self.slips, layout, self.status.marks)
        if not self.status.key:
            return slips
        if self.tab.lay(layout):
            return [*slips, self.tab]
        return [*slips, key.key_slip(self.slips, layout, self.status, self.people)]

    def prompt(self, layout: Layout) -> list[Drawn]:
        """The status line."""
        self._pill.label = self._words()
        self._pill.name = self._pill.label
        self._pill.share = self.time
        self._pill.place(layout.frame.px(layout.prompt))
        return [self._pill] if self._pill.label else []

    def top(
        self,
        layout: Layout,
        soft: Callable[[], Sequence[pygame.Rect]],
        hard: Sequence[pygame.Rect],
    ) -> list[Drawn]:
        """What hangs in the air: words, drawer, toast; words cover nothing of *hard*."""
        pill = self._pill.pill() if self._pill.label else pygame.Rect(0, 0, 0, 0)
        signs = [layout.frame.px(box) for box in (layout.key, layout.title, layout.tab)]
        things: list[Drawn] = list(
            self.bubbles.drawn(
                layout, lambda: [*self._solid(layout), *soft()], [pill, *signs, *hard]
            )
        )
        if self.status.key and layout.folded and self.tab.open:
            things.append(key.key_slip(self.slips, layout, self.status, self.people))
        if self.undo.lay(layout, self.log.rect(layout)):
            things.append(self.undo)
        things += self.log.drawn(layout)
        if self._toast is not None:
            self._toast.place(layout.frame.px(layout.toast))
            things += self._toast.drawn()
        return things

    def describe(self, layout: Layout) -> list[Described]:
        """All of it in words."""
        f, status = layout.frame, self.status
        told = [Described("heading", self.title, self.named(status.goal), f.px(layout.title))]
        if status.ranks:
            told.append(ranks.describe_ranks(layout, status.ranks))
        told += self.seats.describe(layout, status, self._hands(layout), self.deciding)
        told += house.describe_house(layout, self.across)
        if status.reckoning is not None:
            told.append(reckoning.describe_reckoning(layout, status.reckoning))
        told += key.describe_key(layout, status, self.people)
        told += describe_pockets(layout, status.pockets, self.tray)
        told += self.tab.describe()
        told += self.undo.describe()
        if status.gauge is not None and layout.gauge is not None:
            shown = gauge.named(status.gauge, self.named)
            told.append(gauge.describe_gauge(layout, shown, layout.gauge))
        elif status.map is not None and layout.gauge is not None:
            told.append(isle.describe_isle(layout, status.map, self.people, layout.gauge))
        if status.centre is not None:
            told.append(centre.describe_centre(layout, status.centre))
        for zone, slot in layout.slots.items():
            heap = slot.caption is not None and slot.spec.look is Look.PILE and zone.owner is None
            if slot.spec.label and (heap or slot.spec.spot in (Spot.BESIDE, Spot.ACROSS)):
                count = number_of_cards(self.counts.get(zone, 0))
                told.append(Described("pile", slot.spec.label, count, f.px(slot.box)))
        told.append(Described("status", self._words(), "", f.px(layout.prompt)))
        told += self.bubbles.describe(layout)
        told += self.worths.describe(layout, self.counts, self.status.marks)
        if self._toast is not None:
            told += self._toast.describe()
        return told + self.log.describe(layout)

    def _worn(self) -> Status:
        """The status, with what is counted hung under the name plates."""
        if not self.sums:
            return self.status
        kept = [badge for badge in self.status.badges if badge.kind != "call"]
        sums = (Badge(seat, "call", text) for seat, text in enumerate(self.sums) if text)
        return self.status._replace(badges=(*kept, *sums))

    def _words(self) -> str:
        line = self._lines[0] if self._lines else ""
        return self.said or line or self.named(self.tip or self.status.prompt)

    def _mood(self, layout: Layout, seat: Seat) -> str:
        """How a player looks: one pose for each thing that happens to him."""
        if self.moment is not None and self.moment.seat == seat:
            return self.moment.face
        if self.winners is not None:
            return "glad" if seat in self.winners else "sad"
        if seat in self._stirred:
            return self._stirred[seat][0]
        if self.bubbles.speaks(seat):
            return "sly"
        return "thinking" if seat in self.deciding and seat != layout.bottom else "calm"

    def _hands(self, layout: Layout) -> dict[Seat, int]:
        """How many cards everybody holds."""
        held: dict[Seat, int] = {}
        for zone, slot in layout.slots.items():
            if slot.spec.spot is Spot.HAND and zone.owner is not None:
                held[zone.owner] = held.get(zone.owner, 0) + self.counts.get(zone, 0)
        return held

    def _solid(self, layout: Layout) -> list[pygame.Rect]:
        """What words in the air should not cover."""
        f = layout.frame
        boxes = [c.box for c in layout.chairs.values()]
        if layout.across is not None:
            boxes.append(layout.across.box)
        if layout.gauge is not None:
            boxes.append(layout.gauge)
        boxes += [
            s.box for z, s in layout.slots.items()
            if s.spec.spot in (Spot.FRONT, Spot.BESIDE, Spot.ACROSS)
            and (self.counts.get(z) or s.spec.slots)
        ]  # fmt: skip
        return [f.px(box) for box in boxes]

    def _title(self, layout: Layout) -> Slip:
        rect = layout.frame.px(layout.title)
        u = layout.frame.u
        goal = self.named(self.status.goal)

        def paint(sheet: pygame.Surface) -> None:
            side = round(7.0 * u)
            spot = pygame.Rect(0, 0, side, side)
            self.slips.stick(sheet, ("medal", self.game), lambda: medal_emblem(self.game), spot)
            left = side + round(1.1 * u)
            room = rect.width - left
            line = pygame.Rect(left, round(0.4 * u), room, round(3.6 * u))
            self.slips.write(sheet, self.title, "game_title", ink.PAPER, line, "left")
            style = self.theme.style("small")
            y = round(3.9 * u)
            for words in self.theme.type.wrap(goal, style, room)[: 1 if self.status.ranks else 3]:
                image = self.theme.type.render(words, style, ink.COLUMN)
                sheet.blit(image, (left, y))
                y += self.theme.type.height(style)

        return self.slips.slip("title", (goal, self.title), rect, paint)
