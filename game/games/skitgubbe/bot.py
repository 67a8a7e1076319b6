"""A computer player of Skitgubbe: card sense, memory, and at higher levels trials of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from game.bots.bot import Weighing
from game.bots.manner import Manner
from game.bots.soft import softly
from game.bots.trials import PlayOn, Trials
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.engine.zones import Seat
from game.games.skitgubbe.counsel import Counsel
from game.games.skitgubbe.facts import BETWEEN, EXTRAS, PART_ONE, PART_TWO, SkitgubbeFacts
from game.games.skitgubbe.memory import Memory, led_before
from game.games.skitgubbe.numbers import CRAFTS, NUMBERS, Craft, Numbers, styled
from game.games.skitgubbe.rules import Skitgubbe
from game.games.skitgubbe.sense import Sense

SURE = (BETWEEN, EXTRAS)
"""Phases whose questions have one good answer."""
DRAWN = 0.5
"""What a game without a Goat is worth to those who might have been it."""


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
        deals = self._deals(seen.facts)
        scores = self.sense.scores(next(worlds), seat, legal)
        soft = 0.0 if deals or seen.facts.phase in SURE else self.craft.softness
        yield softly(legal, scores, soft, rng)
        if deals:
            order = sorted(range(len(legal)), key=lambda at: -scores[at])[: self.craft.width]
            tried = Trials([legal[at] for at in order])
            leanings = {legal[at]: self.craft.leaning * scores[at] for at in order}
            for _ in tried.run(worlds, self._leaning(leanings), deals, rng):
                yield tried.best

    def why(self, seen: Observation[Any], action: Action) -> str:
        """The reason in one sentence."""
        return self.counsel.why(seen, action)

    def weigh(self, seen: Observation[Any], rng: Random) -> Iterator[Weighing]:
        """How likely one is not to become the Goat after each action; a game not lost is a win."""
        if seen.seat is None or not seen.legal or seen.facts.phase == BETWEEN:
            return
        tried = Trials(seen.legal)
        worlds = Memory(self.rules, seen, self.craft.memory).worlds(rng)
        for _ in tried.run(worlds, self.play_on, max(self._deals(seen.facts), 1), rng):
            yield Weighing("wins", tried.worths, tried.deals)

    def play_on(self, state: State[SkitgubbeFacts], action: Action, rng: Random) -> float:
        """How likely the seat is not to become the Goat, when all play on by feeling.

        From part one it is judged by the hands part two begins with.
        """
        rules, facts, seat = self.rules, state.facts, action.seat
        number, first = len(facts.games), facts.phase not in PART_TWO
        rules.apply(state, action, rng)
        left = self.craft.depth
        while len(facts.games) == number and left and not (first and facts.phase in PART_TWO):
            asked = rules.turn(state).seats
            deciding = next(each for each in asked if rules.legal(state, each))
            rules.apply(state, self._felt(state, deciding, rng), rng)
            left -= facts.phase in PART_TWO
        if len(facts.games) > number:
            goat = facts.games[number].goat
            return DRAWN if goat is None else float(goat != seat)
        return 1.0 - self.others.worth.goat(state)[seat]

    def _deals(self, facts: SkitgubbeFacts) -> int:
        """How many deals are tried for a decision."""
        if facts.phase == BETWEEN:
            return 0
        deals = self.craft.deals if facts.phase in PART_TWO else self.craft.first_deals
        return round(deals * self.effort)

    def _fresh(self, seen: Observation[Any]) -> list[Action]:
        """The legal actions, without leads that have gone round in a circle already."""
        legal, facts = seen.legal, seen.facts
        if facts.met.get((facts.turn, facts.drift), 0) < 2 or seen.facts.phase not in PART_TWO:
            return legal
        before = led_before(seen)
        return [action for action in legal if action.cards not in before] or legal

    def _leaning(self, leanings: dict[Action, float]) -> PlayOn:
        """Plays on with a little preference for what feels good."""

        def play_on(state: State[SkitgubbeFacts], action: Action, rng: Random) -> float:
            return self.play_on(state, action, rng) + leanings[action]

        return play_on

    def _felt(self, state: State[SkitgubbeFacts], seat: Seat, rng: Random) -> Action:
        """What somebody does by feeling, now and then the second best."""
        legal: Sequence[Action] = self.rules.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        scores = self.others.scores(state, seat, legal)
        if state.facts.phase in PART_ONE:
            return legal[scores.index(max(scores))]
        return softly(legal, scores, self.craft.wobble, rng)
