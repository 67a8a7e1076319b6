"""The remembered set-up: seats, players and options of a game as they were chosen last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.app.scenes.app_context import AppContext
from game.app.setup.portrait_choice import next_portrait, with_portrait
from game.art.portraits.portraits import ANIMALS, PEOPLE
from game.bots.profile import Level
from game.engine.options import Value
from game.store.known_people import known_people
from game.store.player import Player
from game.store.settings import Settings

LEVELS = tuple(str(level) for level in Level)


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


def remember_setup(
    context: AppContext, game: str, seats: int, players: Sequence[Player], options: dict[str, Value]
) -> None:
    """Keep what was chosen for the next time."""
    chosen = {
        "seats": seats,
        "players": [list(each[:3]) for each in players],
        "ids": [each.id for each in players],
        "options": options,
    }
    context.change(game=game, last=context.settings.with_last(game, chosen).last)
