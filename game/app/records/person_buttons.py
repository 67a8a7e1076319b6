"""The person buttons: whose records are seen, a face and a name for each person."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.app.scenes.app_context import AppContext
from game.art.portraits.portraits import PEOPLE, PORTRAITS, medal
from game.store.known_people import person_by_id
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.widgets.button import Button
from game.ui.widgets.containers import row
from game.ui.widgets.label import Image
from game.ui.widgets.widget import Widget

FACE = 6.0
"""The side of the portrait of a person, in u."""


def person_buttons(
    context: AppContext, people: Mapping[str, str], chosen: str, choose: Callable[[str], None]
) -> list[Widget]:
    """A face and a button for each person if there are several, else the face of the only one.

    *people* are names by what a person is known by; *choose* is called with whom one looks at.
    """
    if len(people) < 2:
        return [_face(context, chosen, people[chosen])]
    buttons: list[Widget] = []
    for person, name in people.items():
        kind = ButtonKind.PRIMARY if person == chosen else ButtonKind.PAPER
        button = Button(
            context.theme, name, partial(choose, person), kind=kind, ground=Background.PAPER
        )
        button.name = ("person", person)
        buttons.append(row(context.theme, [_face(context, person, name), button], 0.6))
    return buttons


def _face(context: AppContext, person: str, name: str) -> Image:
    """The portrait that somebody chose last, or the one that people begin with."""
    known = person_by_id(context.settings, person)
    face = known.face if known and known.face in PORTRAITS else PEOPLE[0]
    return Image(
        context.theme, f"Portrait of {name}", lambda: medal(face), ("medal", face),
        size=(FACE, FACE), raster=context.raster,
    )  # fmt: skip
