"""The hint: what a computer would do in one's place, shown at the card or button itself."""

from __future__ import annotations

from game.app.parlour import Parlour
from game.app.session import Session
from game.engine.action import Choice
from game.table.view import TableView


class Hint:
    """Asks, waits for the answer, and points at what it speaks of."""

    def __init__(self, parlour: Parlour, session: Session, view: TableView) -> None:
        """Nothing was asked yet."""
        self.parlour = parlour
        self.session = session
        self.view = view
        self._asked = False

    def ask(self) -> None:
        """Asks a computer what it would do."""
        self._asked = self.session.ask_hint()
        if not self._asked:
            self.parlour.say("A hint can be had when it is your turn.", at_once=True)

    def poll(self) -> bool:
        """Tells the hint once there is one; True while it is waited for."""
        choice = self.session.poll_hint() if self._asked else None
        if choice is not None:
            self._asked = False
            point_at(self.view, choice)
            self.parlour.say(f"Hint: {self.session.named(choice.label)}.", at_once=True)
        self._asked = self._asked and self.session.hinting
        return self._asked


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
