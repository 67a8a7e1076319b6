"""The rename dialog of a person: another name for somebody known, and who is at the screen now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.app.scenes.app_context import AppContext
from game.store.known_people import (
    KnownPerson,
    is_name,
    known_people,
    person_by_name,
    remembered,
)
from game.store.settings import LONGEST_NAME
from game.ui.forms.dialog import DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.widgets.text_field import TextField

HERE = "Lessons and first advice are for {}, who is at this screen."
NOT_HERE = "Lessons and first advice are for somebody else now."
AT_SCREEN = "Now at this screen"
KEEP = "Keep this name"
TAKEN = "Somebody else here is called {}."
NO_NAME = "That is no name."


class RenamePersonDialog:
    """A dialog that renames people, and says who of them is at the screen."""

    def __init__(
        self, context: AppContext, layers: DialogStack, on_change: Callable[[], None]
    ) -> None:
        """Dialogs go to *layers*; *on_change* is called when something was changed."""
        self._context = context
        self._layers = layers
        self._on_change = on_change

    def ask(self, person: KnownPerson, wrong: str = "") -> None:
        """Lay the dialog about *person* over the screen; *wrong* says what was wrong before."""
        theme, written = self._context.theme, [person.name]
        here = person.id == self._context.settings.person

        def write(name: str) -> None:
            written[0] = name

        def done() -> None:
            self._layers.dialogs.clear()
            self._rename(person, written[0])

        field = TextField(theme, "Name", person.name, LONGEST_NAME, write, done)
        answers = [DialogButton(KEEP, lambda: self._rename(person, written[0]), primary=True)]
        if not here:
            answers.append(DialogButton(AT_SCREEN, partial(self._sit_down, person)))
        answers.append(DialogButton("Back", lambda: None))
        told = wrong or (HERE.format(person.name) if here else NOT_HERE)
        self._layers.ask(theme, person.name, told, answers, extra=[field])

    def _rename(self, person: KnownPerson, name: str) -> None:
        name, settings = name.strip(), self._context.settings
        if name == person.name:
            return
        other = person_by_name(settings, name)
        if not is_name(name):
            self.ask(person, NO_NAME)
            return
        if other is not None and other.id != person.id:
            self.ask(person, TAKEN.format(name))
            return
        self._context.change(people=remembered(settings, [person._replace(name=name)]))
        if person.id == settings.person:
            self._context.change(name=name)
        self._context.save_settings()
        self._on_change()

    def _sit_down(self, person: KnownPerson) -> None:
        settings = self._context.settings
        people = remembered(settings, [*known_people(settings), person])
        self._context.change(people=people, person=person.id, name=person.name)
        self._context.save_settings()
        self._on_change()


def names_of_people(context: AppContext, played: dict[str, str]) -> dict[str, str]:
    """The names of those in *played*, by id, as they are called now."""
    known = {each.id: each.name for each in known_people(context.settings)}
    return {number: known.get(number, name) for number, name in played.items()}
