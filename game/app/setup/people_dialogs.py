"""The dialogs about people: who of those known sits on a seat, and what a new name means."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.scenes.app_context import AppContext
from game.app.setup.seat_people import NewName
from game.store.known_people import KnownPerson
from game.ui.forms.dialog import DialogButton, DialogStack
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.button import Button
from game.ui.widgets.containers import grid
from game.ui.widgets.widget import Widget

COLUMNS = 3
LARGE = 1.4
"""With letters larger than this the names stand in fewer columns."""


def ask_who(
    context: AppContext,
    layers: DialogStack,
    people: Sequence[KnownPerson],
    on_choose: Callable[[KnownPerson | None], None],
) -> None:
    """Ask who of *people* sits on a seat; None is somebody new."""
    theme = context.theme

    def button(label: str, person: KnownPerson | None) -> Widget:
        def chosen() -> None:
            layers.dialogs.clear()
            on_choose(person)

        made = Button(theme, label, chosen, ground=Background.PAPER)
        made.name = ("person", person.id if person else "")
        return made

    names = [button(person.name, person) for person in people]
    columns = COLUMNS if theme.preferences.text_scale <= LARGE else 2
    layers.ask(
        theme,
        "Who plays here?",
        "",
        [DialogButton("Back", lambda: None, primary=True)],
        extra=[grid(theme, [*names, button("Somebody new", None)], columns, 1.5)],
    )


def ask_new_name(
    context: AppContext,
    layers: DialogStack,
    before: str,
    now: str,
    on_answer: Callable[[NewName], None],
) -> None:
    """Ask whether *now* is a new name of who was called *before*."""
    layers.ask(
        context.theme,
        f"Who is {now}?",
        f"If {now} is a new name for {before}, the records stay with it.",
        [
            DialogButton(f"A new name for {before}", lambda: on_answer(NewName.SAME_PERSON)),
            DialogButton("Somebody else", lambda: on_answer(NewName.SOMEBODY_ELSE), primary=True),
            DialogButton("Back", lambda: None),
        ],
    )
