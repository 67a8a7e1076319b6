"""Matches that computers play to their end, and which goals each seat reaches in them."""

from __future__ import annotations

from enum import Enum, auto
from random import Random
from typing import Any

from game.arena.play_match import play_match
from game.arena.player_kinds import make_players
from game.bots.bot import WAIT, choose
from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.rules import AnyRules
from game.presentation.presenter import presenter_of
from game.records.goal_check import goals_reached
from game.records.played_match import PlayedMatch, known_by
from game.shelf import SHELF
from game.store.player import Player


class By(Enum):
    """Who plays a match."""

    PLAIN = auto()
    """Plain policies."""
    CHANCE = auto()
    CASUAL = auto()
    """A casual computer on one seat, which the seed names, among novices."""


def goals_by_seat(game: str, seed: str, by: By = By.PLAIN) -> list[tuple[str, ...]]:
    """The goals that each seat reaches in the match of *seed*."""
    rules = SHELF[game].open()
    match = _by_levels(rules, seed) if by is By.CASUAL else _without_thought(rules, seed, by)
    journal = Journal(
        game, rules.version, rules.seats, rules.options.written(), match.seed, tuple(match.actions)
    )
    people = [Player(f"P{seat}", id=f"{seat:032x}") for seat in range(rules.seats)]
    played = PlayedMatch(rules, journal, people, [None] * len(journal.actions))
    columns = presenter_of(rules).sheet(played.match.observe(None)).columns
    return [
        goals_reached(played.match, seat, played.bluffs.of((seat, known_by(player))), columns)
        for seat, player in enumerate(people)
    ]


def _without_thought(rules: AnyRules, seed: str, by: By) -> Match[Any]:
    rng, bot = Random(seed), SHELF[rules.id].plain(rules)
    match: Match[Any] = Match(rules, seed)
    while match.outcome is None:
        if by is By.CHANCE:
            match.submit(rng.choice(match.legal(rng.choice(match.seats_with_moves))))
            continue
        chosen = [choose(bot, match.asked(seat), rng) for seat in match.seats_with_moves]
        match.submit(next(action for action in chosen if action.verb != WAIT))
    return match


def _by_levels(rules: AnyRules, seed: str) -> Match[Any]:
    kinds = ["novice"] * rules.seats
    kinds[int(seed) % rules.seats] = "casual"
    return play_match(rules, make_players(rules, kinds), f"goal-{seed}", 5000, kinds)
