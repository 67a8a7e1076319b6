"""The file of a simulated match: it is kept as the table saves one, to be opened there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.arena.player_kinds import level_and_character
from game.bots.bot import PLAYERS_VERSION
from game.command.arguments.usage_error import UsageError
from game.engine.journal import Journal
from game.engine.match import Match
from game.store.matches.match_file import match_text, new_match_file
from game.store.matches.match_file_events import match_event
from game.store.player import PORTRAIT, Player


def keep(match: Match[Any], kinds: Sequence[str], path: Path) -> None:
    """Write a match as the table saves it: levels are computers, other kinds stand for people.

    Raises:
        UsageError: when the file cannot be written.
    """
    at_table = [kinds[seat % len(kinds)] for seat in range(match.rules.seats)]
    people = [
        Player(kind, level_and_character(kind)[1] or PORTRAIT, level_and_character(kind)[0])
        for kind in at_table
    ]
    try:
        journal = Journal.of(match, match.rules.options.written())
        told = new_match_file(journal, people, PLAYERS_VERSION, int(time.time()))
        ended = "" if match.outcome is not None else f"Broken off after {len(match.actions)} moves"
        told = replace(told, events=(*told.events, match_event("finished", told=ended)))
        path.write_text(match_text(told, veiled=False)[0], encoding="utf-8", newline="\n")
    except OSError as error:
        raise UsageError(f"{path} cannot be written ({error.strerror}).") from None
