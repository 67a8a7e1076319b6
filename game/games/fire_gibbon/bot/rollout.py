"""How an imagined deal of Fire Gibbon is played on, by judgement that needs no past."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from random import Random

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.fire_gibbon.bot.belief import SpotRace
from game.games.fire_gibbon.bot.evaluation import Evaluation
from game.games.fire_gibbon.bot.win_chances import WinChances
from game.games.fire_gibbon.rules.doubts import is_true
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import CHEAP, flame_above, flame_after, raises
from game.games.fire_gibbon.rules.rules import FireGibbon

REWARDS = 2
"""Spots that are filled before the race is judged."""
TURNS = 3
"""Turns of everybody after which it is judged in any case."""


class Standing:
    """The race at one moment, as changes and thresholds by seat."""

    def __init__(self, race: SpotRace, seats: int, fresh: float) -> None:
        """Take *fresh*, what a fire of one's own is worth."""
        everybody = range(seats)
        self.shares = [weight / race.total for weight in race.weights]
        self.change = [[race.change(seat, paid) for paid in everybody] for seat in everybody]
        """By seat and by who gets a spot."""
        self.bars = [
            [race.bar(seat, other, fresh) if seat != other else 1.0 for other in everybody]
            for seat in everybody
        ]
        """By doubter and doubted."""


