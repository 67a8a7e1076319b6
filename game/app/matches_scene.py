"""The matches: those to go on with and those that are over, and what can be done with each."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from datetime import date
from pathlib import Path

import pygame

from game.app import pictures
from game.app.form_scene import FormScene
from game.app.match_actions import MatchActions
from game.app.match_buttons import MatchButtons, MatchCommands
from game.app.match_deletion import Deletions
from game.app.match_layout import body, head, place_sheet, sections
from game.app.match_list import MatchList
from game.app.match_rows import MatchRow
from game.app.match_thumbnail import Thumbnails
from game.app.match_words import name_of, restricted, told_date
from game.app.paper import Footed, Headed
from game.app.parlour import Parlour
from game.app.things import Scenery
from game.art.palette import SPRUCE
from game.store.open_match import MatchInUse
from game.store.preview import Preview
from game.ui.button import Button
from game.ui.drawing import Ground, Kind
from game.ui.layout import column, flow, grid
from game.ui.paper import Sheet
from game.ui.pill import Pill
from game.ui.scroll import ScrollArea
from game.ui.widgets import Widget

IN_ROW = 4
"""So many buttons stand beside each other."""


class MatchesScene(FormScene):
    """A list, and under it what can be done with the match that is chosen."""

    name = "matches"

    def __init__(
        self, parlour: Parlour, chosen: Path | None = None, today: date | None = None
    ) -> None:
        """*chosen* is the file of the match to be chosen at first. Dates are told by *today*,
        which is the computer's own where it is not given."""
        super().__init__(parlour)
        self._today = today
        self.list = MatchList(self._marked)
        self.actions = MatchActions(parlour, self.layers, self._changed)
        self.deletions = Deletions(self.actions.delete)
        """Each waits a few seconds for somebody to undo it."""
        self.list.wished = chosen
        self._previews: Sequence[Preview] = ()
        self._rows: dict[Preview, MatchRow] = {}
        self._undo: Pill | None = None
        self._tables = Thumbnails(parlour)
        self._scenery = Scenery(
            parlour.raster, ("sheet", ""), lambda s: pictures.sheet_backdrop(s, "")
        )

    def enter(self) -> None:
        """Looks at what lies in the folder; other windows may have changed it."""
        self._previews = self.parlour.matches.previews()

    def leave(self) -> None:
        """Nobody weighs anything any more, and what was deleted goes."""
        for told in self.deletions.close():
            self.parlour.say(told)
        self.actions.old.stop()
        self._tables.close()

    def build(self) -> Sequence[Widget]:
        """The list, or that it is empty; and the buttons."""
        theme = self.theme
        gone = self.deletions.paths
        rows = [self._row(match) for match in self._previews if match.path not in gone]
        self._buttons = MatchButtons(
            theme, self._commands(), roomy=any(restricted(row.match) for row in rows)
        )
        self._area = ScrollArea(theme, "Matches", body(theme, rows))
        heading = head(theme, self.actions.ask_import)
        self._foot = column(theme, [*self._note(), self._below(bool(rows))], 1.5)
        self._sheet = Sheet(
            theme, Footed(theme, self._area, head=heading, foot=self._foot), SPRUCE, pad=4.0
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
        """The focus chooses; Delete, F2 and Ctrl+Z act on the list."""
        if self.layers.dialogs:
            return super().event(e)
        if e.type == pygame.KEYDOWN and self._key(e):
            return True
        taken = self.list.walked(e, self.form) or super().event(e)
        here = self.form.focused
        if isinstance(here, MatchRow) and here is not self.list.chosen:
            self.list.mark(here)
        return taken

    def update(self, dt: float) -> bool:
        """Tables that are being read come, and what was deleted goes in the end."""
        waiting = self.deletions.paths
        for told in self.deletions.update(dt):
            self.parlour.say(told)
        if self.deletions.paths != waiting:
            self.enter()
            self.again()
        if self._undo is not None:
            self._undo.share = self.deletions.left
        reading = self._tables.update()
        return super().update(dt) or bool(waiting) or reading

    def layout(self, size: tuple[int, int]) -> None:
        """Tab goes from the list to the buttons, however long the list is."""
        super().layout(size)
        self.form.ring.set_zones([self._area.leaves(), self._foot.leaves()])

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The wall."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    # What can be done

    def open_wished(self) -> None:
        """Goes on with the match that was to be chosen at first, or shows it."""
        match = next((each for each in self._previews if each.path == self.list.wished), None)
        if match is not None:
            self._open(match)

    def open(self) -> None:
        """Goes on with the chosen match, or shows it once more."""
        if self.list.chosen is not None:
            self._open(self.list.chosen.match)

    def delete(self) -> None:
        """Takes the chosen match out of the list; for a while it can be brought back."""
        row = self.list.chosen
        if row is None:
            return
        if row.match.open_elsewhere:
            self.parlour.say(str(MatchInUse()), at_once=True)
            return
        self.deletions.add(row.match)
        self.again()
        self.form.focus(self.list.chosen or self._play, self.parlour.by_keys)

    def undo(self) -> None:
        """Brings back the match that was deleted last."""
        match = self.deletions.undo()
        if match is not None:
            self._changed(match.path)

    # The inside

    def _open(self, match: Preview) -> None:
        if match.waiting:
            self.actions.resume(match)
        else:
            self.actions.watch(match)

    def _key(self, e: pygame.event.Event) -> bool:
        strong = bool(e.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        keys: dict[tuple[int, bool], Callable[[], None]] = {
            (pygame.K_DELETE, False): self.delete,
            (pygame.K_z, True): self.undo,
        }
        wanted = keys.get((e.key, strong))
        if wanted is not None:
            wanted()
        return wanted is not None

    def _commands(self) -> MatchCommands:
        def on_chosen(act: Callable[[Preview], None]) -> Callable[[], None]:
            return lambda: act(self.list.chosen.match) if self.list.chosen is not None else None

        acts = self.actions
        return MatchCommands(
            self.delete, on_chosen(acts.ask_name), on_chosen(acts.export), on_chosen(acts.fair),
            on_chosen(acts.analysis), on_chosen(acts.watch), on_chosen(acts.resume),
        )  # fmt: skip

    def _row(self, match: Preview) -> MatchRow:
        known = self._rows.get(match)
        if known is None:
            today = self._today or date.today()
            known = self._rows[match] = MatchRow(
                self.theme, self.parlour.raster, match, today, self._tables.get, self._choose,
                self.open,
            )  # fmt: skip
        return known

    def _note(self) -> list[Widget]:
        """Which match was deleted last, as long as it can be brought back."""
        match = self.deletions.latest
        self._undo = None
        if match is None:
            return []
        told = told_date(match.when, self._today or date.today())
        self._undo = Pill(self.theme, f"{name_of(match)} ({told}) was deleted.")
        undo = Button(self.theme, "Undo (Ctrl+Z)", self.undo, ground=Ground.PAPER)
        return [Headed(self.theme, self._undo, undo)]

    def _below(self, some: bool) -> Widget:
        theme = self.theme
        self._back = Button(theme, "Back", self.back, ground=Ground.PAPER)
        if some:
            return grid(theme, [self._back, *self._buttons.all], IN_ROW, 1.2)
        self._play = Button(
            theme, "Choose a game", self._choose_game, kind=Kind.PRIMARY, ground=Ground.PAPER
        )
        return flow(theme, [self._back, self._play], 1.5)

    def _choose(self, row: MatchRow) -> None:
        """A row was clicked."""
        if self.list.clicked(row, self.parlour.now):
            self.open()

    def _marked(self, row: MatchRow) -> None:
        """A row was chosen: the buttons say what can be done with it."""
        if self._buttons.mark(row.match):
            self.arrange(self.size)

    def _changed(self, path: Path | None) -> None:
        """The folder holds something else; *path* is to be chosen."""
        self.enter()
        self.list.wished = path or self.list.wished
        self.again()
        self.form.focus(self.list.chosen or self._play, self.parlour.by_keys)

    def _choose_game(self) -> None:
        self.parlour.stack.pop()
        self.parlour.ways.shelf()
