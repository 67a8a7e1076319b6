"""Matches on the disk, for tests: new ones, and files as earlier versions wrote them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from game.engine.action import Action
from game.engine.cards import card
from game.engine.journal import Journal
from game.engine.shuffle_seal import commit_1
from game.engine.zones import ZoneId
from game.store.matches.match_file import new_match_file
from game.store.matches.match_file_events import match_event
from game.store.matches.match_folder import MatchFolder
from game.store.player import Player

PLAYERS = (Player("Åsa", "you1", id="0a5a"), Player("Moss", "moss", "casual", "moss"))
ACTIONS = (
    Action(0, "bid", value=3),
    Action(1, "play_up", (card("5d"),), ZoneId("fire")),
    Action(0, "meld", groups=((card("2c"), card("3c")), (card("*1"),))),
)
SALT = "5a17" * 8


def journal(count: int = 3, seed: str = "seed") -> Journal:
    """A sealed match of no real game."""
    return Journal("toy", 1, 2, {"long": True}, seed, ACTIONS[:count]).sealed(SALT)


def keep(
    folder: Path,
    begun: Journal,
    players: Sequence[Player] = PLAYERS,
    told: str | None = None,
    stamp: str = "2026-05-01 20.00",
) -> Path:
    """Put a match into *folder* as if it was played then; it is over if *told* says how."""
    when = seconds(stamp)
    opened = MatchFolder(folder).create(new_match_file(begun, players, 1, when))
    opened.write()
    if told is not None:
        opened.append(match_event("finished", told=told, at=when))
    opened.close()
    return opened.path


def seconds(stamp: str) -> int:
    """A moment written ``2026-05-01 20.00``, in seconds since 1970."""
    return int(datetime.strptime(stamp, "%Y-%m-%d %H.%M").timestamp())


def sealed_1(begun: Journal) -> Journal:
    """The same, sealed as an earlier version did."""
    return replace(begun, seal=commit_1(begun.seed, begun.salt) if begun.seal else "")


def format_1(begun: Journal, players: Sequence[Player] = PLAYERS) -> str:
    """The text that an earlier version wrote."""
    head, *moves = sealed_1(begun).dumps().splitlines()
    told = {**json.loads(head), "players": [list(each[:3]) for each in players]}
    return "\n".join([json.dumps(told, ensure_ascii=False), *moves]) + "\n"
