"""A computer player of Skitgubbe: card sense, memory, and at higher levels trials of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.bots.bot import Weighing
from game.bots.manner import Manner
from game.bots.soft import softly
from game.bots.trials import Trials
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.skitgubbe.counsel import Counsel
from game.games.skitgubbe.facts import BETWEEN, EXTRAS, PART_TWO
from game.games.skitgubbe.memory import Memory, led_before
from game.games.skitgubbe.numbers import CRAFTS, NUMBERS, Craft, Numbers, styled
from game.games.skitgubbe.rules import Skitgubbe
from game.games.skitgubbe.sense import Sense
from game.games.skitgubbe.trying import Trying

SURE = (BETWEEN, EXTRAS)
"""Phases whose questions have one good answer."""
LEAST = 2
"""Deals on which actions are weighed, whatever the level."""


class SkitgubbeBot:
    """Chooses for one seat; knows only what it sees and remembers."""

    def __init__(
        self,
        rules: AnyRules,
        manner: Manner,
        numbers: Numbers = NUMBERS,
        craft: Craft | None = None,
    ) -> None:
        """Gets ready to play by *rules*; the level's usual *craft* if none is given.

        Raises:
            TypeError: when they are not rules of Skitgubbe.
        """
        if not isinstance(rules, Skitgubbe):
            raise TypeError("This player knows only Skitgubbe.")
        self.rules = rules
        self.craft = craft or CRAFTS[manner.level]
        self.effort = manner.effort
        self.sense = Sense(rules, styled(numbers, manner.style))
        self.others = Sense(rules, numbers)
        """How the others are thought to play: in the usual style."""
        self.counsel = Counsel(rules)

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """The best action so far, again and again."""
        seat, legal = seen.seat, self._fresh(seen)
        if not legal or seat is None:
            return
        yield legal[0]
        if len(legal) == 1:
            return
        worlds = Memory(self.rules, seen, self.craft.memory).worlds(rng)
        # In part one trials gained nothing over the feeling: the stock is all luck.
        deals = round(self.craft.deals * self.effort) if seen.facts.phase in PART_TWO else 0
        scores = self.sense.scores(next(worlds), seat, legal)
        soft = 0.0 if deals or seen.facts.phase in SURE else self.craft.softness
        yield softly(legal, scores, soft, rng)
        if deals:
            order = sorted(range(len(legal)), key=lambda at: -scores[at])[: self.craft.width]
            tried = Trials([legal[at] for at in order])
            leanings = {legal[at]: self.craft.leaning * scores[at] for at in order}
            trying = Trying(self.rules, self.others, self.craft, leanings)
            for _ in tried.run(worlds, trying.play_on, deals, rng):
                yield tried.best

    def why(self, seen: Observation[Any], action: Action) -> str:
        """The reason in one sentence."""
        return self.counsel.why(seen, action)

    def weigh(self, seen: Observation[Any], rng: Random) -> Iterator[Weighing]:
        """The points each action brings, or how likely one is not to become the Goat: a win."""
        if seen.seat is None or not seen.legal or seen.facts.phase == BETWEEN:
            return
        tried = Trials(seen.legal)
        trying = Trying(self.rules, self.others, self.craft, {})
        worlds = Memory(self.rules, seen, self.craft.memory).worlds(rng)
        deals = max(round(self.craft.deals * self.effort), LEAST)
        for _ in tried.run(worlds, trying.escape, deals, rng):
            yield Weighing("points" if trying.pay else "wins", tried.worths, tried.deals)

    def _fresh(self, seen: Observation[Any]) -> list[Action]:
        """The legal actions, without leads that have gone round in a circle already."""
        legal, facts = seen.legal, seen.facts
        if facts.met.get((facts.turn, facts.drift), 0) < 2 or seen.facts.phase not in PART_TWO:
            return legal
        before = led_before(seen)
        return [action for action in legal if action.cards not in before] or legal
