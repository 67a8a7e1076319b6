"""The computer player of Pitch: judgement of calls and cards, and trials of both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from game.bots.bot import ActionValues
from game.bots.monte_carlo_search import Race
from game.bots.profile import BotProfile, Style
from game.bots.softmax_choice import softmax_choice
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.engine.zones import Seat
from game.games.pitch.bot import hints
from game.games.pitch.bot.belief import Belief
from game.games.pitch.bot.bid_inference import BidInference
from game.games.pitch.bot.evaluation import Evaluation
from game.games.pitch.bot.levels import LEVELS
from game.games.pitch.bot.parameters import (
    BOLD,
    KEEP,
    NUMBERS,
    REACH,
    STEAL,
    Parameters,
    styled,
)
from game.games.pitch.bot.rollout import Rollout
from game.games.pitch.bot.win_chances import Worth
from game.games.pitch.rules.facts import PASS, SMUDGE, Phase, PitchFacts
from game.games.pitch.rules.rules import Pitch

WEIGHED = 60
"""Imagined deals for a hint at least, whatever the level."""


class PitchBot:
    """A computer player for one seat; it knows only what the seat sees."""

    def __init__(self, rules: AnyRules, profile: BotProfile, numbers: Parameters = NUMBERS) -> None:
        """Get ready to play by *rules* with a *profile*; *numbers* only for tuning.

        Raises:
            TypeError: when they are not rules of Pitch.
        """
        if not isinstance(rules, Pitch):
            raise TypeError("This player knows only Pitch.")
        self.rules = rules
        self.level = LEVELS[profile.level]
        self.style: Style = profile.style
        self.effort = profile.effort
        self.evaluation = Evaluation(rules, styled(numbers, profile.style), self.level.remembers)
        self.others = Evaluation(rules, numbers)
        """How all are thought to play on."""
        self.rollout = Rollout(self.others)
        self.inference = BidInference(rules, self.others.trumps, numbers)

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield the best call or card so far, again and again."""
        legal = seen.legal
        if not legal or seen.seat is None:
            return
        yield legal[0]
        if len(legal) == 1:
            return
        memory = Belief(self.rules, seen)
        state = memory.world(rng)
        calling = seen.facts.phase is Phase.BID
        judged = self.judged_action(state, seen.seat, legal, rng)
        yield judged
        deals = round((self.level.call_deals if calling else self.level.card_deals) * self.effort)
        if not deals:
            return
        tried: Sequence[Action]
        if calling:
            tried = self.within_reach(state, seen.seat, legal, judged)
        else:
            tried = self.others.partnerly(state, seen.seat, legal)
        tried = sorted(
            tried, key=lambda action: action != judged
        )  # of equals the one that was felt
        if len(tried) == 1:
            yield tried[0]
            return
        for trials in self._trials(memory, seen, tried, deals, rng):
            yield trials.best

    def explain(self, seen: Observation[Any], action: Action) -> str:
        """The sentence that says what speaks for *action*."""
        return hints.explain(self.evaluation, seen, action)

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        """Yield the points of each action; those that decide the match count more."""
        legal = seen.legal
        if not legal or seen.seat is None:
            return
        deals = max(WEIGHED, round(self.level.card_deals * self.effort))
        for trials in self._trials(Belief(self.rules, seen), seen, legal, deals, rng):
            yield ActionValues("points", trials.mean_values, trials.deals)

    def judged_action(
        self, state: State[PitchFacts], seat: Seat, legal: Sequence[Action], rng: Random
    ) -> Action:
        """The choice without trial deals; only the seat's own cards in *state* matter."""
        if state.facts.phase is Phase.BID:
            bid = self.evaluation.bids.call(state, seat, self.level.mood * (2 * rng.random() - 1))
            return next(action for action in legal if (action.value or PASS) == bid)
        cards = self.others.partnerly(state, seat, legal)
        scores = self.evaluation.card_scores(state, seat, cards)
        return softmax_choice(cards, scores, self.level.softness, rng)

    def within_reach(
        self, state: State[PitchFacts], seat: Seat, legal: Sequence[Action], judged: Action
    ) -> list[Action]:
        """The calls to try: the judged one, a pass, and bids not far above the estimate."""
        hand = state.table.zones[self.rules.zones.hands[seat]]
        top = self.evaluation.trumps.best_suit(hand)[0] + REACH if hand else 0.0
        return [a for a in legal if a == judged or (a.value or PASS) <= top]

    def _trials(
        self,
        memory: Belief,
        seen: Observation[PitchFacts],
        actions: Sequence[Action],
        deals: int,
        rng: Random,
    ) -> Iterator[Race]:
        """Each action on the same deals, all playing on by feeling."""
        assert seen.seat is not None
        worth, side = Worth(self.rules, seen.facts), self.rules.side[seen.seat]
        tilts = {action: self.tilt(seen, action) for action in actions}

        def play_on(state: State[PitchFacts], action: Action, dice: Random) -> float:
            tally = self.rollout.play_out(state, action, dice)
            return tilts[action] + (worth.of(tally, side) if tally else 0.0)

        worlds = self.inference.worlds(memory, seen.seat, self.level.tries, rng)
        return Race(actions).run(worlds, play_on, deals, rng)

    def tilt(self, seen: Observation[PitchFacts], action: Action) -> float:
        """The points by which a style makes an action look better than it is."""
        style, facts = self.style, seen.facts
        if action.verb == "bid":
            bid = action.value or PASS
            tilt = BOLD * style.greed
            if bid == SMUDGE or (facts.bid and bid == facts.bid):
                tilt += STEAL * style.bluff
            return tilt
        trump = action.verb == "play" and action.cards[0].suit is facts.trump
        return -KEEP * style.patience if trump else 0.0
