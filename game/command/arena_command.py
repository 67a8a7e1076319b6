"""``folkdeck arena``: which player is stronger, every deal played once from each seating."""

from __future__ import annotations

import argparse
import json
import re
import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from game.arena.contest.contest import Contest
from game.arena.contest.contest_processes import DealWorkers, run_contest
from game.arena.contest.contest_statistics import standings
from game.arena.contest.deal_log import DealLog
from game.arena.contest.machine_cluster import NoCluster
from game.arena.contest.stop_rule import StopRule
from game.arena.player_kinds import GRAMMAR, LEVELS, RANDOM, make_players
from game.arena.result_log import BadResultLog
from game.bots.profile import Level
from game.command.arguments.argument_types import count
from game.command.arguments.sentence_parser import Parser, UsageError
from game.command.contest_workers import add_contest_arguments, workers
from game.command.exploit_command import add_exploit_arguments, exploit
from game.command.ladder_report import climb
from game.command.progress_bar import ProgressBar
from game.command.tune_command import run as tune
from game.patterns.phrases import counted_noun
from game.shelf import game_entry

PARTS: Mapping[str, str] = MappingProxyType(
    {
        "ladder": "each level against the one below, masters among random and hand-made players",
        "ceiling": "a master among hand-made players, and one with ten times the thought",
        "searches": "plain searches among hand-made players, and one that sees all cards",
        "curve": "a master with 0.1 to 3 times the thought among skilled players",
    }
)
"""What may be asked of a game instead of naming players."""
DEALS, FRESH = 100, 400
"""Deals unless told: of a contest, and where it takes many, of a character or a simple rule."""


def run(words: list[str]) -> int:
    """Play the contest and print who did how well.

    Raises:
        UsageError: when the words fit no contest, results that were kept cannot be read, or no
            cluster answers.
    """
    if words[:1] == ["tune"]:
        return tune(words[1:])
    asked = _parser().parse_args(words)
    named = (asked.players, asked.exploit, asked.characters)
    if sum(map(bool, (*named, *(getattr(asked, part) for part in PARTS)))) != 1:
        there = ", --".join(["exploit LEVEL", "characters", *PARTS])
        raise UsageError(f"Say --players A,B to compare them, or one of --{there}.")
    if asked.learned and not asked.exploit:
        raise UsageError("--learned goes with --exploit LEVEL.")
    if asked.deals is None:
        asked.deals = FRESH if asked.exploit or asked.characters else DEALS
    try:
        with workers(asked) as players:
            if asked.exploit:
                return exploit(asked, contest_of(asked, (asked.exploit,)), players)
            if not asked.players:
                return climb(asked, contest_of(asked, (RANDOM,)), players)
            contest = contest_of(asked, tuple(asked.players.split(",")))
            return _compare(asked, contest, players)
    except (BadResultLog, NoCluster) as error:
        raise UsageError(str(error)) from None


def _compare(asked: argparse.Namespace, contest: Contest, players: DealWorkers) -> int:
    log, bar = DealLog(contest, asked.keep), ProgressBar()
    until = None if asked.minutes is None else time.monotonic() + 60 * asked.minutes

    def tell(log: DealLog) -> None:
        bar(len(log.made) / asked.deals, counted_noun(len(log.made), "deal"))

    run_contest(contest, log, StopRule(asked.deals, asked.whole, until=until), players, tell)
    found = described(contest, log)
    if asked.json:
        print(json.dumps(found))
        return 0
    matches = found["deals"] * len(contest.seatings())
    title, deals = game_entry(contest.game).rules.title, counted_noun(found["deals"], "deal")
    print(f"{title}, {contest.seats} seats: {deals}")
    played, actions = counted_noun(matches, "match", "matches"), found["actions"]
    print(f"{played}, {found['unfinished']} broken off, {actions} actions")
    for standing in standings(contest, log.deals) if log.made else ():
        print(standing)
    return 0


def contest_of(asked: argparse.Namespace, kinds: tuple[str, ...]) -> Contest:
    """The contest a command line asks for.

    Raises:
        BadOption: when game, seats, options or players do not fit.
    """
    rules = game_entry(asked.game).open(asked.seats, dict(asked.option))
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
        make_players(rules, seating)
    return contest


def described(contest: Contest, record: DealLog) -> dict[str, Any]:
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
    """A time for a decision: whole milliseconds from 1 to 60000.

    Raises:
        argparse.ArgumentTypeError: when it is none.
    """
    if not re.fullmatch(r"\d{1,5}", text, re.ASCII) or not 1 <= int(text) <= 60_000:
        raise argparse.ArgumentTypeError(f"“{text}” is no time from 1 to 60000 milliseconds")
    return int(text)


def minutes(text: str) -> float:
    """A time for all: minutes, from 0.01 on.

    Raises:
        argparse.ArgumentTypeError: when it is none.
    """
    if not re.fullmatch(r"\d{1,5}(\.\d{1,2})?", text, re.ASCII) or not float(text):
        raise argparse.ArgumentTypeError(f"“{text}” is no number of minutes")
    return float(text)


def _parser() -> Parser:
    parser = Parser("arena", "Finds out which player is stronger; luck of deal and seat cancels.")
    parser.epilog = "folkdeck arena tune GAME moves the numbers that computers play by."
    add_contest_arguments(
        parser, "keep the deals here, and go on later; for a ladder or a curve a folder"
    )
    parser.add_argument(
        "--players",
        metavar="A,B,...",
        help=f"{GRAMMAR}; by seat, begun again when they run out",
    )
    add_exploit_arguments(parser)
    parser.add_argument(
        "--characters",
        metavar="LEVEL",
        nargs="?",
        const=Level.SKILLED.value,
        choices=LEVELS,
        help="each animal among usual players of this level (skilled)",
    )
    for part, meaning in PARTS.items():
        parser.add_argument(f"--{part}", action="store_true", help=meaning)
    parser.add_argument(
        "--deals", type=count, metavar="N", help="at most (100; 400 with --exploit, --characters)"
    )
    parser.add_argument(
        "--minutes", type=minutes, metavar="M", help="begin no deal after so long, all in all"
    )
    parser.add_argument("--budget", type=milliseconds, metavar="MS", help="for a decision")
    parser.add_argument("--whole", action="store_true", help="all deals, however clear it is")
    return parser
