"""Player defaults: who sits on a seat before a name or portrait is chosen for it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from game.app.setup.portrait_choice import free_animal
from game.app.setup.unique_names import with_unique_names
from game.art.portraits.portraits import PEOPLE, PORTRAITS
from game.bots.profile import Level
from game.store.known_people import person_by_id
from game.store.player import Player
from game.store.settings import Settings

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
