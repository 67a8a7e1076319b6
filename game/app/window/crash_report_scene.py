"""The crash report screen: what went wrong in a sentence, where it lies, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import CrashReportRoute, ResumeRoute, TitleRoute
from game.app.widgets import screen_drawings
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.app.widgets.sheet_layout import HeaderBodyFooter, centred_sheet
from game.app.window.build_facts import build_facts
from game.app.window.folder_opener import FolderOpener
from game.art.palette import MADDER
from game.shelf import game_title
from game.store.matches.match_preview import MatchPreview
from game.store.matches.match_to_continue import newest_unfinished
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.theme import Role
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, row
from game.ui.widgets.label import Label
from game.ui.widgets.panel import FramedPanel
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Widget

WIDE, WIDEST, TALL = 104.0, 150.0, 48.0
LARGE = 1.4
"""With letters larger than this the sheet is as large as it may be, and its title smaller."""
TITLE = "Something went wrong"
CLOSED = "Folkdeck made a mistake and had to close the screen you were on."
CONTINUE = "Continue my match"


class CrashReportScene(FormScene):
    """A sheet instead of the screen that failed; nothing else is open."""

    name = "crash_report"

    def __init__(self, context: AppContext, route: CrashReportRoute) -> None:
        """The report of one failure."""
        super().__init__(context)
        self._written = route.written
        self._facts = ", ".join(build_facts())
        self._match: MatchPreview | None = None
        self._opener = FolderOpener()
        self._scenery = SceneBackdrop(
            context.raster, ("sheet", ""), lambda s: screen_drawings.sheet_backdrop(s, "")
        )

    def enter(self) -> None:
        """Look which match waits to be continued."""
        self._match = newest_unfinished(self.context.paths.matches, self.context.unplayable)

    def build(self) -> Sequence[Widget]:
        """The sheet: what happened, what is kept, and the buttons."""
        theme, paper = self.theme, Background.PAPER
        large = theme.preferences.text_scale > LARGE
        kind: Role = "heading" if large else "screen_title"
        words: list[Widget] = [
            Label(theme, f"{CLOSED} {self._kept()}", "body", ground=paper),
            Label(theme, f"What happened: {self._written}", "body", ground=paper),
            Label(theme, self._facts, "small", ground=paper, soft=True),
        ]
        self._buttons = [
            Button(theme, label, press, ground=paper) for label, press in self._answers()
        ]
        self._buttons[-1].kind = ButtonKind.PRIMARY
        footed = HeaderBodyFooter(
            theme,
            ScrollArea(theme, TITLE, column(theme, words, 2)),
            head=Label(theme, TITLE, kind, ground=paper),
            foot=row(theme, self._buttons, 2, "right"),
        )
        self._sheet = FramedPanel(theme, footed, MADDER, pad=4.5)
        return [self._sheet]

    def arrange(self, size: tuple[int, int]) -> None:
        """The sheet in the middle."""
        large = self.theme.preferences.text_scale > LARGE
        wide, tall = (WIDEST, None) if large else (WIDE, TALL)
        self._sheet.place(centred_sheet(self.theme, size, wide, tall))

    def first_focus(self) -> Widget | None:
        """The way back into the match, or to the title."""
        return self._buttons[-1]

    def back(self) -> None:
        """Escape goes to the title."""
        self.context.open(TitleRoute())

    def update(self, dt: float) -> bool:
        """Say so if no file manager came."""
        if told := self._opener.failure():
            self.context.say(told, at_once=True)
        return super().update(dt)

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The papered wall."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    def _kept(self) -> str:
        if self._match is None:
            return "No match was open, so none was lost."
        title = game_title(self._match.game)
        return f"Your match{f' of {title}' if title else ''} is kept up to the last move."

    def _answers(self) -> list[tuple[str, Callable[[], None]]]:
        """The buttons from left to right; the last one is the usual way on."""
        answers: list[tuple[str, Callable[[], None]]] = [("To the title", self.back)]
        if self.context.paths.logs.is_dir():
            answers.insert(0, ("Open folder", self._open_folder))
        if self._match is not None:
            show = partial(self.context.open, ResumeRoute(self._match.path))
            answers.append((CONTINUE, show))
        return answers

    def _open_folder(self) -> None:
        """Show where the report lies."""
        if told := self._opener.open(self.context.paths.logs):
            self.context.say(told, at_once=True)
