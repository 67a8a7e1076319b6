"""Unique names: every empty name at a table is filled, and every double one told apart."""

from __future__ import annotations

from collections.abc import Sequence

from game.store.player import Player
from game.store.settings import LONGEST_NAME, UNNAMED


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
