"""``folkdeck simulate``: matches between computer players without a screen."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from game.arena.play_match import play_match
from game.arena.player_kinds import GRAMMAR, RANDOM, level_and_character, make_players
from game.bots.bot import PLAYERS_VERSION
from game.command.arguments.argument_types import count, readable_seed
from game.command.arguments.sentence_parser import Parser, UsageError, add_game_arguments
from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.notation import seat_text
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.patterns.phrases import counted_noun
from game.shelf import game_entry
from game.store.matches.match_file import match_text, new_match_file
from game.store.matches.match_file_events import match_event
from game.store.player import PORTRAIT, Player


class SimulatedMatch(NamedTuple):
    """How one simulated match went; no winners and points when it was broken off."""

    seed: str
    actions: int
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    finished: bool

    def __str__(self) -> str:
        begun = f"seed {self.seed}: {self.actions} actions"
        if not self.finished:
            return f"{begun}, broken off"
        winners = " ".join(map(seat_text, self.winners)) or "nobody"
        return f"{begun}, points {' '.join(map(str, self.points))}, won by {winners}"

    def described(self) -> dict[str, Any]:
        """The match as JSON has it; winners are seats as people write them."""
        return {**self._asdict(), "winners": [seat_text(seat) for seat in self.winners]}


def run(words: list[str]) -> int:
    """Play the matches and print a line for each, then the sum."""
    asked = _parser().parse_args(words)
    rules = game_entry(asked.game).open(asked.seats, dict(asked.option))
    kinds = asked.players.split(",")
    players = make_players(rules, kinds)
    made: list[SimulatedMatch] = []
    for number, seed in enumerate(seeds(asked.seed, asked.matches), 1):
        match = play_match(rules, players, seed, asked.max_actions, kinds)
        made.append(summed(match, seed))
        if asked.journal is not None:
            keep_match(match, kinds, numbered(asked.journal, number, asked.matches))
        if not asked.json:
            print(made[-1], flush=True)
    totals = summary(rules, made)
    if asked.json:
        found = {"game": rules.id, "seats": rules.seats, "options": rules.options.written()}
        print(json.dumps({**found, "matches": [m.described() for m in made], "summary": totals}))
    else:
        print(", ".join(f"{key.replace('_', ' ')} {value}" for key, value in totals.items()))
    return 0


def _parser() -> Parser:
    parser = Parser("simulate", "Plays matches between computer players without a screen.")
    parser.add_argument("game", metavar="GAME", help="folkdeck games lists them")
    add_game_arguments(parser)
    parser.add_argument("--matches", type=count, default=1, metavar="M", help="how many (1)")
    parser.add_argument("--seed", type=readable_seed, default="1", help="of the first match (1)")
    parser.add_argument(
        "--players",
        default=RANDOM,
        metavar="KIND,...",
        help=f"{GRAMMAR}; by seat, begun again when they run out (random)",
    )
    parser.add_argument(
        "--max-actions", type=count, default=5_000, metavar="N", help="break off there (5000)"
    )
    parser.add_argument("--journal", type=Path, metavar="FILE", help="keep the match here")
    parser.add_argument("--json", action="store_true", help="print it as JSON")
    return parser


def seeds(first: str, matches: int) -> Iterator[str]:
    """The seeds of so many matches; the first is *first* itself."""
    yield first
    for number in range(2, matches + 1):
        yield f"{first}-{number}"


def summed(match: Match[Any], seed: str) -> SimulatedMatch:
    """The figures of a match."""
    outcome = match.outcome
    if outcome is None:
        return SimulatedMatch(seed, len(match.actions), (), (), False)
    return SimulatedMatch(seed, len(match.actions), outcome.points, outcome.winners, True)


def summary(rules: AnyRules, made: list[SimulatedMatch]) -> dict[str, Any]:
    """The figures of all matches together."""
    lengths = [match.actions for match in made]
    wins = [sum(seat in match.winners for match in made) for seat in range(rules.seats)]
    return {
        "matches": len(made),
        "finished": sum(match.finished for match in made),
        "actions": sum(lengths),
        "shortest": min(lengths),
        "longest": max(lengths),
        "wins_by_seat": wins,
    }


def numbered(path: Path, number: int, matches: int) -> Path:
    """The file of a match: the one that was named, or one with its number in the name."""
    return path if matches == 1 else path.with_stem(f"{path.stem}-{number}")


def keep_match(match: Match[Any], kinds: Sequence[str], path: Path) -> None:
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
        made = counted_noun(len(match.actions), "move")
        ended = "" if match.outcome is not None else f"Broken off after {made}"
        told = replace(told, events=(*told.events, match_event("finished", told=ended)))
        path.write_text(match_text(told, veiled=False)[0], encoding="utf-8", newline="\n")
    except OSError as error:
        raise UsageError(f"{path} cannot be written ({error.strerror}).") from None
