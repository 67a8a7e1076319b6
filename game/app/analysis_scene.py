"""The analysis: a sheet on which each decision of a finished match stands as a mark."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.app import pictures
from game.app.analysis_graph import LEAST, Graph
from game.app.analysis_words import Detail, Sum
from game.app.form_scene import FormScene
from game.app.paper import Fixed, Footed
from game.app.parlour import Parlour
from game.app.study import Study
from game.app.things import Scenery
from game.art.emblems import medal_emblem
from game.art.palette import accent
from game.engine.zones import Seat
from game.ui.button import Button
from game.ui.choice import Choice
from game.ui.drawing import Ground, Kind
from game.ui.label import Image, Label, Rule
from game.ui.layout import column, row
from game.ui.paper import Sheet
from game.ui.scroll import ScrollArea
from game.ui.theme import Role
from game.ui.widgets import Widget

WIDE = 130.0
PAD = 4.5
LARGE = 1.4
"""With letters larger than this the title gives room to the graph."""


class AnalysisScene(FormScene):
    """Shows what is found while it is being found; leaving it stops the search at once."""

    name = "analysis"

    def __init__(self, parlour: Parlour, study: Study) -> None:
        """The match of *study*, from the seat of the first person in it."""
        super().__init__(parlour)
        self.study = study
        game = study.journal.game
        self._scenery = Scenery(
            parlour.raster, ("sheet", game), lambda s: pictures.sheet_backdrop(s, game)
        )
        self._sit(study.seats[0])

    def _sit(self, seat: Seat) -> None:
        """Looks into the decisions of *seat* from now on."""
        self.seat = seat
        self.analyst = self.study.analyst(seat, self.parlour.apart)
        self.graph = Graph(self.theme, self.analyst.findings, self.replay)
        self._point()

    def enter(self) -> None:
        """Goes on searching where it was stopped."""
        self.analyst.start()

    def leave(self) -> None:
        """Nobody wants to know any more."""
        self.study.stop()

    def build(self) -> Sequence[Widget]:
        """Medal, title and sum; the graph; the decision looked at; the ways on."""
        theme, study, game = self.theme, self.study, self.study.journal.game
        medal = Image(
            theme, "", lambda: medal_emblem(game), ("emblem", game), size=(9, 9),
            raster=self.parlour.raster,
        )  # fmt: skip
        kind: Role = "heading" if theme.preferences.text_scale > LARGE else "screen_title"
        title = Label(theme, "Your decisions", kind, ground=Ground.PAPER)
        words = column(theme, [title, Sum(theme, self.analyst)], 0.4)
        detail = Detail(theme, self.graph, study.named)
        parts: list[Widget] = [Fixed(theme, [medal, words], (9.0,)), self.graph]
        if len(study.seats) > 1:
            names = [study.players[seat].name for seat in study.seats]
            chosen = study.seats.index(self.seat)
            parts.insert(1, Choice(theme, "Whose", names, chosen, self._look_at))
        self._area = ScrollArea(theme, "Analysis", column(theme, parts, 1.2))
        self._replay = Button(
            theme, "Replay from here", self.replay, kind=Kind.PRIMARY, ground=Ground.PAPER
        )
        back = Button(theme, "Back", self.back, ground=Ground.PAPER)
        ways = row(theme, [back, self._replay], 2, "right")
        foot = column(theme, [Rule(theme), detail, ways], 0.8)
        footed = Footed(theme, self._area, foot=foot, gap=0.6)
        self._sheet = Sheet(theme, footed, accent(game), pad=PAD)
        return [self._sheet]

    def arrange(self, size: tuple[int, int]) -> None:
        """The sheet over most of the window; the graph takes what the words leave."""
        u = self.theme.units
        place = pygame.Rect(0, 0, min(u(WIDE), size[0] - 2 * u(3)), size[1] - 2 * u(3))
        place.center = (size[0] // 2, size[1] // 2)
        self.graph.tall = u(LEAST)
        self._sheet.place(place)
        spare = self._area.rect.height - self._area.wanted(self._area.rect.width)[1]
        self.graph.tall += max(0, spare)
        self._sheet.place(place)

    def first_focus(self) -> Widget | None:
        """The graph, once there is a mark on it."""
        return self.graph if self.graph.focusable else self._replay

    def update(self, dt: float) -> bool:
        """Takes what was found since the last frame."""
        moving = super().update(dt)
        if self.analyst.poll():
            self._point()
            self.form.settle()
        return not self.analyst.finished or moving

    def replay(self) -> None:
        """Goes to the table as it was before the decision that is looked at."""
        here = self.graph.looked_at
        self.parlour.ways.replay(self.study, self.seat, 0 if here is None else here.move - 1)

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The wall in the game's colour."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    def _point(self) -> None:
        """Until somebody chooses, the newest decision is looked at; in the end the dearest."""
        decisions = self.analyst.findings.decisions
        if self.graph.touched or not decisions:
            return
        worst = self.analyst.findings.dearest if self.analyst.finished else None
        self.graph.at = len(decisions) - 1 if worst is None else decisions.index(worst)

    def _look_at(self, number: int) -> None:
        self.analyst.stop()
        self._sit(self.study.seats[number])
        self.analyst.start()
        self.again()
