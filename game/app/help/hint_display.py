"""The hint display: what a master would do and why, shown at the card or button itself."""

from __future__ import annotations

from game.app.help.advice_note import AdviceNote
from game.app.scenes.app_context import AppContext
from game.app.session.hint_request import GivenHint
from game.app.session.session import Session
from game.presentation.presented_choice import PresentedChoice
from game.table.view import TableView

LOOKS = "A master looks at your cards."


class HintDisplay:
    """Asks, waits for the answer, points at what it speaks of and lays down a note."""

    def __init__(
        self,
        context: AppContext,
        session: Session,
        view: TableView,
        advice: AdviceNote,
    ) -> None:
        """The note is laid down by *advice*; nothing was asked yet."""
        self.context = context
        self.session = session
        self.view = view
        self._advice = advice
        self._asked = False
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
            self.context.say("A hint can be had when it is your turn.", at_once=True)

    def poll(self) -> bool:
        """Tell the hint once there is one; True while it is waited for."""
        hinted = self.session.hint.poll() if self._asked else None
        if hinted is not None:
            self._asked = False
            self._given = (self._moment(), hinted)
            self._tell(hinted)
        elif self._asked and not self.session.hint.pending:
            self._asked = False
            self._advice.forget_hint()
        return self._asked

    def _tell(self, hinted: GivenHint) -> None:
        named = self.session.hot_seat.named
        focus_choice(self.view, hinted.choice)
        self._advice.show_hint(f"Hint: {named(hinted.choice.label)}.", named(hinted.why))

    def _moment(self) -> object:
        """What is to be decided now, and by whom."""
        match, viewer = self.session.match, self.session.hot_seat.viewer
        return id(match), len(match.actions), viewer, viewer in match.revocable_seats


def focus_choice(view: TableView, choice: PresentedChoice) -> None:
    """Put the table's focus on the card or the button that *choice* begins with."""
    keys = view.keyboard
    keys.refresh()
    label = view.fill_names(choice.label)
    card = choice.action.cards[0] if choice.action.cards else None
    buttons = (b for b in view.action_buttons.buttons.widgets if b.label == label)
    things = (t for group in view.gestures.selection.groups for t in group)
    cards = (t for t in things if card is not None and t.sprite and t.sprite.card is card)
    stop = next(cards, None) or next(buttons, None)
    if stop is not None:
        keys.ring.visible = True
        keys.ring.focus(stop)
