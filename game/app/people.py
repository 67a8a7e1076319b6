"""The people: by what id each is known in every match, and what each was told already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import uuid4

from game.app.parlour import Parlour
from game.store.player import Player
from game.store.settings import UNNAMED, Settings

NAME, TOLD = "name", "told"
FIRST = "Player 1"
"""What somebody who gave no name is called among friends."""


def identified(parlour: Parlour, players: Sequence[Player]) -> list[Player]:
    """The same with an id for everybody: who had this name before is the same person."""
    return [
        player._replace(id=_id_of(parlour, _own(player, seat)) if player.human else player.portrait)
        for seat, player in enumerate(players)
    ]


def renamed(parlour: Parlour, before: str, name: str) -> None:
    """Somebody calls himself otherwise now, and is still the same."""
    people = parlour.settings.people
    known = _find(people, before)
    if known is not None and _find(people, name) is None:
        parlour.change(people={**people, known: {**people[known], NAME: name}})


def told(settings: Settings, person: str) -> frozenset[str]:
    """What the person of this id was told: games that are known, and tips of others."""
    given = settings.people.get(person, {}).get(TOLD, [])
    return frozenset(each for each in given if isinstance(each, str))


def tell(parlour: Parlour, person: str, what: str) -> None:
    """The person of this id knows *what* from now on."""
    settings = parlour.settings
    known = told(settings, person)
    if not person or what in known:
        return
    entry = {NAME: "", **settings.people.get(person, {}), TOLD: sorted({*known, what})}
    parlour.change(people={**settings.people, person: entry})
    parlour.keep()


def _own(player: Player, seat: int) -> str:
    """The name of a person; who gave none is the same alone and among friends."""
    return UNNAMED if seat == 0 and player.name == FIRST else player.name


def _id_of(parlour: Parlour, name: str) -> str:
    settings = parlour.settings
    known = _find(settings.people, name)
    if known is not None:
        return known
    # Games learned before people had ids were learned by whoever the settings are of.
    learned = sorted(settings.learned) if name == settings.name else []
    person = uuid4().hex
    parlour.change(people={**settings.people, person: {NAME: name, TOLD: learned}})
    return person


def _find(people: Mapping[str, Mapping[str, Any]], name: str) -> str | None:
    return next((each for each, entry in people.items() if entry.get(NAME) == name), None)
