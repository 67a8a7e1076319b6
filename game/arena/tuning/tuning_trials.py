"""Tuning trials: a game's computers with other numbers against those in the code, and their log."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from game.arena.contest.contest import Contest
from game.arena.contest.ladder import partners
from game.arena.play_match import play_match
from game.arena.result_log import ResultLog
from game.arena.tuning.tuned_parameters import parameters_of
from game.bots.bot import Bot
from game.bots.profile import BotProfile, Level
from game.engine.action import Outcome
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.shelf import game_entry


class Tuning(NamedTuple):
    """What is tuned, and how long."""

    contest: Contest
    """Game, seats, options and seed; it has no kinds of its own."""
    level: str
    only: tuple[str, ...] = ()
    """The names of the numbers to move; all when empty."""
    generations: int = 8
    candidates: int = 16
    best: int = 4
    """Candidates of a generation from whom the next one comes."""
    deals: int = 12
    """Played by every candidate of a generation, from each seat."""
    report: int = 60
    """Fresh deals on which the result is measured."""
    spread: float = 0.3
    """How far candidates lie from the middle at first, as a part of each number."""


class Trial(NamedTuple):
    """A candidate, and the deals it is tried on."""

    tuning: Tuning
    row: tuple[float, ...]
    seed: str
    deals: range


def trial_shares(trial: Trial) -> list[float]:
    """The candidate's share of the wins in each deal; fair is that of its seats."""
    contest, level = trial.tuning.contest, Level(trial.tuning.level)
    rules, make = contest.rules(), _maker(contest.game)
    numbers = parameters_of(contest.game, trial.tuning.only)
    usual: Bot = make(rules, BotProfile(level))
    moved: Bot = make(rules, BotProfile(level), numbers=numbers.filled(trial.row))
    shares = []
    for number in trial.deals:
        seed = f"{contest.seed} {trial.seed} {number}"
        if rules.seats == 1:
            made = [play_match(rules, [bot], seed, contest.most).outcome for bot in (moved, usual)]
            shares.append(_more(*made))
            continue
        won = []
        for seats in sides(rules):
            bots = [moved if seat in seats else usual for seat in range(rules.seats)]
            outcome = play_match(rules, bots, seed, contest.most).outcome
            winners = outcome.winners if outcome else ()
            won.append(sum(seat in seats for seat in winners) / max(1, len(winners)))
        shares.append(fmean(won))
    return shares


def sides(rules: AnyRules) -> list[tuple[Seat, ...]]:
    """The seats a candidate takes, one side after the other."""
    if partners(rules):
        return [tuple(range(first, rules.seats, 2)) for first in (0, 1)]
    return [(seat,) for seat in range(rules.seats)]


def fair(rules: AnyRules) -> float:
    """The share of the wins of a candidate as good as the numbers it is measured by."""
    return 1 / max(2, len(sides(rules)))


def _maker(game: str) -> Any:
    """What makes a game's player; numbers are a word of its own that not every game knows."""
    return game_entry(game).bot


def _more(mine: Outcome | None, theirs: Outcome | None) -> float:
    """Who plays alone has won with more points than the other made of the same deal."""
    points = [outcome.points[0] if outcome else 0 for outcome in (mine, theirs)]
    return 0.5 if points[0] == points[1] else float(points[0] > points[1])


class TrialLog:
    """The trials made so far, in a file to go on with; without one they are only counted."""

    def __init__(self, tuning: Tuning, path: Path | None) -> None:
        """Read what was tried before.

        Raises:
            BadResultLog: when the file is of another tuning, or cannot be written.
        """
        self.made: dict[str, list[float]] = {}
        contest = tuning.contest._asdict() | {"options": dict(tuning.contest.options)}
        head = tuning._asdict() | {"contest": contest}
        self._log = ResultLog(path, head, "the trials of another tuning")
        for line in self._log.lines:
            try:
                found = json.loads(line)
                self.made[found["name"]] = found["shares"]
            except (ValueError, KeyError, TypeError):
                continue  # cut off when the power failed: it is tried again

    def add(self, name: str, shares: list[float]) -> None:
        """Keep a trial.

        Raises:
            BadResultLog: when it cannot be written.
        """
        self.made[name] = shares
        self._log.add({"name": name, "shares": shares})
