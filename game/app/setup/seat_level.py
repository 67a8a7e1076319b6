"""The level of a seat: a person or a computer of which skill plays there."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.setup.portrait_choice import free_animal
from game.art.portraits.portraits import PEOPLE
from game.store.player import Player


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
