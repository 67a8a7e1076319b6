"""The decision request: the question put to a computer player."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.bots.profile import BotProfile
from game.engine.observation import Observation
from game.engine.options import Value
from game.engine.rules import AnyRules


class DecisionRequest(NamedTuple):
    """One decision to think about, in a form that can be sent: the game is named by its id."""

    game: str
    seats: int
    options: dict[str, Value]
    profile: BotProfile
    seen: Observation[Any]
    dice: str
    """The key of this decision, see :mod:`game.bots.decision_dice`; never the seed of the match."""
    wants_advice: bool = False
    """Whether a hint is wanted: the action of the highest value, and why."""
    steps: int | None = None
    """After how many thinking steps to stop, instead of by the clock: to think it again."""
    use_baseline: bool = False
    """Whether the game's plain policy is asked instead, because somebody else has failed."""

    @classmethod
    def of(
        cls, rules: AnyRules, profile: BotProfile, seen: Observation[Any], dice: str
    ) -> DecisionRequest:
        """The request for a decision by *rules* from the observation *seen*."""
        return cls(rules.id, rules.seats, rules.options.written(), profile, seen, dice)
