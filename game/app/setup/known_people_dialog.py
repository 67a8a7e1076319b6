"""The dialog of known people: who of them sits on a seat, and what a new name means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from game.app.setup.seat_identities import NewName
from game.app.setup.setup_model import SetupModel
from game.engine.zones import Seat
from game.store.known_people import KnownPerson
from game.ui.forms.dialog import DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.button import Button
from game.ui.widgets.containers import grid
from game.ui.widgets.widget import Widget

COLUMNS = 3
LARGE = 1.4
"""With letters larger than this the names stand in fewer columns."""


class KnownPeopleDialog:
    """The questions about people in one set-up."""

    def __init__(self, model: SetupModel, layers: DialogStack, again: Callable[[], None]) -> None:
        """Dialogs go to *layers*; *again* is called when the seats must be drawn anew."""
        self._model = model
        self._layers = layers
        self._again = again

    def ask_who(self, seat: Seat) -> None:
        """Ask who of the known people sits on a seat, or whether it is somebody new."""
        theme = self._model.context.theme
        buttons = [self._person(seat, person) for person in self._model.people_for(seat)]
        buttons.append(self._person(seat, None))
        columns = COLUMNS if theme.preferences.text_scale <= LARGE else 2
        self._layers.ask(
            theme,
            "Who plays here?",
            "",
            [DialogButton("Back", lambda: None, primary=True)],
            extra=[grid(theme, buttons, columns, 1.5)],
        )

    def deal(self, answers: Mapping[Seat, NewName] = MappingProxyType({})) -> None:
        """Deal, once it is clear who everybody is; *answers* are what was said so far."""
        model = self._model
        seat = next((seat for seat in model.unclear() if seat not in answers), None)
        before = None if seat is None else model.person_before(seat)
        if seat is None or before is None:
            model.deal(answers)
            return
        unclear, now = seat, model.players[seat].name

        def answer(found: NewName) -> None:
            self.deal({**answers, unclear: found})

        self._layers.ask(
            model.context.theme,
            f"Who is {now}?",
            f"If {now} is a new name for {before.name}, the records stay with it.",
            [
                DialogButton(f"A new name for {before.name}", partial(answer, NewName.SAME_PERSON)),
                DialogButton("Somebody else", partial(answer, NewName.SOMEBODY_ELSE), primary=True),
                DialogButton("Back", lambda: None),
            ],
        )

    def _person(self, seat: Seat, person: KnownPerson | None) -> Widget:
        """The button that seats *person*, or somebody new."""

        def chosen() -> None:
            self._layers.dialogs.clear()
            self._model.seat_person(seat, person)
            self._again()

        label = person.name if person else "Somebody new"
        made = Button(self._model.context.theme, label, chosen, ground=Background.PAPER)
        made.name = ("person", person.id if person else "")
        return made
