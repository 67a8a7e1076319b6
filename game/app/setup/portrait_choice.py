"""The choice of a portrait: the next face or animal that nobody else at the table has."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.portraits.portraits import ANIMALS, PORTRAITS
from game.store.player import Player


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
