"""Tuning trials: a game's computers with other numbers, against the numbers in the code."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from game.arena.contest import Contest
from game.arena.ladder import partners
from game.arena.play_match import play_match
from game.bots.bot import Bot
from game.bots.profile import BotProfile, Level
from game.engine.action import Outcome
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.shelf import game_entry


class NothingToTune(ValueError):
    """A game whose computers have no numbers, or none of that name, as one sentence."""


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


class ParameterRow:
    """The numbers of a game's computers as a row of figures, and back."""

    def __init__(self, given: Any, only: Sequence[str] = ()) -> None:
        """Take a named tuple of floats and of tuples of them; other things in it stay as they are.

        Raises:
            NothingToTune: for a name it has not.
        """
        fields: tuple[str, ...] = given._fields
        for name in only:
            if name not in fields:
                raise NothingToTune(f"There is no number “{name}”; there are {', '.join(fields)}.")
        self.given = given
        self.names = [name for name in only or fields if list(_figures(getattr(given, name)))]

    @property
    def row(self) -> list[float]:
        """All figures, one after the other."""
        return [each for name in self.names for each in _figures(getattr(self.given, name))]

    def filled(self, row: Sequence[float]) -> Any:
        """The same numbers with the figures of *row*."""
        figures = iter(row)
        moved = {name: _filled(getattr(self.given, name), figures) for name in self.names}
        return self.given._replace(**moved)


def _figures(value: Any) -> Iterator[float]:
    if isinstance(value, float):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _figures(each)


def _filled(value: Any, figures: Iterator[float]) -> Any:
    if isinstance(value, float):
        return next(figures)
    if isinstance(value, tuple):
        parts = [_filled(each, figures) for each in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


def parameters_of(game: str, only: Sequence[str] = ()) -> ParameterRow:
    """The numbers a game's computers play by: what its player takes as ``numbers`` unless told.

    Raises:
        NothingToTune: when it takes none, or has none of these names.
    """
    taken = inspect.signature(game_entry(game).bot).parameters.get("numbers")
    if taken is None or not hasattr(taken.default, "_fields"):
        raise NothingToTune(
            f"The computers of {game_entry(game).rules.title} have no numbers to tune."
        )
    return ParameterRow(taken.default, only)


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
