"""The analysis screen: a sheet on which each decision of a finished match stands as a mark."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.app.review.analysis_graph import LEAST, AnalysisGraph
from game.app.review.analysis_summary import AnalysisSummary
from game.app.review.decision_detail import DecisionDetail
from game.app.review.match_review import MatchReview
from game.app.review.review_routes import ReplayRoute
from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.widgets import screen_drawings
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.app.widgets.sheet_layout import FixedColumns, HeaderBodyFooter
from game.art.icons.game_emblems import medal_emblem
from game.art.palette import accent
from game.engine.zones import Seat
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.theme import Role
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, row
from game.ui.widgets.label import Image, Label, Rule
from game.ui.widgets.panel import FramedPanel
from game.ui.widgets.radio_group import RadioGroup
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Widget

WIDE = 130.0
PAD = 4.5
LARGE = 1.4
"""With letters larger than this the title gives room to the graph."""


class AnalysisScene(FormScene):
    """The findings, shown while they are found; leaving stops the search at once."""

    name = "analysis"

    def __init__(self, context: AppContext, review: MatchReview) -> None:
        """The match of *review*, from the seat of the first person in it."""
        super().__init__(context)
        self.review = review
        game = review.journal.game
        self._scenery = SceneBackdrop(
            context.raster, ("sheet", game), lambda s: screen_drawings.sheet_backdrop(s, game)
        )
        self._sit(review.seats[0])

    def _sit(self, seat: Seat) -> None:
        """Look into the decisions of *seat* from now on."""
        self.seat = seat
        self.analyst = self.review.analyst(seat, self.context.apart)
        self.graph = AnalysisGraph(self.theme, self.analyst.findings, self.replay)
        self._point()

    def enter(self) -> None:
        """Go on searching where it was stopped."""
        self.analyst.start()

    def leave(self) -> None:
        """Stop the search."""
        self.review.stop()

    def build(self) -> Sequence[Widget]:
        """Medal, title and sum; the graph; the decision looked at; the ways on."""
        theme, review, game = self.theme, self.review, self.review.journal.game
        medal = Image(
            theme, "", lambda: medal_emblem(game), ("emblem", game), size=(9, 9),
            raster=self.context.raster,
        )  # fmt: skip
        kind: Role = "heading" if theme.preferences.text_scale > LARGE else "screen_title"
        title = Label(theme, "Your decisions", kind, ground=Background.PAPER)
        words = column(theme, [title, AnalysisSummary(theme, self.analyst)], 0.4)
        detail = DecisionDetail(theme, self.graph, review.named)
        parts: list[Widget] = [FixedColumns(theme, [medal, words], (9.0,)), self.graph]
        if len(review.seats) > 1:
            names = [review.players[seat].name for seat in review.seats]
            chosen = review.seats.index(self.seat)
            parts.insert(1, RadioGroup(theme, "Whose", names, chosen, self._look_at))
        self._area = ScrollArea(theme, "Analysis", column(theme, parts, 1.2))
        self._replay = Button(
            theme, "Watch from here", self.replay, kind=ButtonKind.PRIMARY, ground=Background.PAPER
        )
        back = Button(theme, "Back", self.back, ground=Background.PAPER)
        navigator = row(theme, [back, self._replay], 2, "right")
        foot = column(theme, [Rule(theme), detail, navigator], 0.8)
        footed = HeaderBodyFooter(theme, self._area, foot=foot, gap=0.6)
        self._sheet = FramedPanel(theme, footed, accent(game), pad=PAD)
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
        """Take what was found since the last frame."""
        moving = super().update(dt)
        if self.analyst.poll():
            self._point()
            self.form.settle()
        return not self.analyst.finished or moving

    def replay(self) -> None:
        """Go to the table as it was before the decision that is looked at."""
        here = self.graph.selected_decision
        self.context.open(ReplayRoute(self.review, self.seat, 0 if here is None else here.move - 1))

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The wall in the game's colour."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    def _point(self) -> None:
        """Point at the newest decision, in the end at the dearest, until somebody chooses."""
        decisions = self.analyst.findings.decisions
        if self.graph.touched or not decisions:
            return
        worst = self.analyst.findings.dearest if self.analyst.finished else None
        self.graph.at = len(decisions) - 1 if worst is None else decisions.index(worst)

    def _look_at(self, number: int) -> None:
        self.analyst.stop()
        self._sit(self.review.seats[number])
        self.analyst.start()
        self.again()
