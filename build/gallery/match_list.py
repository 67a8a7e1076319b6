"""The list of matches: empty, filled, and with the longest names and words there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from functools import partial
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import pygame

from gallery.camera import Lens
from gallery.shots import Moment
from game.app.matches.matches_scene import MatchesScene
from game.app.setup import player_defaults
from game.app.setup.unique_names import with_unique_names
from game.engine.journal import Journal
from game.engine.match import Match
from game.shelf import SHELF, game_entry
from game.store.matches.match_file import new_match_file
from game.store.matches.match_file_events import match_event
from game.store.matches.match_folder import MatchFolder
from game.store.player import Player
from game.store.settings import Settings

TODAY = date(2026, 11, 22)
STAMPS = (
    "2026-11-22 20.15", "2026-11-22 19.05", "2026-11-21 21.40", "2026-11-19 18.30",
    "2026-11-16 22.10", "2026-11-02 17.55", "2026-10-25 20.20", "2026-03-01 09.00",
    "2025-12-24 23.59",
)  # fmt: skip
ENDS = ("You win! Total: 52", "Silver wins! Total: 17", "Soot and Rust win!")
LONG = ("Wilhelmina Sofie", "Bartholomew Kent", "Maximilian Oster", "Christopher Wood")
"""Names as long as a name may be."""


def listed(saved: Sequence[tuple[str, int, list[Player], str]], lens: Lens) -> pygame.Surface:
    """The list with matches of a game, seats and players that ended so, the newest first."""
    camera = lens.camera()
    for stamp, (game, seats, players, told) in zip(STAMPS, saved, strict=False):
        rules = game_entry(game).open(seats)
        journal = Journal(game, rules.version, seats, rules.options.written(), "kept")
        keep(camera.context.matches, journal, players, stamp, told)
    return camera.show(lambda context: MatchesScene(context, today=TODAY))


def keep(
    folder: MatchFolder, journal: Journal, players: Sequence[Player], stamp: str, told: str
) -> None:
    """Put a match that is over into *folder*, as if it had been played then."""
    when = int(datetime.strptime(stamp, "%Y-%m-%d %H.%M").timestamp())
    opened = folder.create(new_match_file(journal, players, 1, when))
    opened.append(match_event("finished", told=told, at=when))
    opened.close()


def filled(lens: Lens) -> pygame.Surface:
    """A match of every game."""
    saved = []
    for number, (game, each) in enumerate(SHELF.items()):
        seats = each.rules.default_seats
        told = ENDS[number % 3] if seats > 1 else "You win the rubber! Total: 1240"
        saved.append(
            (
                game,
                seats,
                with_unique_names(player_defaults.default_players(Settings(), seats)),
                told,
            )
        )
    return listed(saved, lens)


def long(lens: Lens) -> pygame.Surface:
    """Tables full of people with long names, and a damaged file."""
    people = [Player(name, f"you{n + 1}") for n, name in enumerate(LONG)]
    full = with_unique_names(player_defaults.default_players(Settings(), 8, people))
    told = f"{', '.join(LONG[:3])} and {LONG[3]} win! Total: " + ", ".join(
        f"{name} {1200 + n}" for n, name in enumerate(LONG)
    )
    saved = [("indian_chief", 8, full, told), ("skitgubbe", 5, full[:5], f"{LONG[0]} is the Goat!")]
    return listed([*saved, ("pitch", 4, full[:4], "")], lens)


def damaged(lens: Lens) -> pygame.Surface:
    """One file that cannot be read among others."""
    camera = lens.camera()
    folder: Path = camera.context.paths.matches
    folder.mkdir(parents=True)
    (folder / f"{STAMPS[0]} pitch.folkdeck").write_text("\x00\x01", encoding="utf-8")
    journal = Journal("vendetta", 1, 1, {}, "kept")
    keep(camera.context.matches, journal, [Player("You", "you1")], STAMPS[1], "Left after 34 moves")
    return camera.show(lambda context: MatchesScene(context, today=TODAY))


def unfinished(lens: Lens) -> pygame.Surface:
    """A match of every game, half of them not over, one with a name and one open elsewhere."""
    camera = lens.camera()
    folder = camera.context.matches
    for stamp, (game, each) in zip(STAMPS, SHELF.items(), strict=False):
        players = with_unique_names(
            player_defaults.default_players(Settings(), each.rules.default_seats)
        )
        when = int(datetime.strptime(stamp, "%Y-%m-%d %H.%M").timestamp())
        opened = folder.create(new_match_file(half_played(game), players, 1, when))
        opened.append(match_event("stands", words="round 3, your turn", at=when))
        if game == "fire_gibbon":
            opened.append(match_event("renamed", title="Sunday with Anna", at=when))
        if game != "sinful_gibbon":
            opened.close()
    return camera.show(lambda context: MatchesScene(context, today=TODAY))


def half_played(game: str) -> Journal:
    """A match of *game* after twenty decisions by chance."""
    rules = game_entry(game).open()
    match: Match[Any] = Match(rules, "kept")
    dice = Random(game)
    while match.seats_with_moves and len(match.actions) < 20:
        match.submit(dice.choice(match.legal(match.seats_with_moves[0])))
    return Journal.of(match, rules.options.written())


MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {
        "matches_empty": partial(listed, ()),
        "matches": filled,
        "matches_unfinished": unfinished,
        "matches_long_names": long,
        "matches_damaged": damaged,
    }
)
