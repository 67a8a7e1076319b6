"""The score screen: a sheet of paper after each round, and the last one after the match."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import ScoreRoute
from game.app.score.early_press import EarlyPress
from game.app.score.leaning_sheet import LeaningSheet
from game.app.score.score_animation import ScoreAnimation
from game.app.score.score_explanation import ScoreExplanation
from game.app.score.score_heads import MEDAL, ScoreHeads, score_heading
from game.app.score.score_island_maps import FEW, ScoreIslandMaps
from game.app.score.score_moments import OVER, ScoreMoments
from game.app.score.score_rows import ScoreRows
from game.app.score.score_sheet_columns import ScoreSheetColumns
from game.app.score.score_sheet_layout import ScoreSheetLayout
from game.app.score.score_totals import ScoreTotals
from game.app.score.shown_rows import shown_rows
from game.app.widgets import screen_drawings
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.app.widgets.sheet_layout import FixedColumns, HeaderBodyFooter
from game.art.palette import accent
from game.table.seats.name_format import fill_names
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.smaller_letters import smaller_scales
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, wrapped_row
from game.ui.widgets.label import Label
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Widget

SHEET = (117.0, 80.0)
MARGIN = 5.0
"""From the edge of the sheet to what stands on it, in u."""
LARGE = 1.4
"""With letters larger than this what a number is made of stands in the place of the note."""
LEAST = 46.0
"""The least height of a sheet, in u."""
ROWS = 4
"""So many rows are seen at once at least; the others are scrolled to."""


class ScoreScene(FormScene):
    """A score sheet. Escape goes back to the table, never on to another deal.

    What is new on it is counted before one's eyes; a click or a key writes it all at once.
    """

    name = "score"

    def __init__(self, context: AppContext, route: ScoreRoute) -> None:
        """The sheet that *route* describes."""
        super().__init__(context)
        self.game = game = route.game
        self.title = route.title
        self.sheet = route.sheet
        self.players = route.players
        self.own = route.own
        self.exits = list(route.buttons)
        self.moments = route.moments
        self.over = route.over
        self._early = EarlyPress(route.over)
        self._on_back = route.on_back or context.stack.pop
        self.counting = ScoreAnimation(self.sheet, shown_rows(self.sheet), route.before)
        if self.theme.preferences.still:
            self.counting.finish()
        self._scenery = SceneBackdrop(
            context.raster, ("sheet", game), lambda s: screen_drawings.sheet_backdrop(s, game)
        )

    def build(self) -> Sequence[Widget]:
        """The sheet with the largest letters in which it shows a few rows at once."""
        for theme in smaller_scales(self.context.theme):
            self.theme = theme
            sheet = self._sheet_of_this_size()
            if self._shows_enough():
                break
        return [sheet]

    def _shows_enough(self) -> bool:
        """Whether the sheet has room for some rows where it is as high as it may be."""
        wide, most = self._room(self.size)
        self._sheet.place(pygame.Rect(0, 0, wide, most))
        rows = self._rows.wanted(wide)[1] + (self._rows.tall() * ROWS if self.moments else 0)
        return self._area.rect.height >= min(ROWS * self._rows.tall(), rows)

    def _room(self, size: tuple[int, int]) -> tuple[int, int]:
        """How wide and how high a sheet may be in a window of *size*, all in pixels."""
        u = self.theme.units
        return min(u(SHEET[0]), size[0] - 2 * u(3)), size[1] - 2 * u(3)

    def _sheet_of_this_size(self) -> Widget:
        """Medal and title, heads, rows, totals, and the buttons inside the frame."""
        theme, raster = self.theme, self.context.raster
        columns = ScoreSheetColumns(theme, raster, self.sheet, self.players, self.own)
        self._rows = ScoreRows(columns, self.counting)
        self._found = [] if self.moments is None else [ScoreMoments(theme, self.moments)]
        below = column(theme, [self._rows, *self._found], OVER)
        self._area = ScrollArea(theme, "Rounds", below)
        self._rows_layout = ScoreSheetLayout(self._area, self._rows, self._found)
        table = HeaderBodyFooter(
            theme,
            self._area,
            head=ScoreHeads(columns),
            foot=ScoreTotals(columns, self.counting, self.over),
            gap=0,
        )
        self._buttons = [
            Button(
                theme, each.label, each.on_press, ground=Background.PAPER,
                kind=ButtonKind.PAPER if number else ButtonKind.PRIMARY,
            )
            for number, each in enumerate(self.exits)
        ]  # fmt: skip
        foot: Widget = wrapped_row(theme, self._buttons[::-1], 2)
        if self._rows.focusable:
            self._rows.on_select = self._reveal
            if not self._large:
                reason = ScoreExplanation(theme, self._rows, self._named)
                foot = column(theme, [reason, foot], 1.0)
        maps = ScoreIslandMaps(columns) if self.sheet.maps else None
        head: Widget = self._heading(maps)
        if maps is not None and not self._beside(maps):
            head = column(theme, [head, maps], 1.0)
        self._sheet = LeaningSheet(
            theme,
            HeaderBodyFooter(theme, table, head=head, foot=foot, gap=1.5),
            accent(self.game),
            pad=MARGIN,
        )
        return self._sheet

    def _beside(self, maps: ScoreIslandMaps) -> bool:
        """Whether *maps* are few enough to lie beside the title: the rows get the room."""
        return len(maps.maps) <= FEW and not self._large

    def _heading(self, maps: ScoreIslandMaps | None) -> Widget:
        """Medal, title and what is to be said of it; beside them *maps*, if they have room."""
        theme = self.theme
        note = self.sheet.note[:1].upper() + self.sheet.note[1:]
        below: Widget = Label(theme, note, "spoken", ground=Background.PAPER, soft=True)
        if self._large and self._rows.focusable:  # no room for a line of its own
            below = ScoreExplanation(theme, self._rows, self._named, note)
        raster = self.context.raster
        medal, words = score_heading(theme, raster, self.game, self.title, below)
        if maps is None or not self._beside(maps):
            return FixedColumns(theme, [medal, words], (MEDAL,))
        room = SHEET[0] - 2 * MARGIN - MEDAL - 2 * 1.5 - maps.breadth
        return FixedColumns(theme, [medal, words, maps], (MEDAL, room))

    def arrange(self, size: tuple[int, int]) -> None:
        """The sheet in the middle; the newest round in sight."""
        wide, most = self._room(size)
        self._sheet.place(pygame.Rect(0, 0, wide, most))
        self._rows_layout.fit_rows(self._area.rect.height)
        tall = min(
            most,
            max(self.theme.units(LEAST), self._sheet.wanted(wide)[1] + self._rows_layout.spare),
        )
        place = pygame.Rect(0, 0, wide, tall)
        place.center = (size[0] // 2, size[1] // 2)
        self._sheet.place(place)
        place.height -= self._rows_layout.excess
        place.centery = size[1] // 2
        self._sheet.place(place)
        self._rows_layout.show_newest()

    @property
    def _large(self) -> bool:
        """Whether letters are so large that the rows need all the room."""
        return self.theme.preferences.text_scale > LARGE

    def _named(self, text: str) -> str:
        return fill_names(text, [player.name for player in self.players])

    def _reveal(self, line: pygame.Rect) -> None:
        """Scroll to the row that the keys went to."""
        shown = self._area.rect
        if line.top < shown.top:
            self._area.scroll_by(line.top - shown.top)
        elif line.bottom > shown.bottom:
            self._area.scroll_by(line.bottom - shown.bottom)

    def event(self, e: pygame.event.Event) -> bool:
        """A key or a click writes everything at once; a click on a button counts as one too."""
        if self._early.take(e):
            self.counting.finish()
            return True
        if not self.counting.done and e.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.counting.finish()
            if e.type == pygame.KEYDOWN or self.form.at(e.pos) not in self._buttons:
                return True
        if e.type == pygame.MOUSEMOTION:
            self._rows.point_at(e.pos if self._area.rect.collidepoint(e.pos) else None)
        return super().event(e)

    def update(self, dt: float) -> bool:
        """Count on; True while anything moves."""
        early = self._early.update(dt)
        counts = self.counting.update(dt * self.theme.preferences.speed)
        if self.moments is not None and not counts and self.moments.poll():
            self._show_moments()
            return True
        return super().update(dt) or counts or early

    def _show_moments(self) -> None:
        """Show what was found in the place that was kept for it; the sheet stays as it lies.

        The rows stand less close where less was found than there was room for.
        """
        close = self._rows.tall()
        for each in self._found:
            each.renew()
        self._rows_layout.fit_rows(self._area.rect.height)
        self._sheet.place(self._sheet.rect)
        if self._rows.tall() != close:
            self._rows_layout.show_newest()
        self.form.settle()

    def leave(self) -> None:
        """Stop the search for turning points."""
        if self.moments is not None:
            self.moments.stop()

    def first_focus(self) -> Widget | None:
        """The primary button."""
        return self._buttons[0]

    def back(self) -> None:
        """Go back to where the sheet was laid from."""
        self._on_back()

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The wall in the game's colour."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)
