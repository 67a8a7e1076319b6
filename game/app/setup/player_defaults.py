"""Player defaults: who sits on the seats of a match before it is dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from game.art.portraits.portraits import ANIMALS, PEOPLE, PORTRAITS
from game.bots.profile import Level
from game.store.known_people import known_people, person_by_id
from game.store.player import Player
from game.store.settings import LONGEST_NAME, UNNAMED, Settings

LEVELS = tuple(str(level) for level in Level)
DEFAULT_LEVEL = str(Level.CASUAL)


def default_players(settings: Settings, seats: int, before: Sequence[Player] = ()) -> list[Player]:
    """Players for *seats*: those of *before*, then animals nobody sits as yet."""
    players = list(before[:seats])
    if not players:
        own = person_by_id(settings, settings.person)
        face = own.face if own and own.face in PORTRAITS else PEOPLE[0]
        players.append(Player(settings.name, face, id=settings.person))
    while len(players) < seats:
        portrait = free_animal(players)
        players.append(Player(portrait.title(), portrait, DEFAULT_LEVEL))
    return players


def bot_players(seats: int, kinds: Sequence[str]) -> list[Player]:
    """Computers for all *seats*, each a level or ``level:character``; *kinds* begin again."""
    players: list[Player] = []
    for seat in range(seats):
        level, _, character = kinds[seat % len(kinds)].partition(":")
        portrait = character or free_animal(players)
        players.append(Player(portrait.title(), portrait, level))
    return with_unique_names(players)


def with_ids(players: Sequence[Player], person: str) -> list[Player]:
    """The same, each with the id he is known by in every match.

    Whoever has an id keeps it. Else the first person at the table is *person*, whose settings
    these are; others are known by their names at that table, computers by their character.
    """
    own = next((seat for seat, player in enumerate(players) if player.human), None)
    return [
        player
        if player.human and player.id
        else player._replace(id=person if seat == own else _known_by(player, person))
        for seat, player in enumerate(players)
    ]


def _known_by(player: Player, person: str) -> str:
    if not player.human:
        return f"computer:{player.portrait}"
    return sha256(f"{person} {player.name}".encode()).hexdigest()[:32]


def free_animal(players: Sequence[Player]) -> str:
    """An animal that does not sit at the table yet."""
    taken = {player.portrait for player in players}
    return next(animal for animal in ANIMALS if animal not in taken)


def next_portrait(players: Sequence[Player], seat: int) -> str:
    """The portrait after that of *seat* which nobody else has; a computer is always an animal."""
    wall = PORTRAITS if players[seat].human else ANIMALS
    taken = {player.portrait for number, player in enumerate(players) if number != seat}
    now = players[seat].portrait
    start = wall.index(now) + 1 if now in wall else 0
    order = (*wall[start:], *wall[:start])
    return next((each for each in order if each not in taken), now)


def with_portrait(player: Player, portrait: str) -> Player:
    """The same with another portrait; a computer that has no other name is called after it."""
    own = not player.human and player.name in ("", player.portrait.title())
    return player._replace(portrait=portrait, name=portrait.title() if own else player.name)


def with_level(players: Sequence[Player], seat: int, level: str) -> list[Player]:
    """The same with *seat* played at *level*, or by a friend where *level* is empty."""
    others = [player for number, player in enumerate(players) if number != seat]
    before = players[seat]
    if level and before.human:
        portrait = free_animal(others)
        after = Player(portrait.title(), portrait, level)
    elif not level and not before.human:
        taken = {player.portrait for player in others}
        portrait = next((each for each in PEOPLE if each not in taken), PEOPLE[seat % len(PEOPLE)])
        after = Player(f"Player {seat + 1}", portrait)
    else:
        after = before._replace(level=level)
    return [after if number == seat else player for number, player in enumerate(players)]


def with_unique_names(players: Sequence[Player]) -> list[Player]:
    """The same with every empty name filled and every double one told apart."""
    told: list[Player] = []
    friends = sum(player.human for player in players) > 1
    for number, player in enumerate(players):
        name = player.name.strip()[:LONGEST_NAME]
        if not name or (friends and name == UNNAMED):
            name = f"Player {number + 1}"
        if name in [other.name for other in told]:
            name = f"{name} {number + 1}"
        told.append(player._replace(name=name))
    return told


def remembered_setup(
    settings: Settings, game: str
) -> tuple[int | None, list[Player], dict[str, Any]]:
    """Seats, players and options as they were chosen last; whatever is wrong is left out."""
    last: Mapping[str, Any] = settings.last.get(game, {})
    seats = last.get("seats")
    given = last.get("players")
    options = last.get("options")
    players = [
        Player(*each)
        for each in (given if isinstance(given, list) else [])
        if isinstance(each, list) and len(each) == 3 and all(isinstance(p, str) for p in each)
        and (each[2] == "" or each[2] in LEVELS) and each[1] in ANIMALS + PEOPLE
    ]  # fmt: skip
    ids = last.get("ids")
    if isinstance(ids, list) and len(ids) == len(players) and isinstance(given, list):
        known = {each.id: each.name for each in known_people(settings)}
        players = [
            each._replace(id=number) if each.human and known.get(number) == each.name else each
            for each, number in zip(players, ids, strict=True)
        ]
    return (
        seats if isinstance(seats, int) and not isinstance(seats, bool) else None,
        _told_apart(players),
        options if isinstance(options, dict) else {},
    )


def _told_apart(players: Sequence[Player]) -> list[Player]:
    """The same, every computer an animal that sits on no other chair."""
    told = list(players)
    for seat, player in enumerate(players):
        others = [each.portrait for n, each in enumerate(told) if n != seat]
        strange = player.portrait not in ANIMALS or player.portrait in others
        if not player.human and strange and len(told) <= len(ANIMALS):
            told[seat] = with_portrait(player, next_portrait(told, seat))
    return told
