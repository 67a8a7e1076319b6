"""The daily screen: the deal of the day of a game, and what came of those of the last days."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from datetime import date, timedelta

import pygame

from game.app.daily import daily_text
from game.app.daily.daily_outcomes import DailyOutcomes
from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import JournalRoute, ResumeRoute, RulesRoute
from game.app.widgets import screen_drawings
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.app.widgets.sheet_layout import FixedColumns, HeaderBodyFooter, centred_sheet
from game.art.palette import accent
from game.daily.daily_deal import DailyDeal, utc_day
from game.shelf import game_entry
from game.store.matches.known_deal import KnownDeal
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.theme import Role
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, row
from game.ui.widgets.label import Label, Rule
from game.ui.widgets.panel import FramedPanel
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Widget

WIDE, TALL = 96.0, 84.0
LISTED = 12
"""So many days are listed, today the first."""
DAY = 34.0
"""The width of a day in u."""
LARGE = 1.4
"""With letters larger than this what came of a day stands under it."""


class DailyScene(FormScene):
    """A sheet with a line for each of the last days, and the button that deals."""

    name = "daily"
    commands = ("rules",)

    def __init__(self, context: AppContext, game: str) -> None:
        """The deal of the day of *game*."""
        super().__init__(context)
        self.game = game
        self.results = DailyOutcomes(context, game)
        self._today = self.today
        self._scenery = SceneBackdrop(
            context.raster, ("sheet", game), lambda size: screen_drawings.sheet_backdrop(size, game)
        )

    @property
    def today(self) -> date:
        """The day in UTC."""
        return utc_day(self.context.clock())

    def enter(self) -> None:
        """Read what was played; say what is wrong with it, or with the clock."""
        for problem in self.results.read():
            self.context.say(problem)
        last = max(self.results.days, default=self.today)
        if last > self.today:
            self.context.say(daily_text.later_clock(last))

    def build(self) -> Sequence[Widget]:
        """Title and words, the days, and the ways on."""
        theme, paper, today = self.theme, Background.PAPER, self.today
        self._today = today
        large = theme.preferences.text_scale > LARGE
        name = f"{game_entry(self.game).rules.title}: today’s deal"
        title = Label(theme, name, "heading" if large else "screen_title", ground=paper)
        parts: list[Widget] = [Label(theme, self._told(today), "body", ground=paper), Rule(theme)]
        for ago in range(LISTED):
            day = today - timedelta(ago)
            style: Role = "body" if ago else "body_bold"
            words = (daily_text.day_text(day, today), self.results.outcome(day))
            labels = [Label(theme, each, style, ground=paper) for each in words]
            parts.append(
                column(theme, labels, 0.2) if large else FixedColumns(theme, labels, (DAY,))
            )
        self._area = ScrollArea(theme, "The last days", column(theme, parts, 0.8))
        back = Button(theme, "Back", self.back, ground=paper)
        rules = Button(theme, "Rules", self._rules, key="F1", ground=paper)
        self._deal = Button(
            theme, self._label(today), self.deal, kind=ButtonKind.PRIMARY, ground=paper
        )
        foot = row(theme, [rules, back, self._deal], 2, "right")
        footed = HeaderBodyFooter(theme, self._area, head=title, foot=foot)
        self._sheet = FramedPanel(theme, footed, accent(self.game), pad=4.5)
        return [self._sheet]

    def arrange(self, size: tuple[int, int]) -> None:
        """The sheet in the middle."""
        self._sheet.place(centred_sheet(self.theme, size, WIDE, TALL))

    def first_focus(self) -> Widget | None:
        """The button that deals."""
        return self._deal

    def event(self, e: pygame.event.Event) -> bool:
        """Show the rules at their key."""
        if self.context.keys.means(e, "rules") and not self.layers.dialogs:
            self._rules()
            return True
        return super().event(e)

    def update(self, dt: float) -> bool:
        """Begin the next day at midnight."""
        moving = super().update(dt)
        if self.today != self._today:
            self.again()
            return True
        return moving

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The wall in the game's colour."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    def deal(self) -> None:
        """Deal the cards of today, or go on with the match that was begun."""
        today, context = self.today, self.context
        waiting = self.results.waiting(today)
        if waiting is not None:
            context.open(ResumeRoute(waiting))
            return
        known = KnownDeal.AGAIN if self.results.known(today) else ""
        daily = DailyDeal(self.game, today)
        journal = daily.journal(context.new_nonce())
        players = daily.players(context.settings.name)
        context.open(JournalRoute(journal, players, known, today.isoformat()))

    def _label(self, today: date) -> str:
        if self.results.waiting(today) is not None:
            return "Continue"
        return "Deal again" if self.results.known(today) else "Deal"

    def _told(self, today: date) -> str:
        if not self.results.known(today) or self.results.waiting(today) is not None:
            return daily_text.TOLD
        if self.results.first(today) is None:
            return f"{daily_text.TOLD} {daily_text.KNOWN_TODAY}"
        told = daily_text.DELETED if self.results.deleted(today) else daily_text.USED_UP
        return f"{daily_text.TOLD} {told}"

    def _rules(self) -> None:
        self.context.open(RulesRoute(self.game))
