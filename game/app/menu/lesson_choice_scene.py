"""The choice of a lesson: all games that have one, with a mark at those gone through."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game.app.help.game_assets import has_lesson
from game.app.help.lesson_progress import lesson_done, lesson_step
from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import LessonRoute, RulesRoute
from game.app.widgets import screen_drawings
from game.app.widgets.learned_seal import LearnedSeal
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.app.widgets.sheet_layout import FixedColumns, HeaderBodyFooter, centred_sheet
from game.art.palette import BRASS
from game.shelf import SHELF
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, row
from game.ui.widgets.label import Label
from game.ui.widgets.panel import FramedPanel
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Widget

WIDE, TALL = 104.0, 86.0
SEAL, TITLE, RULES = 4.4, 31.0, 14.0
"""The widths in u of a mark, of the button of a lesson, and of that of its rules."""
TOLD = (
    "A lesson takes five minutes: you play on a real table, and are told one thing at a time. "
    "You may leave at any step and come back."
)
LEARNED, BEGUN, NEW = "learned", "goes on with part {}", "new"


class LessonChoiceScene(FormScene):
    """A sheet with a line for each lesson; Enter or a click opens it."""

    name = "lessons"
    commands = ("rules",)

    def __init__(self, context: AppContext) -> None:
        """Begin with the first lesson that was not gone through."""
        super().__init__(context)
        self._games = [game for game in SHELF if has_lesson(context.assets, game)]
        self._scenery = SceneBackdrop(context.raster, "shelf", screen_drawings.shelf_backdrop)

    def build(self) -> Sequence[Widget]:
        """Title and words, a line for each game, and the ways on."""
        theme, paper = self.theme, Background.PAPER
        self._lessons = {game: self._lesson_button(game) for game in self._games}
        self._rules = {game: self._rules_button(game) for game in self._games}
        lines = [self._line(game) for game in self._games]
        area = ScrollArea(theme, "Lessons", column(theme, lines, 0.7))
        head = column(
            theme,
            [
                Label(theme, "Learn to play", "screen_title", ground=paper),
                Label(theme, TOLD, "body", ground=paper),
            ],
            0.8,
        )
        rules = Button(
            theme, "Rules of all games", partial(self.context.open, RulesRoute()), ground=paper
        )
        back = Button(theme, "Back", self.back, ground=paper)
        footed = HeaderBodyFooter(
            theme, area, head=head, foot=row(theme, [rules, back], 2, "right")
        )
        self._sheet = FramedPanel(theme, footed, BRASS, pad=4.0)
        return [self._sheet]

    def arrange(self, size: tuple[int, int]) -> None:
        """The sheet in the middle."""
        self._sheet.place(centred_sheet(self.theme, size, WIDE, TALL))

    def first_focus(self) -> Widget | None:
        """The first lesson that was not gone through."""
        return self._lessons.get(self._next())

    def event(self, e: pygame.event.Event) -> bool:
        """Show the rules of the game that has the focus, at their key."""
        if self.context.keys.means(e, "rules") and not self.layers.dialogs:
            lines = {game: (self._lessons[game], self._rules[game]) for game in self._games}
            here = self.form.focused
            self.context.open(RulesRoute(next((g for g in lines if here in lines[g]), "")))
            return True
        return super().event(e)

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """Wall paper and planks."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    def _next(self) -> str:
        """The first game whose lesson was not gone through, else the first of all; or nothing."""
        settings = self.context.settings
        new = (game for game in self._games if not lesson_done(settings, game))
        return next(new, next(iter(self._games), ""))

    def _line(self, game: str) -> Widget:
        """A mark, the button of a lesson, what came of it, and the button of the rules."""
        theme, settings = self.theme, self.context.settings
        done, step = lesson_done(settings, game), lesson_step(settings, game)
        told = BEGUN.format(step + 1) if step else LEARNED if done else NEW
        state = Label(theme, told, "body", ground=Background.PAPER, soft=not (done or step))
        tagline = Label(
            theme, SHELF[game].tagline + ".", "small", ground=Background.PAPER, soft=True
        )
        parts = [
            LearnedSeal(theme, done), self._lessons[game], self._rules[game],
            column(theme, [state, tagline], 0.1),
        ]  # fmt: skip
        return FixedColumns(theme, parts, (SEAL, TITLE, RULES))

    def _lesson_button(self, game: str) -> Button:
        kind = ButtonKind.PRIMARY if game == self._next() else ButtonKind.PAPER
        title = SHELF[game].rules.title
        button = Button(
            self.theme, title, partial(self._learn, game), kind=kind, ground=Background.PAPER
        )
        button.name = "lesson", game
        return button

    def _rules_button(self, game: str) -> Button:
        show = partial(self.context.open, RulesRoute(game))
        button = Button(self.theme, "Rules", show, ground=Background.PAPER)
        button.name = "rules", game
        return button

    def _learn(self, game: str) -> None:
        self.context.play("slide")
        self.context.open(LessonRoute(game))
