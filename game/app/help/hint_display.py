"""The hint display: what a master would do and why, shown at the card, and played with Enter."""

from __future__ import annotations

import pygame

from game.app.help.table_note import TableNote
from game.app.scenes.app_context import AppContext
from game.app.session.hint_request import GivenHint
from game.app.session.session import Session
from game.bots.bot import WAIT
from game.presentation.presented_choice import PresentedChoice
from game.table.table_view import TableView

LOOKS = "A master looks at your cards."
NOT_YET = "You can ask for a hint when it is your turn."
PLAY_KEYS = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER})


class HintDisplay:
    """The course of a hint: ask, wait, point at what it speaks of and lay down a note."""

    def __init__(
        self,
        context: AppContext,
        session: Session,
        view: TableView,
        advice: TableNote,
    ) -> None:
        """Begin with nothing asked; *advice* lays down the note."""
        self.context = context
        self.session = session
        self.view = view
        self._advice = advice
        self.hint_play = HintPlay(view, advice)
        self._asked = False
        self._refused = False
        """Whether it was said last that it is not time for a hint yet."""
        self._given: tuple[object, GivenHint] | None = None
        """The last hint and the moment it was for."""

    def ask(self) -> None:
        """Ask a master what to do; the hint that was given for this decision is shown again."""
        if (
            self._given is not None
            and self._given[0] == self._moment()
            and self.session.hot_seat.may_act
        ):
            self._tell(self._given[1])
            return
        self._asked = self.session.ask_hint()
        if self._asked:
            self._advice.show_hint(LOOKS, "")
        else:
            self._refused = True
            self.context.say(NOT_YET, at_once=True)

    def poll(self) -> bool:
        """Tell the hint once there is one; True while it is waited for."""
        if self._refused:
            self._refused = False
            self.context.toasts.withdraw(NOT_YET)
        hinted = self.session.hint.poll() if self._asked else None
        if hinted is not None:
            self._asked = False
            self._given = (self._moment(), hinted)
            self._tell(hinted)
        elif self._asked and not self.session.hint.pending:
            self._asked = False
            self._advice.forget_hint()
        elif not self._asked and self._given is not None and self._left(self._given[1].choice):
            self._advice.forget_hint()
        return self._asked

    def _left(self, choice: PresentedChoice) -> bool:
        """Whether the viewer does something else than *choice*, which was the hint."""
        held = self.view.gestures.selection.held_cards
        if held:
            return not held <= frozenset(choice.action.cards)
        return choice.action.verb != WAIT and self.view.suggested_choice is None

    def _tell(self, hinted: GivenHint) -> None:
        named, choice = self.session.hot_seat.named, hinted.choice
        move = choice.action.verb != WAIT
        self.view.suggest(choice if move else None)
        self._advice.show_hint(
            f"Hint: {named(choice.label)}.", named(hinted.explanation),
            (lambda: self.hint_play.play(choice)) if move else None,
        )  # fmt: skip

    def _moment(self) -> object:
        """What is to be decided now, and by whom."""
        match, viewer = self.session.match, self.session.hot_seat.viewer
        return id(match), len(match.actions), viewer, viewer in match.revocable_seats


class HintPlay:
    """Whether the move that is shown on the table is played, or put away."""

    def __init__(self, view: TableView, note: TableNote) -> None:
        """Play on *view*; the *note* of the hint is put away then."""
        self._view = view
        self._note = note

    def event(self, e: pygame.event.Event) -> bool:
        """Play the move that is shown when Enter is pressed; False if it means another thing."""
        if e.type != pygame.KEYDOWN or e.key not in PLAY_KEYS or self._view.busy:
            return False
        choice = self._view.suggested_choice
        if choice is None:
            return False
        self.play(choice)
        return True

    def escape(self, e: pygame.event.Event) -> bool:
        """Put the hint away with Esc; what the coach says unasked stays."""
        if e.key != pygame.K_ESCAPE or not self._note.shows_hint:
            return False
        self._view.take_back_suggestion()
        self._note.dismiss()
        return True

    def play(self, choice: PresentedChoice) -> None:
        """Play *choice* as if it was made by hand."""
        self._note.dismiss()
        self._view.gestures.flow.choose(choice)
