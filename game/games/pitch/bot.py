"""A computer player of Pitch: a feeling for bids and cards, and at higher levels trial deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from game.bots.bot import Weighing
from game.bots.manner import Manner
from game.bots.soft import softly
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.engine.zones import Seat
from game.games.pitch.facts import PASS, Phase, PitchFacts
from game.games.pitch.memory import Memory
from game.games.pitch.numbers import BEHIND, CARE, MATCH, REACH, ROUND, STYLES
from game.games.pitch.rules import Pitch
from game.games.pitch.sense import Sense


class PitchBot:
    """Chooses calls and cards for one seat; knows only what it sees."""

    def __init__(self, rules: AnyRules, manner: Manner) -> None:
        """Gets ready to play by *rules*.

        Raises:
            TypeError: when they are not rules of Pitch.
        """
        if not isinstance(rules, Pitch):
            raise TypeError("This player knows only Pitch.")
        self.rules = rules
        self.style = STYLES[manner.level]
        self.effort = manner.effort
        self.sense = Sense(rules)

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """The best call or card so far, again and again."""
        legal = seen.legal
        if not legal or seen.seat is None:
            return
        yield legal[0]
        if len(legal) == 1:
            return
        memory = Memory(self.rules, seen)
        calling = seen.facts.phase is Phase.BID
        worlds = self.style.call_worlds if calling else self.style.card_worlds
        worlds = round(worlds * self.effort)
        felt = self.feel(memory.world(rng), seen.seat, legal, rng)
        yield felt
        if worlds:
            tried = self.within_reach(memory, seen.seat, legal, felt, rng) if calling else legal
            yield from self.trial(memory, seen.seat, tried, worlds, rng)

    def why(self, seen: Observation[Any], action: Action) -> str:
        """Nothing yet."""
        return ""

    def weigh(self, seen: Observation[Any], rng: Random) -> Iterator[Weighing]:
        """What each action promises by feeling."""
        if seen.seat is None or seen.facts.phase is Phase.BID:
            return
        world = Memory(self.rules, seen).world(rng)
        scores = self.sense.card_scores(world, seen.seat, seen.legal)
        yield Weighing("points", dict(zip(seen.legal, scores, strict=True)), 1)

    def feel(
        self, state: State[PitchFacts], seat: Seat, legal: Sequence[Action], rng: Random
    ) -> Action:
        """The choice without trial deals; only the seat's own cards in *state* matter."""
        if state.facts.phase is Phase.BID:
            bid = self.sense.call(state, seat, self.style.mood * (2 * rng.random() - 1))
            return next(action for action in legal if (action.value or PASS) == bid)
        scores = self.sense.card_scores(state, seat, legal)
        return softly(legal, scores, self.style.softness, rng)

    def within_reach(
        self, memory: Memory, seat: Seat, legal: Sequence[Action], felt: Action, rng: Random
    ) -> list[Action]:
        """The calls worth trying: what was felt, a pass, and bids not far above the estimate."""
        hand = memory.world(rng).table.zones[self.rules.hands[seat]]
        top = self.sense.best_suit(hand)[0] + REACH
        return [a for a in legal if a == felt or (a.value or PASS) <= top]

    def trial(
        self, memory: Memory, seat: Seat, legal: Sequence[Action], worlds: int, rng: Random
    ) -> Iterator[Action]:
        """Tries each action in many deals that fit what is known; the best average wins.

        What lags behind after a round is not tried any further.
        """
        totals = [0.0] * len(legal)
        left = list(range(len(legal)))
        best = legal[0]
        for count in range(1, worlds + 1):
            deal = self.likely(memory, seat, rng)
            for at in left:
                totals[at] += self.play_out(deal.clone(), legal[at], rng)
                yield best
            lead = max(totals[at] for at in left)
            if not count % ROUND:
                left = [at for at in left if totals[at] >= lead - BEHIND * count]
            best = legal[next(at for at in left if totals[at] == lead)]
            if len(left) == 1:
                break
        yield best

    def likely(self, memory: Memory, seat: Seat, rng: Random) -> State[PitchFacts]:
        """A trial deal in which the others may well have called as they did."""
        deal = memory.world(rng)
        for _ in range(self.style.patience):
            if all(
                self.sense.fits_call(deal.facts, other, memory.original(deal, other))
                for other in range(self.rules.seats)
                if other != seat
            ):
                break
            deal = memory.world(rng)
        return deal

    def play_out(self, state: State[PitchFacts], action: Action, rng: Random) -> float:
        """What the seat's side has of the hand when *action* is done and all play by feeling.

        Captured cards count a little even where no point hangs on them: nobody throws tens away.
        """
        rules, sense, facts = self.rules, self.sense, state.facts
        side, number = rules.side[action.seat], facts.number
        rules.apply(state, action, rng)
        while facts.number == number and facts.winner is None:
            legal = rules.legal(state, facts.turn)
            if not legal:  # a written position may lack cards
                return 0.0
            rules.apply(state, sense.choice(state, facts.turn, legal), rng)
        tally = facts.hands[-1]
        value = _ahead(tally.gains, side) + CARE * _ahead(tally.counts, side)
        if facts.winner is not None:
            value += MATCH if facts.winner == side else -MATCH
        return value


def _ahead(numbers: Sequence[int], side: int) -> float:
    """How far *side* is above the average of the others."""
    others = [number for who, number in enumerate(numbers) if who != side]
    return numbers[side] - sum(others) / len(others)
