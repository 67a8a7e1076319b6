"""Matches that bots without any thought play to their end, and which goals each seat reaches."""

from __future__ import annotations

from random import Random
from typing import Any

from game.bots.bot import WAIT, choose
from game.engine.journal import Journal
from game.engine.match import Match
from game.presentation.presenter import presenter_of
from game.records.goal_check import goals_reached
from game.records.played_match import PlayedMatch, known_by
from game.shelf import SHELF
from game.store.player import Player


def goals_by_seat(game: str, seed: str, *, wild: bool = False) -> list[tuple[str, ...]]:
    """The goals that each seat reaches in the match of *seed*; *wild* plays at random."""
    entry = SHELF[game]
    rules, rng = entry.open(), Random(seed)
    match: Match[Any] = Match(rules, seed)
    bot = entry.plain(rules)
    while match.outcome is None:
        if wild:
            match.submit(rng.choice(match.legal(rng.choice(match.seats_with_moves))))
            continue
        chosen = [choose(bot, match.asked(seat), rng) for seat in match.seats_with_moves]
        match.submit(next(action for action in chosen if action.verb != WAIT))
    journal = Journal(
        game, rules.version, rules.seats, rules.options.written(), seed, tuple(match.actions)
    )
    people = [Player(f"P{seat}", id=f"{seat:032x}") for seat in range(rules.seats)]
    played = PlayedMatch(rules, journal, people, [None] * len(journal.actions))
    columns = presenter_of(rules).sheet(played.match.observe(None)).columns
    return [
        goals_reached(played.match, seat, played.bluffs.of((seat, known_by(player))), columns)
        for seat, player in enumerate(people)
    ]
