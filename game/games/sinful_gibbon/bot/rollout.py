"""How an imagined deal of Sinful Gibbon is played on, by judgement that needs no past."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat, ZoneId
from game.games.sinful_gibbon.bot.evaluation import Evaluation
from game.games.sinful_gibbon.bot.expected_penalties import ExpectedPenalties
from game.games.sinful_gibbon.bot.promise_risk import Stakes
from game.games.sinful_gibbon.bot.situation import answers
from game.games.sinful_gibbon.rules.doubts import verdict
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.promises import ACE, HEARTS, LOWEST
from game.games.sinful_gibbon.rules.rules import SinfulGibbon

TURNS = 4
"""Actions of everybody after which the sins are judged, if nobody doubts before."""


class Laid(NamedTuple):
    """An imagined state in the form penalties are read from."""

    rules: SinfulGibbon
    facts: SinfulFacts
    state: State[SinfulFacts]

    def cards(self, name: str, owner: Seat | None = None, n: int = 0) -> list[Card]:
        """The cards of a zone, bottom first."""
        table = self.state.table
        return table.zones[table.open(ZoneId(name, owner, n))]


class Rollout:
    """The players of an imagined table, who play on by light judgement."""

    def __init__(self, rules: SinfulGibbon, evaluation: Evaluation) -> None:
        """Take the habits of all from *evaluation*, which is of the seat that asks."""
        self.rules, self.evaluation, self.numbers = rules, evaluation, evaluation.now.numbers
        self.me, self.zones = evaluation.now.me, rules.zones
        self.pools = [evaluation.now.memory.public] * rules.seats
        self.pools[self.me] = evaluation.now.memory.pool
        self.kept = {card: evaluation.promises.kept(card) for card in rules.pack()}
        self._truths: dict[tuple[int, ...], float] = {}
        self._known_stakes: dict[tuple[int, ...], Stakes] = {}
        self._choices: dict[str, Callable[[State[SinfulFacts], Seat, Random], Action]] = {
            "turn": self._turn,
            "last_call": self._turn,
            "heart_offer": self._offered,
            "promise": self._promise,
            "lead": self._promise,
        }

    def play_on(self, state: State[SinfulFacts], action: Action, rng: Random) -> float:
        """The points the seat of *action* is due to pay less than the others in the end.

        The next doubt settles it: what follows that is luck, much more than the work of *action*.
        """
        rules, facts = self.rules, state.facts
        counted, judged = len(facts.rounds), action.verb == "doubt"
        rules.apply(state, action, rng)
        for _ in range(TURNS * rules.seats):
            if judged or len(facts.rounds) > counted:
                break
            choice = self._choices[facts.phase](state, facts.turn, rng)
            judged = choice.verb == "doubt"
            rules.apply(state, choice, rng)
        return self.worth(state, counted)

    def worth(self, state: State[SinfulFacts], counted: int) -> float:
        """The standing of the seat that asks, in points; *counted* rounds came before."""
        facts, evaluation = state.facts, self.evaluation
        if len(facts.rounds) > counted:
            return evaluation.now.risk.better([float(each) for each in facts.rounds[-1].sins.sums])
        worth = evaluation.worth(
            ExpectedPenalties(Laid(self.rules, facts, state), self.rules.seats)
        )
        worth += sum([self.kept[card] for card in state.table.zones[self.zones.hands[self.me]]])
        if facts.phase == "lead":
            leads = 1.0 if facts.turn == self.me else -evaluation.now.rivals[facts.turn]
            worth += self.numbers.fresh * leads
        return worth

    def _turn(self, state: State[SinfulFacts], seat: Seat, rng: Random) -> Action:
        """Choose to doubt, or to go on."""
        actions, facts = self.rules.actions, state.facts
        if facts.open and rng.random() < self._doubts(state, seat):
            return actions.doubt[seat]
        return actions.pick[seat] if facts.phase == "turn" else actions.accept[seat]

    def _offered(self, state: State[SinfulFacts], seat: Seat, rng: Random) -> Action:
        """Choose to believe a heart, or not."""
        actions = self.rules.actions
        doubts = rng.random() < self._doubts_heart(state, seat)
        return actions.doubt[seat] if doubts else actions.accept[seat]

    def _doubts(self, state: State[SinfulFacts], seat: Seat) -> float:
        """How likely *seat* doubts the number that stands."""
        facts, hands = state.facts, self.zones.hands
        accused, number = facts.accused, facts.standing
        assert accused is not None
        assert number is not None
        pool, zones = self.pools[seat], state.table.zones
        own = zones[hands[seat]]
        fitting = whole = pool.fitting(number, heart=False)
        if seat != self.me:
            fitting -= sum([verdict(card, number, False).true for card in own])
        if fitting <= 0:
            return 1.0
        under = facts.claims[-2] if len(facts.claims) > 1 else None
        hand = len(zones[hands[accused]]) + 1
        key = (seat == self.me, accused, under or 0, number, hand)
        risk = self.evaluation.now.risk
        truth = self._truths.get(key)
        if truth is None:
            bluffs = risk.bluffs[accused]
            truth = risk.number_truth(bluffs, accused, pool, under, number, hand)
            self._truths[key] = truth
        loss, all_in = self._stakes(seat, accused, len(facts.claims) - 1, heart=False)
        stuck = not any(answers(card, number) for card in own)
        beyond = 1 - truth * fitting / whole - (loss - self.numbers.squeeze * stuck) / all_in
        return risk.dares(seat, beyond - self.numbers.daring, number)

    def _doubts_heart(self, state: State[SinfulFacts], seat: Seat) -> float:
        """How likely *seat* doubts the heart that is offered."""
        facts, cards_in, zones = state.facts, state.table.zones, self.zones
        accused, number = facts.accused, facts.standing
        assert accused is not None
        assert number is not None
        pool = self.pools[seat]
        own = cards_in[zones.hands[seat]]
        if any(card.suit is HEARTS and card.rank == number for card in own):
            return 1.0
        hand, before = (
            len(cards_in[zones.hands[accused]]) + 1,
            len(cards_in[zones.accepted[accused]]),
        )
        risk = self.evaluation.now.risk
        false = 1 - risk.heart_truth(risk.bluffs[accused], pool, number, hand, before)
        loss, all_in = self._stakes(seat, accused, len(facts.claims), heart=True)
        return risk.dares(seat, false - loss / all_in - self.numbers.heart_daring)

    def _stakes(self, seat: Seat, accused: Seat, under: int, heart: bool) -> Stakes:
        """What a doubt may cost *seat*, as the sins stand when the judgement is asked."""
        key = (seat, accused, under, heart)
        found = self._known_stakes.get(key)
        if found is None:
            evaluation, penalties = self.evaluation, self.evaluation.now.penalties
            on = penalties.due(self.numbers)
            won = penalties.judged(accused, seat, under, False, False).due(self.numbers)
            lost = penalties.judged(seat, accused, under, True, heart).due(self.numbers)
            found = self._known_stakes[key] = evaluation.now.risk.stakes(seat, on, lost, won)
        return found

    def _promise(self, state: State[SinfulFacts], seat: Seat, rng: Random) -> Action:
        """A true heart, the lowest true number, the joker, or else a low lie, with no heart."""
        facts, actions = state.facts, self.rules.actions
        hand = state.table.zones[self.zones.hands[seat]]
        standing = facts.standing or LOWEST
        if facts.standing is not None and facts.hat != seat:
            for card in hand:
                if card.suit is HEARTS and card.rank == standing:
                    return actions.heart[seat][card.index]
        true = [card for card in hand if card.suit is not HEARTS and card.rank >= standing]
        if true:
            card = min(true, key=_rank)
            return actions.number[seat][card.index][card.rank - LOWEST]
        joker = next((card for card in hand if card.is_joker), None)
        number = min(ACE, standing + (rng.random() < 0.5))
        card = joker or min(hand, key=lambda card: (card.suit is HEARTS, self.kept[card]))
        return actions.number[seat][card.index][number - LOWEST]


def _rank(card: Card) -> int:
    return card.rank
