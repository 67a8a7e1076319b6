"""The note on the table: the coach's advice or a hint, laid where it hides least."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.app.help.coach import CoachesBySeat, Tip, coach_case
from game.app.help.note_letters import SHADOW, fitting_note
from game.app.help.note_placement import place_again, place_note
from game.engine.observation import Observation
from game.presentation.status import Status
from game.table.controls.button_group import ButtonGroup
from game.table.table_view import TableView
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.theme import Theme
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.widget import Widget

AWAY = "Click or Backspace closes it"
PLAY_IT = "Play it (Enter)"
AWAITED = 24.0
"""So high a place is found at first while a master still thinks: the hint will lie there, in u."""


class TableNote:
    """What the coach says at one's decision, or what a hint was; it can be put away."""

    def __init__(self, view: TableView, coaches: CoachesBySeat) -> None:
        """Begin with no note for whoever looks at *view*."""
        self.view = view
        self.coaches = coaches
        self._wanted = True
        self._tip: Tip | None = None
        """What the coach says on the note, unless it is a hint."""
        self._line = ""
        """What the coach says in words, or why the hint is good."""
        self._hint = ""
        """What to do, if the note is a hint."""
        self._on_play: Callable[[], None] | None = None
        """Plays what the hint says, if it is a move."""
        self._buttons = ButtonGroup()
        self._note: Panel | None = None
        self._before: tuple[object, pygame.Rect] | None = None
        """The window and letters of the last note, and where it lay."""
        self._moved_for: list[pygame.Rect] = []
        """Where words stood when the note last made way for them."""

    @property
    def wanted(self) -> bool:
        """Whether the coach may speak; where not, his note is taken off the table at once."""
        return self._wanted

    @wanted.setter
    def wanted(self, wanted: bool) -> None:
        self._wanted = wanted
        if not wanted and self._tip is not None:
            self.dismiss()

    def show_coach_tip(
        self, seen: Observation[Any], status: Status, named: Callable[[str], str]
    ) -> None:
        """Let the coach speak about the decision that *seen* asks for."""
        self.forget_hint()
        coach = self.coaches.of(seen.seat) if self.wanted else None
        if coach is None:
            return
        case = coach_case(seen, status)
        if self._tip is not None and self._tip.fits(case):
            return  # what it says is true still
        self._tip = coach.next_tip(case)
        self._line = "" if self._tip is None else named(self._tip.text)
        self.layout()

    def show_hint(
        self, what: str, explanation: str, on_play: Callable[[], None] | None = None
    ) -> None:
        """Lay down a hint in the place of the coach's note; its button calls *on_play*."""
        self._tip, self._hint, self._line, self._on_play = None, what, explanation, on_play
        self.layout()

    def dismiss(self) -> None:
        """Take the note off the table, and the move it speaks of back into the hand."""
        self._tip, self._hint, self._line, self._on_play = None, "", "", None
        self.view.suggest(None)
        self._lay(None)

    def forget_hint(self) -> None:
        """Take a hint off the table: another looks at it, or another thing is to be decided."""
        if self._hint:
            self.dismiss()

    def layout(self) -> None:
        """Find the note its place."""
        self._lay(None)
        if self._line or self._hint:
            taken, empty = self.view.avoid_areas(), self.view.empty_places()
            air = 2 * self.view.theme.units(SHADOW)
            protected = self.view.protected_areas()
            kept = [each.inflate(air, air) for each in protected]
            taken += kept
            place = self.view.gestures.selection.suggested_area()
            taken += [] if place is None else [place]
            self._buttons, note = fitting_note(
                self.view.theme,
                lambda theme: self._printed(taken, empty, kept, theme),
                taken,
                protected,
            )
            self._lay(note)

    def _lay(self, note: Panel | None) -> None:
        """Lay *note* on the table, or nothing; words in the air keep clear of it."""
        self._note = note
        if note is not None:
            self._before = (self.view.current_layout.frame, note.theme.stamp), note.rect.copy()
        self.view.covered_areas = self.rects()

    def _make_way(self) -> None:
        """Move the note from what must be seen, or words in the air, that came to lie under it."""
        if self._note is None:
            return
        said = [*self.view.speech_rects(), *self.view.protected_areas()]
        if said != self._moved_for:
            self._moved_for = said
            if self._note.rect.collidelist(said) >= 0:
                self.layout()

    def _printed(
        self,
        taken: list[pygame.Rect],
        empty: list[pygame.Rect],
        kept: list[pygame.Rect],
        theme: Theme,
    ) -> tuple[tuple[ButtonGroup, Panel], pygame.Rect]:
        """The note with its buttons in the letters of *theme*, and its place in pixels."""
        paper = Background.PAPER
        lines = [Label(theme, self._line, "body", ground=paper)] if self._line else []
        if self._hint:
            lines.insert(0, Label(theme, self._hint, "body_bold", ground=paper))
        away = Label(theme, AWAY, "small", ground=paper, soft=True)
        buttons = ButtonGroup(self._play_button(theme))
        parts = [*lines, *buttons.widgets, away]
        note = Panel(theme, column(theme, parts, 0.8), pad=1.4)
        place = self._place(note, taken, empty, kept)
        note.place(place)
        return (buttons, note), place

    def _place(
        self,
        note: Panel,
        taken: list[pygame.Rect],
        empty: list[pygame.Rect],
        kept: list[pygame.Rect],
    ) -> pygame.Rect:
        """Where *note* lies: where the last one lay, if it hides nothing there."""
        layout, theme, place = self.view.current_layout, note.theme, None

        def tall(wide: int) -> int:
            return note.wanted(wide)[1]

        def awaited(wide: int) -> int:
            return max(tall(wide), theme.units(AWAITED))

        if self._before is not None and self._before[0] == (layout.frame, theme.stamp):
            place = place_again(layout, self._before[1], [*taken, *empty], tall)
        elif not self._line:
            place = place_note(layout, taken, empty, awaited, kept=kept)
            place = None if place.collidelist(taken) >= 0 else place
        if place is None:
            place = place_note(layout, taken, empty, tall, kept=kept)
        place.height = tall(place.width)
        return place

    def _play_button(self, theme: Theme) -> list[Widget]:
        """The button that plays the hint, if it is a move."""
        if self._on_play is None:
            return []
        paper, kind = Background.PAPER, ButtonKind.PRIMARY
        return [Button(theme, PLAY_IT, self._on_play, kind=kind, ground=paper)]

    def rects(self) -> list[pygame.Rect]:
        """Where the note lies, if there is one."""
        return [] if self._note is None else [self._note.rect]

    def free_strip(self, wanted: Callable[[int], int]) -> pygame.Rect:
        """A strip where no face, no card and no prompt lies, and least of all the note.

        *wanted* gives the height in pixels that is wanted for a width.
        """
        note, view = self.rects(), self.view
        taken = [*view.avoid_areas(), *note, *note, *note]
        empty, kept = view.empty_places(), view.protected_areas()
        return place_note(view.current_layout, taken, empty, wanted, line=True, kept=kept)

    def event(self, e: pygame.event.Event) -> bool:
        """Press the note's button; any other click on it, or Backspace, puts it away."""
        note = self._shown
        if note is None:
            return False
        if self._buttons.event(e):
            return True
        clicked = e.type == pygame.MOUSEBUTTONDOWN and note.rect.collidepoint(e.pos)
        if clicked or (e.type == pygame.KEYDOWN and e.key == pygame.K_BACKSPACE):
            self.view.take_back_suggestion()
            self.dismiss()
            return True
        return False

    def drawn(self) -> list[Drawable]:
        """The note."""
        self._make_way()
        note = self._shown
        return [] if note is None or self.view.busy else note.drawn()

    def describe(self) -> list[AccessibleNode]:
        """The note in words."""
        note = self._shown
        words = " ".join(line for line in (self._hint, self._line) if line)
        if note is None:
            return []
        return [AccessibleNode("advice", words, "", note.rect), *self._buttons.describe()]

    @property
    def shows_hint(self) -> bool:
        """Whether a hint can be seen."""
        return bool(self._hint) and self._shown is not None

    @property
    def _shown(self) -> Panel | None:
        """The note, unless something lies in its place that is asked for just now."""
        hands = self.view.gestures
        if self._note is None or self.view.hud.log.open or hands.selection.dialog is not None:
            return None
        drag = hands.selection.drag
        places = hands.selection.open_targets() if drag is None else drag.places
        asked = [*places.values()]
        if hands.selection.chooser is not None:
            asked.append(hands.selection.chooser.rect)
        return None if self._note.rect.collidelist(asked) >= 0 else self._note
