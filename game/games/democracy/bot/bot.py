"""The computer player of Democracy: it votes by judgement, a master also by imagined deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from game.bots.bot import ActionValues
from game.bots.imagined_deals import determinize
from game.bots.monte_carlo_search import Race
from game.bots.profile import BotProfile
from game.bots.softmax_choice import softmax_choice
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.engine.zones import Seat
from game.games.democracy.bot import hints
from game.games.democracy.bot.imagined_votes import ImaginedVotes
from game.games.democracy.bot.learned_model import SeatFeatures, learned_values
from game.games.democracy.bot.learned_weights import NET
from game.games.democracy.bot.levels import LEVELS, LevelParameters
from game.games.democracy.bot.parameters import NUMBERS, STYLE, Parameters
from game.games.democracy.bot.vote_evaluation import VoteEvaluation
from game.games.democracy.bot.win_chances import WinChances
from game.games.democracy.rules.facts import DemocracyFacts
from game.games.democracy.rules.rules import Democracy


class Plan(NamedTuple):
    """The chance to win the match with each card, after a number of imagined deals."""

    scores: list[float]
    deals: int
    trick: float
    """What a usual trick is worth."""


class DemocracyBot:
    """A computer player for one seat; it keeps nothing between decisions."""

    def __init__(
        self,
        rules: AnyRules,
        profile: BotProfile,
        numbers: Parameters = NUMBERS,
        level: LevelParameters | None = None,
    ) -> None:
        """Play by *rules* with a *profile*; *numbers* and *level* only for tuning.

        Raises:
            TypeError: when they are not rules of Democracy.
        """
        if not isinstance(rules, Democracy):
            raise TypeError("This player knows only Democracy.")
        self.rules = rules
        self.level = level or LEVELS[profile.level]
        self.effort = profile.effort
        style = self.style = profile.style
        self.softness = self.level.softness * STYLE.bluff**style.bluff
        own = numbers._replace(
            keep=self.level.saves * numbers.keep * STYLE.patience**style.patience,
            played=numbers.played * STYLE.suspicion**style.suspicion,
        )
        self.own = WinChances(rules, own)
        """What this player feels about its own cards."""
        self.evaluation = WinChances(rules, numbers)
        """What it expects of the others."""
        self.imagined = ImaginedVotes(self.evaluation)
        self.greed = STYLE.greed * style.greed
        zones = rules.zones
        self.forgotten = () if self.level.counts else (*zones.won, zones.discarded)

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield the best card so far, with a little chance so that others cannot foresee it."""
        legal = seen.legal
        if not legal or seen.seat is None:
            return
        yield legal[0]
        if len(legal) == 1:
            return
        for plan in self.plans(seen, seen.seat, legal, rng):
            yield softmax_choice(legal, plan.scores, self.softness * plan.trick, rng)

    def explain(self, seen: Observation[Any], action: Action) -> str:
        """The sentence that says what speaks for *action*."""
        return hints.explain(self.rules, seen, action)

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        """Yield the chances to win the match with each card."""
        legal = seen.legal
        if not legal or seen.seat is None:
            return
        for plan in self.plans(seen, seen.seat, legal, rng):
            yield ActionValues("wins", dict(zip(legal, plan.scores, strict=True)), plan.deals)

    def plans(
        self, seen: Observation[DemocracyFacts], seat: Seat, legal: Sequence[Action], rng: Random
    ) -> Iterator[Plan]:
        """Yield the worth of every card by judgement, and then on imagined deals."""
        worlds = determinize(self.rules, seen, rng)
        world = next(worlds)
        vote = VoteEvaluation(self.own, world, self.level.races, self.forgotten)
        trick = vote.trick(seat)
        promised = [trick * score for score in self.card_values(world, seat, vote)]
        yield Plan(promised, 0, trick)
        deals = round(self.level.deals * self.effort)
        if not deals:
            return
        mean = sum(promised) / len(promised)
        others = VoteEvaluation(self.evaluation, world)

        def play_on(state: State[DemocracyFacts], action: Action, dice: Random) -> float:
            return self.imagined.day(state, action, others, dice)

        for trials in Race(legal).run(worlds, play_on, deals, rng):
            if not trials.deals:
                continue
            worths = list(trials.mean_values.values())
            middle = sum(worths) / len(worths)
            share = STYLE.prior / (STYLE.prior + trials.deals)
            mixed = [
                (1 - share) * worth + share * (middle + feel - mean)
                for worth, feel in zip(worths, promised, strict=True)
            ]
            yield Plan(mixed, trials.deals, trick)

    def card_values(
        self, world: State[DemocracyFacts], seat: Seat, vote: VoteEvaluation
    ) -> list[float]:
        """The worth of each card in hand, in usual tricks: by learned weights, or worked out."""
        if not self.level.learned:
            hand = world.table.zones[self.rules.zones.hands[seat]]
            return vote.scores(seat, hand, self.greed)
        table = SeatFeatures(self.evaluation, world, seat, self.style, self.forgotten)
        return [STYLE.promise * score for score in learned_values(table, NET)]
