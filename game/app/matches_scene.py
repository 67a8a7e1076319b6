"""The matches: those that are over, newest first, and the ways into each of them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from datetime import date
from functools import partial

import pygame

from game.app import pictures
from game.app.form_scene import FormScene
from game.app.match_list import MatchList
from game.app.match_rows import MatchRow, ending, told_date
from game.app.match_ways import MatchWays
from game.app.old_match import OldMatch, OldMatches
from game.app.paper import Footed
from game.app.parlour import Parlour
from game.app.things import Scenery
from game.art.palette import SPRUCE
from game.engine.journal import CorruptJournal
from game.engine.options import BadOption
from game.engine.zones import Seat
from game.ui.button import Button
from game.ui.dialog import Answer
from game.ui.drawing import Ground, Kind
from game.ui.label import Label
from game.ui.layout import column, flow, grid
from game.ui.paper import Sheet
from game.ui.scroll import ScrollArea
from game.ui.widgets import Widget

WIDE = 120.0
EMPTY = (
    "No match has been finished yet.\nWhen one is, it lies here: you can watch it again, see what "
    "each decision was worth, and check that nobody peeked."
)
LEAST = 42.0
"""The least height of the sheet, in u."""


class MatchesScene(FormScene):
    """A list, and under it what can be done with the match that is chosen."""

    name = "matches"

    def __init__(self, parlour: Parlour, today: date | None = None) -> None:
        """Dates are told by *today*, which is the computer's own where it is not given."""
        super().__init__(parlour)
        self._today = today
        self.list = MatchList(self._marked)
        self._old = OldMatches(parlour.matches)
        self._scenery = Scenery(
            parlour.raster, ("sheet", ""), lambda s: pictures.sheet_backdrop(s, "")
        )

    def leave(self) -> None:
        """Nobody weighs anything any more."""
        self._old.stop()

    def build(self) -> Sequence[Widget]:
        """The list, or that it is empty; and the buttons."""
        theme = self.theme
        today = self._today or date.today()
        rows = [
            MatchRow(theme, self.parlour.raster, match, today, self._choose, self.replay)
            for match in self.parlour.matches.previews()
            if match.finished or match.damaged
        ]
        self._back = Button(theme, "Back", self.back, ground=Ground.PAPER)
        title = Label(theme, "Matches", "screen_title", ground=Ground.PAPER)
        body: Widget = Label(theme, EMPTY, "spoken", ground=Ground.PAPER, side="middle")
        if rows:
            body = column(theme, list(rows), 0.4)
        self._area = ScrollArea(theme, "Matches", body)
        self._foot = flow(theme, self._buttons(bool(rows)), 1.5)
        self._sheet = Sheet(
            theme, Footed(theme, self._area, head=title, foot=self._foot), SPRUCE, pad=4.5
        )
        self.list.fill(rows)
        return [self._sheet]

    def arrange(self, size: tuple[int, int]) -> None:
        """The sheet in the middle; with few matches it is as tall as they are."""
        u = self.theme.units
        wide, most = min(u(WIDE), size[0] - 2 * u(3)), size[1] - 2 * u(3)
        matches = [row.match for row in self.list.rows]
        tall = self._sheet.wanted(wide)[1] + (self._ways.spare(matches) if matches else 0)
        place = pygame.Rect(0, 0, wide, min(most, max(u(LEAST), tall)))
        place.center = (size[0] // 2, size[1] // 2)
        self._sheet.place(place)

    def first_focus(self) -> Widget | None:
        """The newest match."""
        return self.list.rows[0] if self.list.rows else self._play

    def event(self, e: pygame.event.Event) -> bool:
        """The focus chooses; Delete asks whether the chosen match may go."""
        if e.type == pygame.KEYDOWN and e.key == pygame.K_DELETE and not self.layers.dialogs:
            self.ask_delete()
            return True
        walked = not self.layers.dialogs and self.list.walked(e, self.form)
        taken = walked or super().event(e)
        here = self.form.focused
        if isinstance(here, MatchRow) and here is not self.list.chosen:
            self.list.mark(here)
        return taken

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

    def replay(self) -> None:
        """Shows the chosen match once more, through the eyes of somebody who played."""
        old = self._opened()
        if old is None:
            return
        if len(old.study.seats) < 2:
            self._watch(old, next(iter(old.study.seats), 0))
            return
        seats = [
            Button(
                self.theme, old.study.players[seat].name, partial(self._watch, old, seat),
                ground=Ground.PAPER,
            )
            for seat in old.study.seats
        ]  # fmt: skip
        self.layers.ask(
            self.theme,
            "Through whose eyes?",
            "You see what they could see then.",
            [Answer("Back", lambda: None)],
            extra=[grid(self.theme, seats, 2, 1.5)],
        )

    def analysis(self) -> None:
        """What each decision was worth."""
        old = self._opened()
        if old is not None and old.study.seats:
            self.parlour.ways.analysis(old.study)
        elif old is not None:
            self.parlour.say("Only computers played in this match.", at_once=True)

    def fair(self) -> None:
        """What can be checked."""
        old = self._opened()
        if old is not None:
            self.parlour.ways.fair(old.study.fairness(self.parlour.apart))

    def ask_delete(self) -> None:
        """Asks before the chosen match goes."""
        row = self.list.chosen
        if row is None:
            return
        told = f"{row.label}, {told_date(row.match, self._today or date.today())}."
        self.layers.ask(
            self.theme,
            "Delete this match?",
            " ".join(filter(None, (told, ending(row.match), "It cannot be brought back."))),
            [Answer("Delete", self._delete), Answer("Keep it", lambda: None, primary=True)],
        )

    # The inside

    def _buttons(self, some: bool) -> list[Button]:
        theme = self.theme
        if not some:
            self._play = Button(
                theme, "Choose a game", self._choose_game, kind=Kind.PRIMARY, ground=Ground.PAPER
            )
            return [self._back, self._play]
        self._ways = MatchWays(theme, self.ask_delete, self.fair, self.analysis, self.replay)
        return [self._back, *self._ways.buttons]

    def _choose(self, row: MatchRow) -> None:
        """A row was clicked."""
        if self.list.clicked(row, self.parlour.now):
            self.replay()

    def _marked(self, row: MatchRow) -> None:
        """A row was chosen: the buttons say what can be done with it."""
        if self._ways.mark(row.match):
            self.arrange(self.size)

    def _delete(self) -> None:
        row = self.list.chosen
        if row is None:
            return
        self.parlour.say(self._old.remove(row.match.path))
        self.again()
        self.form.focus(self.list.chosen or self._play, self.parlour.by_keys)

    def _opened(self) -> OldMatch | None:
        """The chosen match, ready to be looked at; a sentence if nothing can be read of it."""
        row = self.list.chosen
        if row is None:
            return None
        try:
            old = self._old.open(row.match.path)
        except (BadOption, CorruptJournal) as error:
            self.parlour.say(str(error), at_once=True)
            return None
        self.parlour.say(old.trouble)
        return old

    def _watch(self, old: OldMatch, seat: Seat) -> None:
        self.layers.dialogs.clear()
        self.parlour.ways.replay(old.study, seat, 0)

    def _choose_game(self) -> None:
        self.parlour.stack.pop()
        self.parlour.ways.shelf()
