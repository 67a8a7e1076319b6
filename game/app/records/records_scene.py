"""The records screen: what came of the matches of one person, and in which form he is."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias

import pygame

from game.app.records.form_chart import FormChart, LevelShare
from game.app.records.goal_list import GoalList
from game.app.records.person_buttons import person_buttons
from game.app.records.record_details import RecordDetails
from game.app.records.record_rows import RecordHead, RecordRow
from game.app.records.rename_person_dialog import RenamePersonDialog, names_of_people
from game.app.records.transfer_dialog import TransferDialog
from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.widgets import screen_drawings
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.app.widgets.sheet_layout import HeaderBodyFooter, centred_sheet
from game.art.palette import accent
from game.records.goal_count import reached_goals
from game.records.kind_text import kind_text
from game.records.match_result import MatchResult
from game.records.person_matches import Played, people_of, played_by
from game.records.person_summary import summary
from game.records.record_kind import RecordKind, by_kind
from game.records.result_book import ResultBook
from game.records.result_export import results_as_csv, results_as_json
from game.shelf import game_title
from game.store import crash_safe_file
from game.store.known_people import KnownPerson
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, wrapped_row
from game.ui.widgets.label import Label
from game.ui.widgets.panel import FramedPanel
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Widget

WIDE, TALL = 112.0, 84.0
WALL = "pitch"
"""The game whose wall stands behind the sheet."""
EMPTY = "No match was finished yet. What comes of the first one stands here."
NOTE = (
    "Assisted matches, deals that could be known before, matches with open hands, and those in "
    "which your seat changed hands stand apart and do not count with the others."
)


KindMatches: TypeAlias = dict[RecordKind, list[Played]]


class RecordsScene(FormScene):
    """A sheet with a row for each game and kind of match, and all about the one that is chosen."""

    name = "records"

    def __init__(self, context: AppContext) -> None:
        """What is missing in the book is read from the matches, one each frame."""
        super().__init__(context)
        self.book = ResultBook(context.paths.results)
        self.person = ""
        """Whose records are shown; the first one's if nobody was chosen."""
        self.game = ""
        """The game whose kinds of matches are shown; the one played last if none was chosen."""
        self.kind: RecordKind | None = None
        """The kind of its matches that is shown in full."""
        self._missing: Iterator[Path] | None = None
        self._scenery = SceneBackdrop(
            context.raster, ("sheet", WALL), lambda size: screen_drawings.sheet_backdrop(size, WALL)
        )

    def enter(self) -> None:
        """Read the book anew: matches may have been finished meanwhile."""
        self.book.read()
        if self.book.problem:
            self.context.say(self.book.problem)
        self._missing = self.book.missing(self.context.paths.matches)

    def update(self, dt: float) -> bool:
        """Add one more match to the book; True while some may be missing."""
        moving = super().update(dt)
        if self._missing is None:
            return moving
        path = next(self._missing, None)
        if path is None:
            self._missing = None
            self.again()
            return True
        try:
            self.book.add_match(path)
        except OSError as error:
            reason = error.strerror or "the disk refused"
            self.context.say(f"The records could not be written ({reason}).")
            self._missing = None
        return True

    def build(self) -> Sequence[Widget]:
        """The sheet with rows, curves and the ways out."""
        theme, paper = self.theme, Background.PAPER
        people = names_of_people(self.context, people_of(self.book.results.values()))
        if self.person not in people:
            self.person = next(iter(people), "")
        kinds = by_kind(played_by(self.book.results.values(), self.person))
        self._settle_choice(kinds)
        rows = self._rows(kinds)
        parts: list[Widget] = [self._people(people), RecordHead(theme), *rows] if rows else []
        note = Label(theme, NOTE, "small", ground=paper)
        parts.append(note if rows else Label(theme, EMPTY, "body", ground=paper))
        self._area = ScrollArea(theme, "Records", column(theme, parts, 0.8))
        self._back = Button(theme, "Back", self.back, kind=ButtonKind.PRIMARY, ground=paper)
        transfer = TransferDialog(self.context, self.layers, self.enter)
        label = "To another computer"
        buttons = [Button(theme, label, transfer.ask, key="T", ground=paper), self._back]
        if rows:
            buttons.insert(0, Button(theme, "Export", self.export, key="E", ground=paper))
        title = Label(theme, "Records", "screen_title", ground=paper)
        foot = wrapped_row(theme, buttons, 2)
        footed = HeaderBodyFooter(theme, self._area, head=title, foot=foot)
        self._sheet = FramedPanel(theme, footed, accent(self._colour), pad=4.5)
        return [self._sheet]

    def arrange(self, size: tuple[int, int]) -> None:
        """The sheet in the middle."""
        self._sheet.place(centred_sheet(self.theme, size, WIDE, TALL))

    def first_focus(self) -> Widget | None:
        """The way back."""
        return self._back

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The wall."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    def export(self) -> None:
        """Write every result where people find it, and say where that is."""
        export_records(self.context, list(self.book.results.values()))

    def _settle_choice(self, kinds: KindMatches) -> None:
        """Look at the match finished last, where nothing is chosen that is there."""
        if self.game not in {kind.game for kind in kinds}:
            newest = max(kinds, key=lambda kind: _last(kinds[kind]), default=None)
            self.game, self.kind = newest.game if newest else "", newest
        if self.kind not in kinds:
            own = [kind for kind in kinds if kind.game == self.game]
            self.kind = max(own, key=lambda kind: _last(kinds[kind]), default=None)

    def _rows(self, kinds: KindMatches) -> list[Widget]:
        """A row for each game, and under the chosen one a row for each kind of its matches."""
        rows: list[Widget] = []
        for game in sorted({kind.game for kind in kinds}, key=game_title):
            own = sorted(kind for kind in kinds if kind.game == game)
            counted = [each for kind in own if not kind.apart for each in kinds[kind]]
            counted.sort(key=lambda each: each.result.finished)
            told = summary(counted) if counted else None
            head = RecordRow(self.theme, game_title(game), game, told, partial(self._open, game))
            head.chosen = game == self.game
            rows.append(head)
            if head.chosen:
                rows += self._kind_rows(kinds, own)
                played = [each for kind in own for each in kinds[kind]]
                reached = reached_goals(game, played)
                rows += [GoalList(self.theme, reached)] if reached else []
        return rows

    def _kind_rows(self, kinds: KindMatches, own: Sequence[RecordKind]) -> Iterator[Widget]:
        """Those that count first, then those apart; all there is to say under the chosen one."""
        for kind in sorted(own, key=lambda kind: (kind.apart, kind)):
            told, choose = summary(kinds[kind]), partial(self._choose, kind)
            line = RecordRow(self.theme, kind_text(kind), kind, told, choose)
            line.inner, line.chosen = True, kind == self.kind
            yield line
            if line.chosen:
                yield from (RecordDetails(self.theme, told), self._chart(kinds, kind))

    def _people(self, people: dict[str, str]) -> Widget:
        """Whose records are seen, and a button about that person."""
        own = KnownPerson(self.person, people[self.person])
        about = partial(RenamePersonDialog(self.context, self.layers, self.again).ask, own)
        button = Button(self.theme, f"About {own.name}", about, ground=Background.PAPER)
        faces = person_buttons(self.context, people, self.person, self._look_at)
        return wrapped_row(self.theme, [*faces, button], 1.5, "left")

    def _chart(self, kinds: KindMatches, kind: RecordKind) -> FormChart:
        same = [each for each in sorted(kinds) if each == kind._replace(level=each.level)]
        levels = [LevelShare(each.level, summary(kinds[each])) for each in same]
        return FormChart(self.theme, kinds[kind], levels)

    def _open(self, game: str) -> None:
        self.game, self.kind = game, None
        self.again()

    def _choose(self, kind: RecordKind) -> None:
        self.kind = kind
        self.again()

    def _look_at(self, person: str) -> None:
        self.person, self.game, self.kind = person, "", None
        self.again()

    @property
    def _colour(self) -> str:
        """The game whose colour the sheet has."""
        return self.game or WALL


def _last(matches: Sequence[Played]) -> int:
    """When the last of *matches* was finished, in seconds since 1970."""
    return matches[-1].result.finished


def export_records(context: AppContext, results: Sequence[MatchResult]) -> None:
    """Write all *results*, and say where they lie, or why they could not be written."""
    folder = context.paths.exports
    try:
        crash_safe_file.replace_file(folder / "folkdeck-records.csv", results_as_csv(results))
        crash_safe_file.replace_file(folder / "folkdeck-records.json", results_as_json(results))
    except OSError as error:
        reason = error.strerror or "the disk refused"
        context.say(f"The records could not be exported ({reason}).", at_once=True)
        return
    context.say(f"Written as CSV and as JSON in {folder}.", at_once=True)
