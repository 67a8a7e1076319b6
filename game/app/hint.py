"""The hint: what a master would do in one's place and why, shown at the card or button itself."""

from __future__ import annotations

from game.app.advice import Advice
from game.app.hint_request import Hinted
from game.app.parlour import Parlour
from game.app.session import Session
from game.engine.action import Choice
from game.table.view import TableView

LOOKS = "A master looks at your cards."


class Hint:
    """Asks, waits for the answer, points at what it speaks of and lays down a note."""

    def __init__(
        self,
        parlour: Parlour,
        session: Session,
        view: TableView,
        advice: Advice,
    ) -> None:
        """The note is laid down by *advice*; nothing was asked yet."""
        self.parlour = parlour
        self.session = session
        self.view = view
        self._advice = advice
        self._asked = False
        self._given: tuple[object, Hinted] | None = None
        """The last hint and the moment it was for."""

    def ask(self) -> None:
        """Asks a master what to do; the hint that was given for this decision is shown again."""
        if self._given is not None and self._given[0] == self._moment() and self.session.may_act:
            self._tell(self._given[1])
            return
        self._asked = self.session.ask_hint()
        if self._asked:
            self._advice.tell(LOOKS, "")
        else:
            self.parlour.say("A hint can be had when it is your turn.", at_once=True)

    def poll(self) -> bool:
        """Tells the hint once there is one; True while it is waited for."""
        hinted = self.session.hint.poll() if self._asked else None
        if hinted is not None:
            self._asked = False
            self._given = (self._moment(), hinted)
            self._tell(hinted)
        elif self._asked and not self.session.hint.pending:
            self._asked = False
            self._advice.forget_hint()
        return self._asked

    def _tell(self, hinted: Hinted) -> None:
        named = self.session.named
        point_at(self.view, hinted.choice)
        self._advice.tell(f"Hint: {named(hinted.choice.label)}.", named(hinted.why))

    def _moment(self) -> object:
        """What is to be decided now, and by whom."""
        match, viewer = self.session.match, self.session.viewer
        return id(match), len(match.actions), viewer, viewer in match.changing


def point_at(view: TableView, choice: Choice) -> None:
    """Puts the table's focus on the card or the button that *choice* begins with."""
    keys = view.keys
    keys.refresh()
    label = view.named(choice.label)
    card = choice.action.cards[0] if choice.action.cards else None
    buttons = (b for b in view.actions.buttons.widgets if b.label == label)
    things = (t for group in view.hands.groups for t in group)
    cards = (t for t in things if card is not None and t.sprite and t.sprite.card is card)
    stop = next(cards, None) or next(buttons, None)
    if stop is not None:
        keys.ring.visible = True
        keys.ring.focus(stop)