class Rollout:
    """The players of an imagined table, who play on by light judgement."""

    def __init__(self, rules: FireGibbon, evaluation: Evaluation) -> None:
        """Take the habits of all from *evaluation*, which is of the seat that asks."""
        self.rules, self.evaluation, self.numbers = rules, evaluation, evaluation.numbers
        self.me = evaluation.me
        self.outlook = WinChances(rules)
        self.unseen = [evaluation.public] * rules.seats
        self.unseen[self.me] = evaluation.unseen
        cards = rules.pack()
        self.kept = {card: evaluation.cards.kept(card) for card in cards}
        self.shown = {card: evaluation.cards.shown(card) for card in cards}
        self._standings: dict[tuple[int, ...], Standing] = {}
        self._doubts: dict[tuple[Seat, Seat, int, int, float], float] = {}

    def judged(self, legal: Sequence[Action]) -> list[float]:
        """The worth of each action before any trial, in chances to win the match.

        Of changing chairs it says nothing in that unit.
        """
        evaluation = self.evaluation
        facts = evaluation.facts
        if facts.phase == "swap":
            return [0.0] * len(legal)
        spots = [self.rules.cards - each for each in evaluation.race.left]
        scores = dict(evaluation.scores())
        whole = stake(self.outlook.after(facts.points, spots, self.me), self.me)
        return [scores[action] * whole for action in legal]

    def play_on(self, state: State[FireFacts], action: Action, rng: Random) -> float:
        """The chance of the seat of *action* to win the match after it and two more fire spots."""
        rules, facts = self.rules, state.facts
        played, rewards = len(facts.rounds), 0
        rules.apply(state, action, rng)
        for _ in range(TURNS * rules.seats + REWARDS):
            if len(facts.rounds) > played or rewards == REWARDS:
                break
            rewards += facts.phase == "reward"
            rules.apply(state, self.choice(state, rng), rng)
        return self.worth(state, action.seat, played)

    def worth(self, state: State[FireFacts], seat: Seat, played: int) -> float:
        """The chance of *seat* to win the match, *played* rounds having been played before."""
        facts, cards_in, zones = state.facts, state.table.zones, self.rules.zones
        if len(facts.rounds) > played:
            return self.outlook.match(facts.points)[seat]
        spots = [len(cards_in[zone]) for zone in zones.tables]
        after = self.outlook.after(facts.points, spots, seat)
        shares = self.standing(state).shares
        usual = self.numbers.usual
        cards = sum([self.kept[card] - usual for card in cards_in[zones.hands[seat]]], 0.0)
        cards += sum([self.shown[card] - usual for card in cards_in[zones.tables[seat]]], 0.0)
        hopes = sum([share * hope for share, hope in zip(shares, after, strict=True)], 0.0)
        return hopes + self.numbers.spend * cards * stake(after, seat)

    def choice(self, state: State[FireFacts], rng: Random) -> Action:
        """The action of the seat that decides."""
        facts = state.facts
        seat = facts.decider()
        assert seat is not None
        legal = self.rules.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        if facts.phase in ("reward", "refill"):
            return max(legal, key=self._gain)
        standing = self.standing(state)
        if facts.phase == "turn":
            doubt = self._doubt(state, legal, rng)
            if doubt is not None:
                return doubt
        plays = [action for action in legal if action.verb != "doubt"]
        return max(plays, key=lambda action: self._play(state, action, standing))

    def standing(self, state: State[FireFacts]) -> Standing:
        """How the race stands in *state*."""
        zones = state.table.zones
        spots = tuple([len(zones[zone]) for zone in self.rules.zones.tables])
        found = self._standings.get(spots)
        if found is None:
            race = SpotRace(spots, self.rules.cards, self.numbers.worth)
            found = self._standings[spots] = Standing(race, self.rules.seats, self.numbers.fresh)
        return found

    def _gain(self, action: Action) -> float:
        """What is gained by laying a hidden card open."""
        if not action.cards:
            return 0.0
        card = action.cards[0]
        return self.shown[card] - self.kept[card]

    def _doubt(
        self, state: State[FireFacts], legal: Sequence[Action], rng: Random
    ) -> Action | None:
        """The doubt this seat dares, if any; the likeliest is thought of first."""
        facts, found = state.facts, list[tuple[float, Action]]()
        for action in legal:
            seat, other = action.seat, action.value
            if action.verb == "doubt" and other is not None:
                at = facts.latest[other]
                if facts.proven[at] is None:
                    found.append((self._dares(state, seat, other, facts.required[at]), action))
        for dares, action in sorted(found, key=itemgetter(0), reverse=True):
            if rng.random() < dares:
                return action
        return None

    def _dares(self, state: State[FireFacts], seat: Seat, other: Seat, required: int) -> float:
        """The chance that *seat* doubts such a promise of *other*."""
        hidden = max(1, len(state.table.zones[self.rules.zones.hands[other]]))
        bar = self.standing(state).bars[seat][other]
        key = (seat, other, required, hidden, bar)
        found = self._doubts.get(key)
        if found is None:
            lacks = self.unseen[seat].without_true(required, hidden)
            lie = self.evaluation.lies.lie_of(other, required, lacks)
            found = self._doubts[key] = self.evaluation.odds.dares(seat, required, lie, bar)
        return found

    def _play(self, state: State[FireFacts], action: Action, standing: Standing) -> float:
        """What a play is worth to its seat, as in the judgement of a real one."""
        facts, seat, numbers = state.facts, action.seat, self.numbers
        flame, raiser = facts.flame or 0, facts.raiser
        unseen, change = self.unseen[seat], standing.change[seat]
        if action.verb == "play_random":
            return (
                unseen.random_fails(flame) * change[raiser] if raiser not in (None, seat) else 0.0
            )
        card = action.cards[0]
        value = self.shown[card] if action.verb == "play_table" else self.kept[card]
        worth = numbers.spend * (numbers.usual - value)
        if action.verb == "play_down":
            left = flame_above(flame)
            worth += self._promised(state, seat, card, flame + 1, standing)
            raiser = seat
        else:
            left = flame_after(card, flame)
            raiser = seat if raises(card, flame) else raiser
        if raiser is not None:
            worth += numbers.press * unseen.random_fails(left) * change[raiser]
        return worth

    def _promised(
        self, state: State[FireFacts], seat: Seat, card: Card, required: int, standing: Standing
    ) -> float:
        """What comes of a promise, by who may doubt it."""
        facts, true, change = state.facts, is_true(card, required), standing.change[seat]
        worth, quiet = 0.0 if true else -self.numbers.lie, 1.0
        other = facts.next_to(seat)
        while other != seat:
            doubts = quiet * self._dares(state, other, seat, required)
            quiet -= doubts
            worth += doubts * change[seat if true else other]
            other = facts.next_to(other)
        if not true and required <= CHEAP:
            worth -= (1 - quiet) * self.numbers.hat
        return worth


def stake(after: Sequence[float], seat: Seat) -> float:
    """How much it matters to *seat* whether it or somebody else wins the round."""
    return after[seat] - (sum(after) - after[seat]) / (len(after) - 1)
