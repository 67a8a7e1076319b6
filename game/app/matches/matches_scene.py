"""The matches: those to go on with and those that are over, and what can be done with each."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from datetime import date
from pathlib import Path

import pygame

from game.app.matches.chosen_match import ChosenMatch
from game.app.matches.match_actions import DealActions, MatchActions
from game.app.matches.match_buttons import MatchButtons, MatchCallbacks
from game.app.matches.match_filter import MatchFilter, by_people
from game.app.matches.match_list import (
    deletion_note,
    list_body,
    list_heading,
    nothing_listed,
    place_sheet,
    sections,
)
from game.app.matches.match_row import MatchRow
from game.app.matches.match_row_text import restricted
from game.app.matches.thumbnail_loader import ThumbnailLoader
from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import GameChoiceRoute
from game.app.widgets import screen_drawings
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.app.widgets.sheet_layout import HeaderBodyFooter
from game.art.palette import SPRUCE
from game.store.matches.match_preview import MatchPreview
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, grid, wrapped_row
from game.ui.widgets.panel import FramedPanel
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Widget

IN_ROW = 5
"""So many buttons stand beside each other."""


class MatchesScene(FormScene):
    """A list, and under it what can be done with the match that is chosen."""

    name = "matches"
    commands = ("continue", "replay", "analysis", "audit", "again", "share", "export", "rename",
                "delete", "undo")  # fmt: skip

    def __init__(
        self, context: AppContext, chosen: Path | None = None, today: date | None = None
    ) -> None:
        """Choose the match in the file *chosen* at first. Dates are told by *today*,
        which is the computer's own where it is not given."""
        super().__init__(context)
        self._today = today
        self.list = ChosenMatch(self._marked)
        self.actions = MatchActions(context, self.layers, self._changed)
        self.deals = DealActions(context, self.layers, self.actions.looked_into)
        self.list.wished_path = chosen
        self._previews: Sequence[MatchPreview] = ()
        self._rows: dict[MatchPreview, MatchRow] = {}
        self._tables = ThumbnailLoader(context)
        self._scenery = SceneBackdrop(
            context.raster, ("sheet", ""), lambda s: screen_drawings.sheet_backdrop(s, "")
        )

    def enter(self) -> None:
        """Look at what lies in the folder."""
        self._look()

    def leave(self) -> None:
        """Stop the weighing."""
        self.actions.old.stop()
        self._tables.close()

    def build(self) -> Sequence[Widget]:
        """The list, or that it is empty; and the buttons."""
        theme = self.theme
        self._filter = self._offered_filter()
        hiding = self._filter is not None and self.context.settings.matches == "people"
        listed = [each for each in self._previews if not hiding or by_people(each)]
        rows = [self._row(match) for match in listed]
        nothing = nothing_listed(hiding, len(self.context.deletions) > 0)
        self._buttons = MatchButtons(
            theme,
            self._commands(),
            self.context.keys,
            roomy=any(restricted(row.match) for row in rows),
        )
        self._area = ScrollArea(theme, "Matches", list_body(theme, rows, nothing))
        heading = list_heading(theme, self.actions.importing.ask, self._filter)
        self._foot = column(theme, [*self._note(), self._below(bool(rows))], 1.5)
        self._sheet = FramedPanel(
            theme,
            HeaderBodyFooter(theme, self._area, head=heading, foot=self._foot),
            SPRUCE,
            pad=4.0,
        )
        self.list.fill([row for _, part in sections(rows) for row in part])
        return [self._sheet]

    def arrange(self, size: tuple[int, int]) -> None:
        """The sheet in the middle; with few matches it is as tall as they are."""
        place_sheet(self.theme, self._sheet, size)

    def first_focus(self) -> Widget | None:
        """The match that was wished for, or the newest."""
        return self.list.chosen or self._play

    def event(self, e: pygame.event.Event) -> bool:
        """The focus chooses; keys act on the match that is chosen."""
        if self.layers.dialogs:
            return super().event(e)
        if e.type == pygame.KEYDOWN and self._key(e):
            return True
        taken = self.list.move_by_key(e, self.form) or super().event(e)
        here = self.form.focused
        if isinstance(here, MatchRow) and here is not self.list.chosen:
            self.list.mark(here)
        return taken

    def update(self, dt: float) -> bool:
        """Tables that are being read come; that a match was deleted is news for a while."""
        if self.context.deletions.update(dt):
            self.again()
        reading = self._tables.update()
        return super().update(dt) or self.context.deletions.fresh or reading

    def layout(self, size: tuple[int, int]) -> None:
        """Find everything its place; Tab goes from the list to the buttons, however long it is."""
        super().layout(size)
        more = [] if self._filter is None else [self._filter]
        self.form.ring.set_zones([self._area.leaves(), self._foot.leaves(), more])

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The wall."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    # What can be done

    def open_wished(self) -> None:
        """Go on with the match that was to be chosen at first, or show it."""
        match = next((each for each in self._previews if each.path == self.list.wished_path), None)
        if match is not None:
            self._open(match)

    def open(self) -> None:
        """Go on with the chosen match, or show it once more."""
        if self.list.chosen is not None:
            self._open(self.list.chosen.match)

    def delete(self) -> None:
        """Take the chosen match out of the list; until the program ends it can be brought back."""
        row = self.list.chosen
        if row is None:
            return
        if self.actions.deletion.delete(row.match):
            self._changed(None)

    def _look(self) -> None:
        """Read what lies in the folder; other windows may have changed it."""
        self._previews = self.context.matches.previews()

    def _open(self, match: MatchPreview) -> None:
        if match.waiting:
            self.actions.resume(match)
        else:
            self.actions.watch(match)

    def _key(self, e: pygame.event.Event) -> bool:
        keys: dict[str, Callable[[], None]] = {
            "delete": self.delete,
            "undo": self.actions.deletion.undo,
        }
        command = self.context.keys.command(e, keys)
        if command is not None:
            keys[command]()
        return command is not None

    def _commands(self) -> MatchCallbacks:
        def on_chosen(act: Callable[[MatchPreview], None]) -> Callable[[], None]:
            return lambda: act(self.list.chosen.match) if self.list.chosen is not None else None

        acts = self.actions
        return MatchCallbacks(
            self.delete, on_chosen(acts.renaming.ask), on_chosen(acts.export),
            on_chosen(self.deals.share), on_chosen(acts.fair), on_chosen(acts.analysis),
            on_chosen(acts.watch), on_chosen(self.deals.again), on_chosen(acts.resume),
        )  # fmt: skip

    def _offered_filter(self) -> MatchFilter | None:
        """What asks which matches to show; None where nothing would be left out."""
        aside = {match.path for match in self._previews if not by_people(match)}
        if self.list.wished_path in aside:  # who asks for one of them sees it
            self.context.change(matches="all")
        return MatchFilter(self.context, self.again) if aside else None

    def _row(self, match: MatchPreview) -> MatchRow:
        known = self._rows.get(match)
        if known is None:
            today = self._today or date.today()
            known = self._rows[match] = MatchRow(
                self.context, match, today, self._tables.get, self._choose, self.open
            )
        return known

    def _note(self) -> list[Widget]:
        """Which match Ctrl+Z brings back, if any."""
        today = self._today or date.today()
        context, undo = self.context, self.actions.deletion.undo
        return deletion_note(self.theme, context.deletions, today, context.keys, undo)

    def _below(self, some: bool) -> Widget:
        theme = self.theme
        self._back = Button(theme, "Back", self.back, ground=Background.PAPER)
        if some:
            return grid(theme, [self._back, *self._buttons.all], IN_ROW, 1.2)
        kind, paper = ButtonKind.PRIMARY, Background.PAPER
        self._play = Button(theme, "Choose a game", self._choose_game, kind=kind, ground=paper)
        return wrapped_row(theme, [self._back, self._play], 1.5)

    def _choose(self, row: MatchRow) -> None:
        """Choose the row that was clicked."""
        if self.list.clicked(row, self.context.now):
            self.open()

    def _marked(self, row: MatchRow) -> None:
        """Show on the buttons what can be done with the row that was chosen."""
        if self._buttons.mark(row.match):
            self.arrange(self.size)

    def _changed(self, path: Path | None) -> None:
        """Show what the folder holds now; *path* is to be chosen."""
        self._look()
        self.list.wished_path = path or self.list.wished_path
        self.again()
        self.form.focus(self.list.chosen or self._play, self.context.last_input_was_key)

    def _choose_game(self) -> None:
        self.context.stack.pop()
        self.context.open(GameChoiceRoute())
