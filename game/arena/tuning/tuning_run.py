"""A tuning run: numbers tried by playing, with the cross-entropy method.

Candidates are drawn around the numbers so far; all play the same deals, from every seat, against
the numbers as they stand in the code; the best of them say where the next are drawn. What came out
is reported on other deals, never on those it was chosen by.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from random import Random
from statistics import fmean
from typing import NamedTuple, TypeAlias

from game.arena.candidate_sampling import Sampling
from game.arena.contest.confidence_interval import Interval, share_interval
from game.arena.tuning.tuned_parameters import parameters_of
from game.arena.tuning.tuning_trials import Trial, TrialLog, Tuning, trial_shares

NARROWEST = 0.02
"""How far candidates lie from a number that is nought, or nearly, at first."""

Tell: TypeAlias = Callable[[int, int], None]
"""Hears how many trials of how many are done."""
NamedTrial: TypeAlias = tuple[str, Trial]
"""A trial with the name under which its shares are kept."""


class TuningResult(NamedTuple):
    """What came of it."""

    row: list[float]
    share: Interval
    """Its share of the wins against the numbers in the code, on deals it was not chosen by."""
    deals: int


def run_tuning(
    tuning: Tuning,
    tries: TrialLog,
    executor: Executor | None = None,
    tell: Tell = lambda done, whole: None,
) -> TuningResult:
    """The numbers after all generations, and how they did on fresh deals.

    Raises:
        NothingToTune: when the game's computers have no such numbers.
        BadResultLog: when trials cannot be kept.
    """
    begun = list(parameters_of(tuning.contest.game, tuning.only).row)
    sampling = Sampling(begun, [max(NARROWEST, abs(each) * tuning.spread) for each in begun])

    def scores(named: Sequence[NamedTrial]) -> list[list[float]]:
        missing = [(name, trial) for name, trial in named if name not in tries.made]
        results = _all(executor, [trial for _, trial in missing])
        for (name, _), shares in zip(missing, results, strict=True):
            tries.add(name, shares)
            tell(len(tries.made), tuning.generations * tuning.candidates + tuning.report)
        return [tries.made[name] for name, _ in named]

    for generation in range(tuning.generations):
        rows = _drawn(tuning, generation, sampling, begun)
        means = [fmean(shares) for shares in scores(_trials(tuning, generation, rows))]
        order = sorted(range(len(rows)), key=lambda at: -means[at])
        sampling = sampling.moved([rows[at] for at in order[: tuning.best]])
    found = [share for shares in scores(_report(tuning, sampling.middle)) for share in shares]
    return TuningResult(sampling.middle, share_interval(found), len(found))


def _trials(
    tuning: Tuning, generation: int, rows: Sequence[Sequence[float]]
) -> Sequence[NamedTrial]:
    """A trial for each candidate of a generation, all on the same deals."""
    seed, deals = f"tune {generation}", range(tuning.deals)
    return [
        (f"{generation} {at}", Trial(tuning, tuple(row), seed, deals))
        for at, row in enumerate(rows)
    ]


def _report(tuning: Tuning, row: Sequence[float]) -> Sequence[NamedTrial]:
    """A trial for each deal of the report, so that as many processes can share them."""
    return [
        (f"report {at}", Trial(tuning, tuple(row), "report", range(at, at + 1)))
        for at in range(tuning.report)
    ]


def _drawn(
    tuning: Tuning, generation: int, sampling: Sampling, begun: Sequence[float]
) -> list[list[float]]:
    """The candidates of a generation; what began above nought stays there."""
    rng = Random(f"{tuning.contest.seed} generation {generation}")
    middle, *others = sampling.drawn(tuning.candidates, rng)
    return [middle] + [
        [max(0.0, new) if old >= 0 else new for new, old in zip(row, begun, strict=True)]
        for row in others
    ]


def _all(executor: Executor | None, trials: Iterable[Trial]) -> Iterator[list[float]]:
    return (
        map(trial_shares, trials) if executor is None else iter(executor.map(trial_shares, trials))
    )
