"""Seat identities: who the people on the seats are, somebody known here or somebody new."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from hashlib import sha256
from uuid import uuid4

from game.app.scenes.app_context import AppContext
from game.engine.zones import Seat
from game.store.known_people import (
    TOLD,
    KnownPerson,
    is_name,
    known_people,
    person_by_id,
    person_by_name,
    remembered,
)
from game.store.player import Player
from game.store.settings import UNNAMED, Settings

_NO_NAME = re.compile(r"Player \d+")
"""What people are called at the table who gave no name."""


class NewName(Enum):
    """What a name means that was written over that of somebody known."""

    SAME_PERSON = auto()
    """Who was there is called so from now on."""
    SOMEBODY_ELSE = auto()


def unclear_seats(players: Sequence[Player], settings: Settings) -> Iterator[Seat]:
    """The seats where a new name stands in the place of somebody known."""
    for seat, player in enumerate(players):
        before = person_by_id(settings, player.id) if player.human and player.id else None
        if before is None or before.name == player.name or not has_name(player):
            continue
        if person_by_name(settings, player.name) is None:
            yield seat


def with_people(
    players: Sequence[Player], settings: Settings, answers: Mapping[Seat, NewName]
) -> list[Player]:
    """The same, each person who gave a name with the id of that person.

    *answers* say what new names mean on the seats that are unclear.
    """
    taken: set[str] = set()
    seated = list(players)
    own = next((seat for seat, player in enumerate(players) if player.human), None)
    for seat, player in enumerate(players):
        if not player.human:
            seated[seat] = player._replace(id="")
            continue
        number = _id_of(player, settings, answers.get(seat), first=seat == own)
        if number in taken:
            number = uuid4().hex
        taken.add(number)
        seated[seat] = player._replace(id=number)
    return seated


def remember_people(
    context: AppContext, players: Sequence[Player], *, first_at_screen: bool = True
) -> None:
    """Keep names and faces; *first_at_screen*: whoever sits first is whose settings these are."""
    settings = context.settings
    people = [player for player in players if player.human and player.id]
    met = [
        KnownPerson(player.id, player.name, player.portrait)
        for player in people
        if has_name(player)
    ]
    changes = {"people": remembered(settings, [*known_people(settings), *met])}
    first = people[0] if people and first_at_screen else None
    if first is not None and has_name(first):
        if first.id != settings.person:
            changes["people"] = _handed_over(settings, changes["people"])
            context.change(learned=())
        context.change(person=first.id, name=first.name)
    elif first is not None:
        context.change(person=first.id)
    context.change(**changes)


def has_name(player: Player) -> bool:
    """Whether a person gave a name of their own."""
    return is_name(player.name) and not _NO_NAME.match(player.name)


def _id_of(player: Player, settings: Settings, answer: NewName | None, *, first: bool) -> str:
    """By what a person is known."""
    if not has_name(player):
        return settings.person or uuid4().hex if first else ""
    before = person_by_id(settings, player.id) if player.id else None
    if before is not None and before.name == player.name:
        return before.id
    known = person_by_name(settings, player.name)
    if known is not None:
        return known.id
    if before is not None and answer is NewName.SAME_PERSON:
        return before.id
    if before is not None:
        return uuid4().hex
    if first and settings.name == UNNAMED and player.id in ("", settings.person):
        return settings.person or uuid4().hex  # the first name this person gives
    return _of_before(settings, player.name)


def _of_before(settings: Settings, name: str) -> str:
    """The id of somebody who played here before people were known by more than their name."""
    for owner in (settings.person, *settings.people):
        number = sha256(f"{owner} {name}".encode()).hexdigest()[:32]
        if number in settings.people and person_by_id(settings, number) is None:
            return number
    return uuid4().hex


def _handed_over(
    settings: Settings, people: Mapping[str, Mapping[str, object]]
) -> dict[str, Mapping[str, object]]:
    """*people*, where the games learned by whose settings these were stand with that person."""
    own = settings.person
    entry = people.get(own, {})
    told = entry.get(TOLD, [])
    known = {each for each in (told if isinstance(told, list) else []) if isinstance(each, str)}
    if not own or not settings.learned:
        return dict(people)
    return {**people, own: {**entry, TOLD: sorted(known | set(settings.learned))}}
