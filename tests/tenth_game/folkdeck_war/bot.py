"""A player of War: the more lies there, the higher its card."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.bots.bot import ActionValues
from game.bots.profile import BotProfile
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules


class WarBot:
    """Plays its highest card for spoils, its lowest where nothing lies, at every level."""

    def __init__(self, rules: AnyRules, profile: BotProfile) -> None:
        """Any rules and any *profile* will do: it only compares cards."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """The action that is worth most, at once."""
        for weighing in self.action_values(seen, rng):
            yield max(weighing.values, key=weighing.values.__getitem__)

    def explain(self, seen: Observation[Any], action: Action) -> str:
        """Why the card is high or low."""
        if seen.cards("spoils"):
            return "There are spoils to take: a high card is worth it."
        return "Nothing lies there yet: keep your high cards."

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        """The rank of each card, turned round where nothing is to be taken."""
        sign = 1 if seen.cards("spoils") else -1
        if seen.legal:
            ranks = {action: float(sign * action.cards[0].rank) for action in seen.legal}
            yield ActionValues("ranks", ranks, 1)
