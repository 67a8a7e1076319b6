"""Judges that need no time: for tests of what is made of a judgement."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

from game import shelf
from game.bots.bot import ActionValues
from game.bots.profile import BotProfile
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules


class Judge:
    """A judge who thinks the first legal action of a sorted list the best, by one point each."""

    def __init__(self, rules: AnyRules, profile: BotProfile) -> None:
        self.seen: list[Observation[Any]] = []

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        yield rng.choice(seen.legal)

    def explain(self, seen: Observation[Any], action: Action) -> str:
        return ""

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        legal = sorted(seen.legal, key=str)
        yield ActionValues("points", dict.fromkeys(legal, 0.0), 1)
        yield ActionValues("points", {action: -float(n) for n, action in enumerate(legal)}, 40)


class Lucky(Judge):
    """A judge who finds another action the best whenever it is asked again: nothing but luck."""

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        lucky = rng.choice(seen.legal)
        yield ActionValues("wins", {action: float(action == lucky) for action in seen.legal}, 1)


def judged_by(monkeypatch: pytest.MonkeyPatch, game: str, judge: type[Judge]) -> None:
    """Let *judge* play *game* and judge it."""
    changed = {**shelf.SHELF, game: shelf.SHELF[game]._replace(bot=judge)}
    monkeypatch.setattr(shelf, "SHELF", MappingProxyType(changed))
