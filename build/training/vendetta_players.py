"""Who plays Vendetta in training: by chance, by card sense, or by what was learned so far."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Protocol

import numpy as np

from game.engine.action import Action
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.vendetta.bot.learned_model import FEATURES, SeatFeatures
from game.games.vendetta.bot.points_evaluation import PointsEvaluation
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.rules import Vendetta
from training.nets import Array, Net


class Player(Protocol):
    """A bot that chooses in training, where nobody peeks but all is there."""

    def pick(
        self, state: State[VendettaFacts], seat: Seat, legal: Sequence[Action]
    ) -> tuple[Action, list[float] | None]:
        """An action, and the features after it where they are worth learning from."""
        ...


class ByChance:
    """A player who takes any action."""

    def __init__(self, rng: Random) -> None:
        """Draw from *rng*."""
        self.rng = rng

    def pick(
        self, state: State[VendettaFacts], seat: Seat, legal: Sequence[Action]
    ) -> tuple[Action, None]:
        """Pick by chance; there is nothing to be learned from it."""
        return self.rng.choice(legal), None


class BySense:
    """A player who goes by card sense."""

    def __init__(self, evaluation: PointsEvaluation, soft: float, rng: Random) -> None:
        """So many points hardly matter."""
        self.evaluation, self.soft, self.rng = evaluation, soft, rng

    def pick(
        self, state: State[VendettaFacts], seat: Seat, legal: Sequence[Action]
    ) -> tuple[Action, list[float] | None]:
        """The better the likelier."""
        view = self.evaluation.view(state, seat)
        action = legal[drawn([view.score(each) for each in legal], self.soft, self.rng)]
        features = SeatFeatures(self.evaluation.rules, state, seat).features(action)
        return action, None if isinstance(features, float) else features


class ByNet:
    """A player who goes by what was learned so far."""

    def __init__(self, rules: Vendetta, net: Net, heat: float, rng: Random) -> None:
        """So much of a share hardly matters."""
        self.rules, self.net, self.heat, self.rng = rules, net, heat, rng

    def pick(
        self, state: State[VendettaFacts], seat: Seat, legal: Sequence[Action]
    ) -> tuple[Action, list[float] | None]:
        """The better the likelier; where the share is sure there is nothing to learn."""
        moment = SeatFeatures(self.rules, state, seat)
        found = [moment.features(action) for action in legal]
        rows = [[0.0] * FEATURES if isinstance(each, float) else each for each in found]
        shares = squashed(self.net.values(np.array(rows))[0]).tolist()
        sure = [
            each if isinstance(each, float) else share
            for each, share in zip(found, shares, strict=True)
        ]
        at = drawn(sure, self.heat, self.rng)
        features = found[at]
        return legal[at], None if isinstance(features, float) else features


def drawn(scores: Sequence[float], soft: float, rng: Random) -> int:
    """The place of a score, the better the likelier; of the best where nothing is *soft*."""
    best = max(scores)
    if not soft:
        return scores.index(best)
    return rng.choices(range(len(scores)), [exp((each - best) / soft) for each in scores])[0]


def squashed(numbers: Array) -> Array:
    """Numbers as shares."""
    return np.asarray(1 / (1 + np.exp(-np.clip(numbers, -30, 30))))
