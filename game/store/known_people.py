"""Known people: who has played here, each with an id for good, a name and a face.

They stand in the settings, by id, beside what each was told already and the lessons they did.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from game.store.settings import LONGEST_NAME, UNNAMED, Settings

NAME: Final = "name"
FACE: Final = "face"
TOLD: Final = "told"
"""The key of what somebody was told already: games that are known, and advice about others."""


class KnownPerson(NamedTuple):
    """Somebody who has played here."""

    id: str
    name: str
    face: str = ""
    """The portrait chosen last; empty if none was."""


def known_people(settings: Settings) -> list[KnownPerson]:
    """Everybody who gave a name: whose settings these are, then the others by name."""
    found = {}
    for number, entry in settings.people.items():
        name, face = entry.get(NAME), entry.get(FACE, "")
        if isinstance(name, str) and is_name(name):
            found[number] = KnownPerson(number, name, face if isinstance(face, str) else "")
    own = settings.person
    if own and settings.name != UNNAMED:
        face = found[own].face if own in found else ""
        found[own] = KnownPerson(own, settings.name, face)
    return sorted(found.values(), key=lambda each: (each.id != own, each.name.casefold()))


def person_by_id(settings: Settings, number: str) -> KnownPerson | None:
    """Who has this id, if anybody known has."""
    return next((each for each in known_people(settings) if each.id == number), None)


def person_by_name(settings: Settings, name: str) -> KnownPerson | None:
    """Who is called *name*, small and capital letters alike."""
    wanted = name.strip().casefold()
    same = (each for each in known_people(settings) if each.name.casefold() == wanted)
    return next(same, None)


def remembered(settings: Settings, people: Iterable[KnownPerson]) -> dict[str, Mapping[str, Any]]:
    """The `people` of the settings with the names and faces of *people*."""
    kept = dict(settings.people)
    for each in people:
        face = {FACE: each.face} if each.face else {}
        kept[each.id] = {**kept.get(each.id, {}), NAME: each.name, **face}
    return kept


def is_name(given: object) -> bool:
    """Whether somebody can be called so."""
    if not isinstance(given, str) or not given.isprintable() or given == UNNAMED:
        return False
    return 0 < len(given.strip()) <= LONGEST_NAME
