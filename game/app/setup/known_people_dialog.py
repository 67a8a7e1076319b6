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
from game.ui.forms.menu_dialog import MenuEntry, MenuText, open_menu

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
        entries = [self._person(seat, person) for person in self._model.people_for(seat)]
        entries.append(self._person(seat, None))
        columns = COLUMNS if theme.preferences.text_scale <= LARGE else 2
        open_menu(self._layers, theme, MenuText("Who plays here?", "Back"), entries, columns)

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

    def _person(self, seat: Seat, person: KnownPerson | None) -> MenuEntry:
        """The entry that seats *person*, or somebody new."""

        def chosen() -> None:
            self._model.seat_person(seat, person)
            self._again()

        label, number = (person.name, person.id) if person else ("Somebody new", "")
        return MenuEntry(label, chosen, name=("person", number))
