"""A computer player of Skitgubbe: card sense, memory, and at higher levels trials of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from game.bots.bot import Weighing
from game.bots.manner import Manner
from game.bots.soft import softly
from game.bots.trials import Trials
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.engine.zones import Seat
from game.games.skitgubbe.facts import BETWEEN, EXTRAS, PART_ONE, SkitgubbeFacts
from game.games.skitgubbe.memory import Memory
from game.games.skitgubbe.numbers import CRAFTS, NUMBERS, Craft, Numbers
from game.games.skitgubbe.rules import Skitgubbe
from game.games.skitgubbe.sense import Sense


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
        self.deals = round(self.craft.deals * manner.effort)
        self.sense = Sense(rules, numbers)

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """The best action so far, again and again."""
        legal = seen.legal
        if not legal or seen.seat is None:
            return
        yield legal[0]
        if len(legal) == 1:
            return
        worlds = Memory(self.rules, seen, self.craft.memory).worlds(rng)
        yield self.feel(next(worlds), seen.seat, legal, rng)
        if self.deals and seen.facts.phase != BETWEEN:
            tried = Trials(self.promising(next(worlds), seen.seat, legal))
            for _ in tried.run(worlds, self.play_on, self.deals, rng):
                yield tried.best

    def why(self, seen: Observation[Any], action: Action) -> str:
        """Nothing yet."""
        return ""

    def weigh(self, seen: Observation[Any], rng: Random) -> Iterator[Weighing]:
        """How likely one is not to become the Goat after each action."""
        if seen.seat is None or not seen.legal or seen.facts.phase == BETWEEN:
            return
        tried = Trials(seen.legal)
        worlds = Memory(self.rules, seen, self.craft.memory).worlds(rng)
        for _ in tried.run(worlds, self.play_on, max(self.deals, 1), rng):
            yield Weighing("wins", tried.worths, tried.deals)

    def feel(
        self, state: State[SkitgubbeFacts], seat: Seat, legal: Sequence[Action], rng: Random
    ) -> Action:
        """The choice without trials."""
        scores = self.sense.scores(state, seat, legal)
        sure = state.facts.phase in (BETWEEN, EXTRAS)
        return softly(legal, scores, 0.0 if sure else self.craft.softness, rng)

    def promising(
        self, state: State[SkitgubbeFacts], seat: Seat, legal: Sequence[Action]
    ) -> list[Action]:
        """The actions that feel best, as many as are tried."""
        scores = self.sense.scores(state, seat, legal)
        order = sorted(range(len(legal)), key=lambda at: -scores[at])
        return [legal[at] for at in order[: self.craft.width]]

    def play_on(self, state: State[SkitgubbeFacts], action: Action, rng: Random) -> float:
        """How likely the seat is not to become the Goat, when all play on by feeling."""
        rules, facts = self.rules, state.facts
        number, choice = len(facts.games), self.sense.choice
        rules.apply(state, action, rng)
        one = self.craft.depth if facts.phase in PART_ONE else 0
        left = self.craft.depth
        while len(facts.games) == number and (left > 0 or facts.phase in PART_ONE):
            seats = rules.turn(state).seats
            seat = next(seat for seat in seats if rules.legal(state, seat))
            rules.apply(state, choice(state, seat, rng), rng)
            if not one or facts.phase not in PART_ONE:
                left = 0 if one else left - 1
        if len(facts.games) > number:
            goat = facts.games[number].goat
            return 0.5 if goat is None else float(goat != action.seat)
        return 1.0 - self.sense.worth.stays_goat(state, action.seat)
