"""Monte Carlo trials of all actions on the same imagined deals, in a race that weak ones leave."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from typing import Protocol, Self, TypeAlias, TypeVar

from game.engine.action import Action


class World(Protocol):
    """A state that can copy itself."""

    def clone(self) -> Self:
        """Return a copy that may be changed."""
        ...


W = TypeVar("W", bound=World)
PlayOn: TypeAlias = Callable[[W, Action, Random], float]
"""Does an action in an imagined world that may be changed, plays on, and says what came of it."""

LEAST = 6
"""Deals before an action may be given up."""
SURE = 2.5
"""Standard errors by which an action lies behind the best before it is given up."""


class Race:
    """The results of the actions of one decision so far: flat Monte Carlo over imagined deals.

    It is a race as in Maron and Moore (1993): an action that is clearly behind is given up.
    """

    def __init__(
        self, actions: Sequence[Action], priors: Sequence[float] | None = None, trust: float = 0.0
    ) -> None:
        """Begin without results.

        *priors* is what each action seems to bring before any trial; only differences mean
        something. It counts as much as *trust* deals, so that a few lucky ones do not decide.
        """
        self.actions = list(actions)
        self.priors = [0.0] * len(self.actions) if priors is None else list(priors)
        self.trust = trust
        self.deals = 0
        """Deals all remaining actions were tried on."""
        self.results: list[list[float]] = [[] for _ in actions]
        self.left = list(range(len(actions)))
        """The numbers of the actions that are not given up."""

    def run(
        self,
        worlds: Iterator[W],
        play_on: PlayOn[W],
        deals: int,
        rng: Random,
        least: int = LEAST,
    ) -> Iterator[Race]:
        """Try *deals* deals and drop actions that are clearly behind; yield after each deal.

        At *least* so many deals are tried before anything is given up.
        All actions of a deal meet the same luck, so that their difference is what counts.
        """
        check = least  # seldom enough that looking does not cost more than trying
        for _ in range(deals):
            world, dice = next(worlds), rng.random()
            for at in self.left:
                self.results[at].append(play_on(world.clone(), self.actions[at], Random(dice)))
                yield self
            self.deals += 1
            if len(self.left) > 1 and self.deals >= check:
                self._give_up()
                check = self.deals * 5 // 4
            if len(self.left) == 1:
                return

    @property
    def best(self) -> Action:
        """The best of the actions not dropped, by mean and prior; the first if nothing is known."""
        return self.actions[max(self.left, key=self._judged)]

    @property
    def mean_values(self) -> dict[Action, float]:
        """The means of all actions tried, drawn towards the prior by its weight.

        One given up lies as far from the best as in the deals it was tried on.
        """
        lead = self.results[self.actions.index(self.best)]
        means = [self._beside(results, lead) for results in self.results]
        gaps = [mean - prior for mean, prior in zip(means, self.priors, strict=True)]
        level = sum(gaps) / max(1, len(gaps))
        counts = [len(results) for results in self.results]
        drawn = [
            (count * mean + self.trust * (level + prior)) / max(1.0, count + self.trust)
            for count, mean, prior in zip(counts, means, self.priors, strict=True)
        ]
        return dict(zip(self.actions, drawn, strict=True))

    def _judged(self, at: int) -> float:
        whole = self.deals + self.trust
        if not whole:
            return self._mean(at)
        return (self.deals * self._mean(at) + self.trust * self.priors[at]) / whole

    def _mean(self, at: int) -> float:
        results = self.results[at][: self.deals] or self.results[at]
        return sum(results) / len(results) if results else 0.0

    def _beside(self, results: Sequence[float], lead: Sequence[float]) -> float:
        """The mean of *results* as if they were of all deals of the *lead*."""
        tried = min(len(results), self.deals) or len(results)
        if not tried:
            return 0.0
        mean, deals = sum(results[:tried]) / tried, self.deals
        if tried < deals:  # the rest of the deals was kinder, or less kind, to all alike
            mean += sum(lead[:deals]) / deals - sum(lead[:tried]) / tried
        return mean

    def _give_up(self) -> None:
        lead = self.results[max(self.left, key=self._mean)]
        self.left = [at for at in self.left if not self._behind(self.results[at], lead)]

    def _behind(self, results: Sequence[float], lead: Sequence[float]) -> bool:
        """Whether *results* lie clearly behind those of the *lead* in the same deals."""
        if results is lead:
            return False
        gaps = [best - own for best, own in zip(lead, results, strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1))
        return mean > SURE * spread / sqrt(len(gaps)) and mean > 0


def best_by_deal(runs: Iterator[Race]) -> Iterator[Action]:
    """Yield at each step of *runs* the action that was best when the last deal was over."""
    best: Action | None = None
    deals = 0
    for race in runs:
        if best is None or race.deals > deals:
            best, deals = race.best, race.deals
        yield best
    if best is not None:
        yield race.best
