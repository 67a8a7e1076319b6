"""The lesson note: what a lesson says now, beside the thing it speaks of."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.app.help.note_placement import place_beside
from game.app.lesson.pointed_areas import pointed_areas
from game.app.lesson.pointer_ring import PointerRing
from game.lesson.lesson import Pointer
from game.table.table_view import TableView
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.canvas import Drawable
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.containers import column
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel

PRESSED = 6
"""So many times more it matters that a button or a card that may be played is hidden than that
anything else is."""


class NoteText(NamedTuple):
    """What a note says."""

    head: str
    """Where in the lesson it stands."""
    text: str
    foot: str
    """What is to be done with it."""
    pointers: tuple[Pointer, ...] = ()
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
        self._asked: list[pygame.Rect] = []
        """Where something was asked for when the note last made way for it, in pixels."""

    @property
    def shown(self) -> bool:
        """Whether it can be read now: it hides nothing that is asked for just now."""
        if self._panel is None or self._view.busy or self._view.hud.log.open:
            return False
        return self._panel.rect.collidelist(asked_areas(self._view)) < 0

    def say(self, said: NoteText | None) -> None:
        """Say *said* from now on, or nothing."""
        if said != self._said:
            self._said = said
            self.layout()

    def make_way(self) -> None:
        """Look for another place where something is asked for under the note."""
        asked = [*asked_areas(self._view), *self._view.action_buttons.button_rects()]
        if asked != self._asked:
            self._asked = asked
            if self._panel is not None and self._panel.rect.collidelist(asked) >= 0:
                self.layout()

    def layout(self) -> None:
        """Find its place anew, when something is said or the window has another size."""
        self._panel = None
        self._view.covered_areas = []
        if self._said is None:
            return
        view, panel = self._view, self._printed(self._said)
        buttons = view.action_buttons.button_rects()
        # Where nothing is free, a note hides anything rather than what is to be pressed or taken.
        handled = [*buttons, *playable_areas(view)]
        taken = [*view.avoid_areas(), *asked_areas(view), *handled * PRESSED]
        taken += view.protected_areas()
        panel.place(
            place_beside(
                view.current_layout, self._areas(), taken, view.empty_places(),
                lambda wide: panel.wanted(wide)[1],
            )
        )  # fmt: skip
        self._panel = panel
        view.covered_areas = [panel.rect]

    def holds(self, pos: tuple[int, int]) -> bool:
        """Whether the pixel *pos* lies on the note."""
        return self.shown and self._panel is not None and self._panel.rect.collidepoint(pos)

    def drawn(self) -> list[Drawable]:
        """The rings round what it speaks of, and the note."""
        if not self.shown or self._panel is None:
            return []
        rings = [PointerRing(self._view.theme, area) for area in self._areas()]
        return [*rings, *self._panel.drawn()]

    def describe(self) -> list[AccessibleNode]:
        """The note in words."""
        if not self.shown or self._panel is None or self._said is None:
            return []
        said = filter(None, (self._said.answer, self._said.text, self._said.foot))
        words = self._view.fill_names(" ".join(said))
        return [AccessibleNode("lesson", self._said.head, words, self._panel.rect)]

    def _areas(self) -> list[pygame.Rect]:
        pointers = () if self._said is None else self._said.pointers
        return pointed_areas(self._view, pointers, self._seats)

    def _printed(self, said: NoteText) -> Panel:
        theme, paper = self._view.theme, Background.PAPER
        lines = [Label(theme, said.head, "small", ground=paper, soft=True)]
        if said.answer:
            answer = self._view.fill_names(said.answer)
            lines.append(Label(theme, answer, "body_bold", ground=paper))
        lines.append(Label(theme, self._view.fill_names(said.text), "body", ground=paper))
        if said.foot:
            lines.append(Label(theme, said.foot, "small", ground=paper))
        return Panel(theme, column(theme, lines, 0.8), pad=1.4)


def playable_areas(view: TableView) -> list[pygame.Rect]:
    """Where the cards lie with which something may be done now, in pixels."""
    cards = (node for node in view.describe() if node.role == "card")
    return [node.rect for node in cards if "legal" in node.value.split(", ")]


def asked_areas(view: TableView) -> list[pygame.Rect]:
    """Where something is asked for just now, in pixels: a chooser, or places to drop a card."""
    gestures = view.gestures
    places = (
        gestures.selection.drag.places
        if gestures.selection.drag is not None
        else gestures.selection.open_targets()
    )
    asked = [*places.values()]
    if gestures.selection.chooser is not None:
        asked.append(gestures.selection.chooser.rect)
    return asked
