"""The lesson note: what a lesson says now, beside the thing it speaks of."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.app.help.note_letters import SHADOW, fitting_note
from game.app.lesson.lesson_note_placement import Surroundings, place_lesson_note
from game.app.lesson.pointed_areas import caption_areas, pointed_areas, pointed_cards
from game.lesson.lesson import Pointer, PointerKind
from game.table.gestures.dragging import drop_places
from game.table.gestures.intent import drop_target
from game.table.layout.protected_areas import protected_areas
from game.table.painting.lesson_ring import LessonRing
from game.table.table_view import TableView
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.canvas import Drawable
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.containers import column
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel

HAND_AIR = 4.0
"""How much larger than its cards a hand may become when one is picked, in u."""

RIM, DARK = 1.0, 6
"""The shadow is dark in half so many u right beside the paper, and counts so many times more."""


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
        self._last: pygame.Rect | None = None
        """Where the last note lay, in pixels."""
        self._asked: list[pygame.Rect] = []
        """What had to be seen when the note last made way for it, in pixels."""

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
        """Look for another place where something came to lie under the note that must be seen."""
        asked = [*asked_areas(self._view), *self._view.action_buttons.button_rects()]
        asked += [self._view.hud.status_rect, *protected_areas(self._view.current_layout)]
        if asked != self._asked:
            self._asked = asked
            if self._panel is not None and self._panel.rect.collidelist(asked) >= 0:
                self.layout()

    def layout(self, resized: bool = False) -> None:
        """Find its place anew when something is said; another one in a *resized* window."""
        last = None if resized or self._panel is None else self._panel.rect
        self._last = last or (None if resized else self._last)
        self._panel = None
        self._view.covered_areas = []
        self._view.pointed_cards = frozenset()
        view, said = self._view, self._said
        if said is None:
            return
        view.pointed_cards = pointed_cards(view, said.pointers)
        taken = [*view.avoid_areas(), *view.empty_places()]
        kept = kept_areas(view)
        if said.asks:
            kept += playable_areas(view)
            taken += possible_drops(view)
        shade, protected = 2 * view.theme.units(SHADOW), view.protected_areas()
        rim = view.theme.units(RIM)
        dark = [each.inflate(rim, rim) for each in protected]
        shaded = [*(each.inflate(shade, shade) for each in protected), *dark * DARK]
        around = Surroundings(self._areas(), kept, taken, shaded)
        self._panel = self._fitting(said, around, protected)
        if said.answer and self._panel.rect.collidelist(shaded) >= 0:
            # What was asked for has been read already: the answer alone hides less.
            self._panel = self._fitting(said._replace(text=""), around, protected)
        view.covered_areas = [self._panel.rect]

    def holds(self, pos: tuple[int, int]) -> bool:
        """Whether the pixel *pos* lies on the note."""
        return self.shown and self._panel is not None and self._panel.rect.collidepoint(pos)

    def drawn(self) -> list[Drawable]:
        """The rings round what it speaks of, and the note."""
        if not self.shown or self._panel is None:
            return []
        said = () if self._said is None else self._said.pointers
        others = [each for each in said if each.kind is not PointerKind.CARD]
        areas = pointed_areas(self._view, others, self._seats)
        words = caption_areas(self._view) if areas else []
        rings = [LessonRing(self._view.theme, area, words) for area in areas]
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
            self._view.current_layout, around, lambda wide: panel.wanted(wide)[1], self._last
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


def kept_areas(view: TableView) -> list[pygame.Rect]:
    """What a note never hides if that can be, in pixels.

    The hand, the buttons and their place, whatever is asked for now, and what nothing hides.
    """
    layout = view.current_layout
    zones = [view.model.zones.get(zone, ()) for zone in layout.own_hand_zones]
    cards = [one.sprite.rest_rect for laid in zones for one in laid]
    air = round(HAND_AIR * layout.frame.u)
    hand = [cards[0].unionall(cards[1:]).inflate(air, air)] if cards else []
    kept = [*hand, layout.frame.px(layout.actions), layout.frame.px(layout.title)]
    kept += view.action_buttons.button_rects()
    return [*kept, *asked_areas(view), *view.protected_areas()]


def possible_drops(view: TableView) -> list[pygame.Rect]:
    """Where cards may be dropped in what is on offer now, in pixels."""
    targets = {
        drop_target(choice)
        for choice in view.gestures.selection.choices
        if choice.refused is None and choice.action.cards
    }
    areas = (drop_places.drop_area(view.current_layout, target) for target in targets)
    return [area for area in areas if area is not None]


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
