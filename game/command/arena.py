"""``folkdeck arena``: which player is stronger, every deal played once from each seating."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.arena.contest import Contest
from game.arena.figures import standings
from game.arena.players import GRAMMAR, seated
from game.arena.running import BadRecord, Record
from game.arena.running import run as play
from game.command.arguments import Parser, WrongUse, add_game_arguments, count
from game.shelf import box


def run(words: list[str]) -> int:
    """Plays the contest and prints who did how well."""
    asked = _parser().parse_args(words)
    contest = contest_of(asked)
    try:
        record = Record(contest, asked.keep)
        play(contest, asked.deals, record, jobs=asked.jobs, whole=asked.whole, tell=_teller(asked))
    except BadRecord as error:
        raise WrongUse(str(error)) from None
    found = described(contest, record)
    if asked.json:
        print(json.dumps(found))
        return 0
    matches = found["deals"] * len(contest.seatings())
    print(f"{box(contest.game).rules.title}, {contest.seats} seats: {found['deals']} deals")
    print(f"{matches} matches, {found['unfinished']} broken off, {found['actions']} actions")
    for standing in standings(contest, record.deals):
        print(standing)
    return 0


def contest_of(asked: argparse.Namespace) -> Contest:
    """The contest a command line asks for.

    Raises:
        BadOption: when game, seats, options or players do not fit.
    """
    kinds = tuple(asked.players.split(","))
    rules = box(asked.game).open(asked.seats, dict(asked.option))
    contest = Contest(
        rules.id,
        rules.seats,
        rules.options.written(),
        kinds,
        asked.seed,
        asked.max_actions,
        None if asked.budget is None else asked.budget / 1000,
    )
    for seating in contest.seatings() if contest.alone() else [kinds]:
        seated(rules, seating)
    return contest


def described(contest: Contest, record: Record) -> dict[str, Any]:
    """The whole result for programs."""
    made = record.deals
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": dict(contest.options),
        "players": list(contest.seatings()[0]),
        "seed": contest.seed,
        "deals": len(made),
        "actions": sum(deal.actions for deal in made),
        "unfinished": sum(deal.unfinished for deal in made),
        "standings": [each.described() for each in standings(contest, made)] if made else [],
    }


def milliseconds(text: str) -> int:
    """A time for a decision: whole milliseconds from 1 to 60000."""
    if not re.fullmatch(r"\d{1,5}", text, re.ASCII) or not 1 <= int(text) <= 60_000:
        raise argparse.ArgumentTypeError(f"“{text}” is no time from 1 to 60000 milliseconds")
    return int(text)


def _parser() -> Parser:
    parser = Parser("arena", "Finds out which player is stronger; luck of deal and seat cancels.")
    parser.add_argument("game", metavar="GAME", help="folkdeck games lists them")
    add_game_arguments(parser)
    parser.add_argument(
        "--players",
        required=True,
        metavar="A,B,...",
        help=f"{GRAMMAR}; by seat, begun again when they run out",
    )
    parser.add_argument("--deals", type=count, default=100, metavar="N", help="at most (100)")
    parser.add_argument("--seed", default="arena", help="of the first deal (arena)")
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes (1)")
    parser.add_argument("--budget", type=milliseconds, metavar="MS", help="for a decision")
    parser.add_argument("--whole", action="store_true", help="all deals, however clear it is")
    parser.add_argument(
        "--max-actions", type=count, default=5_000, metavar="N", help="break off there (5000)"
    )
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep the deals; go on later")
    parser.add_argument("--json", action="store_true", help="print it as JSON")
    return parser


def _teller(asked: argparse.Namespace) -> Callable[[Record], None]:
    """Shows on a terminal how far it is; what programs read stays clean."""

    def tell(record: Record) -> None:
        if sys.stderr.isatty():
            end = "\n" if len(record.made) == asked.deals else ""
            print(f"\r{len(record.made)} of {asked.deals} deals ", end=end, file=sys.stderr)

    return tell
