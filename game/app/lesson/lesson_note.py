"""The lesson note: what a lesson says now, beside the thing it speaks of."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.app.help.note_letters import SHADOW, fitting_note
from game.app.lesson.kept_areas import (
    asked_areas,
    card_places,
    hand_areas,
    kept_areas,
    laid_cards,
    playable_areas,
    possible_drops,
    ringed_buttons,
)
from game.app.lesson.lesson_note_placement import Surroundings, place_lesson_note, usual_place
from game.app.lesson.lesson_rings import lesson_rings
from game.app.lesson.pointed_areas import pointed_areas, pointed_cards
from game.lesson.lesson import Pointer, PointerKind, Sign
from game.table.layout.protected_areas import protected_areas
from game.table.table_view import TableView
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.containers import column
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel

RIM, DARK = 1.0, 6
"""The shadow is dark in half so many u beside the paper, and counts so many times more, as does
what nothing may hide."""


class NoteText(NamedTuple):
    """What a note says."""

    head: str
    """Where in the lesson it stands."""
    text: str
    foot: str
    """What is to be done with it."""
    pointers: tuple[Pointer, ...] = ()
    asks: bool = False
    """Whether the learner is to do something on the table now."""
    answer: str = ""
    """Why the last thing that was tried was not taken."""


class LessonNote:
    """The note that lies on the table while nothing moves there."""

    def __init__(self, view: TableView, seats: int) -> None:
        """Begin with an empty note on the table *view* with so many *seats*."""
        self._view = view
        self._seats = seats
        self._said: NoteText | None = None
        self._panel: Panel | None = None
        self._places: list[pygame.Rect] = []
        """Where notes of this lesson lie, in pixels: the usual place, then others."""
        self._unfolded = False
        """Whether the score panel was opened for what is said."""
        self._made_way = False
        """Whether it left its place for what was picked."""
        self._asked: list[pygame.Rect] = []
        """What had to be seen when the note last made way for it, in pixels."""

    @property
    def shown(self) -> bool:
        """Whether it can be read now: it hides nothing that is asked for just now.

        While something is picked or a pile is looked into, it also leaves the table to be seen.
        """
        if self._panel is None or self._view.busy or self._view.hud.log.open:
            return False
        view, place, rim = self._view, self._panel.rect, 2 * self._view.theme.units(RIM)
        asked = asked_areas(view)
        looks = bool(asked) or view.model.closed_piles.peeked is not None
        if looks and place.inflate(rim, rim).collidelist(view.protected_areas()) >= 0:
            return False
        return place.collidelist(asked) < 0

    def say(self, said: NoteText | None) -> None:
        """Say *said* from now on, or nothing."""
        if said != self._said:
            self._said = said
            self._unfold_score()
            self.layout()

    def make_way(self) -> None:
        """Look for another place where something came to lie under the note that must be seen.

        Once nothing is picked any more it lies again where it lay before.
        """
        picked = asked_areas(self._view)
        asked = [*picked, *ringed_buttons(self._view), *laid_cards(self._view)]
        asked += [self._view.hud.status_rect, *protected_areas(self._view.current_layout)]
        if asked != self._asked:
            self._asked = asked
            hides = self._panel is not None and self._panel.rect.collidelist(asked) >= 0
            if hides or (self._made_way and not picked):
                self.layout()
            self._made_way = hides or (self._made_way and bool(picked))

    def layout(self, resized: bool = False) -> None:
        """Find its place anew when something is said; another one in a *resized* window."""
        if resized:
            self._places.clear()
        self._panel = None
        self._view.covered_areas = []
        self._view.pointed_cards = frozenset()
        view, said = self._view, self._said
        if said is None:
            return
        view.pointed_cards = pointed_cards(view, said.pointers)
        if not self._places:
            self._places.append(usual_place(view.current_layout, hand_areas(view)))
        taken, kept = view.avoid_areas(), kept_areas(view)
        seats, middle = card_places(view)
        if said.asks:
            kept += playable_areas(view)
            middle += possible_drops(view)
        empty = [view.empty_places(), seats, middle]
        shade, protected = 2 * view.theme.units(SHADOW), view.protected_areas()
        rim = view.theme.units(RIM)
        dark = [each.inflate(rim, rim) for each in protected]
        shaded = [*(each.inflate(shade, shade) for each in protected), *dark * DARK]
        kept += protected * DARK
        around = Surroundings(self._areas(), kept, taken, empty, shaded)
        self._panel = self._fitting(said, around, protected)
        if said.answer and self._panel.rect.collidelist(shaded) >= 0:
            # What was asked for has been read already: the answer alone hides less.
            self._panel = self._fitting(said._replace(text=""), around, protected)
        view.covered_areas = [self._panel.rect]
        self._remember(self._panel.rect)

    def holds(self, pos: tuple[int, int]) -> bool:
        """Whether the pixel *pos* lies on the note."""
        return self.shown and self._panel is not None and self._panel.rect.collidepoint(pos)

    def drawn(self) -> list[Drawable]:
        """The rings round what it speaks of, and the note."""
        if not self.shown or self._panel is None:
            return []
        said = () if self._said is None else self._said.pointers
        return [*lesson_rings(self._view, said, self._seats), *self._panel.drawn()]

    def describe(self) -> list[AccessibleNode]:
        """The note in words."""
        if not self.shown or self._panel is None or self._said is None:
            return []
        said = filter(None, (self._said.answer, self._said.text, self._said.foot))
        words = self._view.fill_names(" ".join(said))
        return [AccessibleNode("lesson", self._said.head, words, self._panel.rect)]

    def _unfold_score(self) -> None:
        """Open the score panel while the note speaks of it, where it is folded to a tab."""
        said = () if self._said is None else self._said.pointers
        spoken_of = Pointer(PointerKind.SIGN, Sign.SCORE.value) in said
        if spoken_of or self._unfolded:
            self._view.hud.score_tab.opened = spoken_of
        self._unfolded = spoken_of

    def _remember(self, place: pygame.Rect) -> None:
        """Keep a *place* whose notes the next ones can lie in."""
        if all((place.left, place.width) != (each.left, each.width) for each in self._places):
            self._places.append(place.copy())

    def _areas(self) -> list[pygame.Rect]:
        pointers = () if self._said is None else self._said.pointers
        return pointed_areas(self._view, pointers, self._seats)

    def _fitting(self, said: NoteText, around: Surroundings, protected: list[pygame.Rect]) -> Panel:
        """The note that says *said*, in letters with which it hides nothing *protected*."""
        hidden = [*around.kept, *around.taken]
        return fitting_note(
            self._view.theme, lambda theme: self._placed(said, theme, around), hidden, protected
        )

    def _placed(
        self, said: NoteText, theme: Theme, around: Surroundings
    ) -> tuple[Panel, pygame.Rect]:
        """The note that says *said* in the letters of *theme*, and its place in pixels."""
        panel = self._printed(said, theme)
        place = place_lesson_note(
            self._view.current_layout, around, lambda wide: panel.wanted(wide)[1], self._places
        )
        panel.place(place)
        return panel, place

    def _printed(self, said: NoteText, theme: Theme) -> Panel:
        paper = Background.PAPER
        lines = [Label(theme, said.head, "small", ground=paper, soft=True)]
        if said.answer:
            answer = self._view.fill_names(said.answer)
            lines.append(Label(theme, answer, "body_bold", ground=paper))
        if said.text:
            lines.append(Label(theme, self._view.fill_names(said.text), "body", ground=paper))
        if said.foot:
            lines.append(Label(theme, said.foot, "small", ground=paper))
        return Panel(theme, column(theme, lines, 0.8), pad=1.4)
