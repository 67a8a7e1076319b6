"""The votes of the others as a computer imagines them, and how an imagined day is played on."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.democracy.bot.parameters import STYLE
from game.games.democracy.bot.vote_evaluation import VoteEvaluation
from game.games.democracy.bot.win_chances import WinChances
from game.games.democracy.rules.facts import DemocracyFacts, Phase


class ImaginedVotes:
    """The players of an imagined day, who vote by judgement."""

    def __init__(self, evaluation: WinChances) -> None:
        """Let all vote by *evaluation*."""
        self.evaluation = evaluation
        self.rules = evaluation.rules

    def day(
        self, state: State[DemocracyFacts], action: Action, vote: VoteEvaluation, rng: Random
    ) -> float:
        """The chance of the seat to win the match, judged at the end of this day."""
        facts, seat = state.facts, action.seat
        island, day = facts.island, facts.day
        self.vote(state, vote, rng, {seat: action})
        while facts.day == day and facts.island == island and facts.phase is Phase.CHOOSE:
            self.vote(state, VoteEvaluation(self.evaluation, state), rng, {})
        return self.evaluation.outlook(state)[seat]

    def vote(
        self,
        state: State[DemocracyFacts],
        vote: VoteEvaluation,
        rng: Random,
        made: dict[Seat, Action],
    ) -> None:
        """Choose for everybody by judgement, but for choices already *made*."""
        rules, cards_in = self.rules, state.table.zones
        chosen = []
        for seat, hand in enumerate(rules.zones.hands):
            if seat in made:
                chosen.append(made[seat])
            else:
                at = chosen_place(vote, seat, cards_in[hand], STYLE.playout, rng)
                chosen.append(rules.choices[seat][cards_in[hand][at].index])
        for action in chosen:
            rules.apply(state, action, rng)


def chosen_place(
    vote: VoteEvaluation, seat: Seat, hand: Sequence[Card], softness: float, rng: Random
) -> int:
    """The place in *hand* of the card chosen, likelier the higher its score."""
    if len(hand) == 1:
        return 0
    scores = vote.scores(seat, hand)
    best = max(scores)
    weights = [exp((score - best) / softness) for score in scores]
    roll = rng.random() * sum(weights)
    for at, weight in enumerate(weights):
        roll -= weight
        if roll < 0:
            return at
    return len(hand) - 1
