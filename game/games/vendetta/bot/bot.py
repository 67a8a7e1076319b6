"""The computer player of Vendetta: it evaluates every action, and tries the best on top."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from game.bots.bot import WAIT, ActionValues
from game.bots.imagined_deals import determinize
from game.bots.importance_sample import importance_sample
from game.bots.monte_carlo_search import Race
from game.bots.profile import BotProfile
from game.bots.softmax_choice import softmax_choice
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules, State
from game.games.vendetta.bot import hints
from game.games.vendetta.bot.belief import Belief
from game.games.vendetta.bot.evaluation import Evaluation
from game.games.vendetta.bot.levels import LEVELS, LevelParameters
from game.games.vendetta.bot.parameters import NUMBERS, ROUNDS, Parameters
from game.games.vendetta.bot.rollout import Rollout
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.rules import Vendetta
from game.games.vendetta.text import hint_text


class VendettaBot:
    """A computer player for one seat; it knows only what the seat sees."""

    def __init__(
        self,
        rules: AnyRules,
        profile: BotProfile,
        numbers: Parameters = NUMBERS,
        level: LevelParameters | None = None,
    ) -> None:
        """Get ready to play by *rules*; *level* takes the place of the level's.

        Raises:
            TypeError: when they are not rules of Vendetta.
        """
        if not isinstance(rules, Vendetta):
            raise TypeError("This player knows only Vendetta.")
        self.rules = rules
        self.level = LEVELS[profile.level] if level is None else level
        self.worlds = round(self.level.worlds * profile.effort)
        self.evaluation = Evaluation(rules, numbers, self.level, profile.style)
        self.players = Rollout(rules, ROUNDS)

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield an action by judgement, then by trials; out of turn to wait is one of them."""
        legal = self.noticed(self.legal(seen), rng)
        if not legal:
            return
        yield legal[-1]
        if len(legal) == 1:
            return
        scores = self.evaluation.scores(seen, legal, rng)
        yield softmax_choice(legal, scores, self.level.softness, rng)
        if self.level.thinks:
            for trials in self.trial(seen, self.evaluation.wins(legal, scores), rng):
                yield trials.best

    def explain(self, seen: Observation[Any], action: Action) -> str:
        """The sentence that says what speaks for *action*."""
        if seen.seat is None:
            return ""
        if seen.legal == [action]:
            return hint_text.NOTHING_ELSE
        world = next(determinize(self.rules, seen, Random("why")))
        return hints.explain(self.evaluation.points.view(world, seen.seat), action)

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        """The worth of every action in wins; what is not tried is judged beside the others."""
        legal = self.legal(seen)
        if not legal:
            return
        scores = self.evaluation.scores(seen, legal, rng)
        plain = self.evaluation.wins(legal, scores)
        yield ActionValues("wins", known_actions(plain), 1)
        for trials in self.trial(seen, plain, rng):
            found = trials.mean_values
            shift = sum(found[action] - plain[action] for action in found) / len(found)
            mixed = {action: found.get(action, worth + shift) for action, worth in plain.items()}
            yield ActionValues("wins", known_actions(mixed), max(1, trials.deals))

    def legal(self, seen: Observation[Any]) -> list[Action]:
        """The legal actions, out of turn also to wait; to do nothing comes last."""
        legal = seen.legal
        if legal and seen.seat is not None and seen.turn.lead not in (None, seen.seat):
            legal.append(Action(seen.seat, WAIT))
        return legal

    def noticed(self, legal: Sequence[Action], rng: Random) -> Sequence[Action]:
        """The actions without the cards for tricks on the table that this level overlooks."""
        missed = self.level.overlooks
        if not missed:
            return legal
        return [each for each in legal if each.verb != "add" or rng.random() >= missed]

    def trial(
        self, seen: Observation[Any], judged: dict[Action, float], rng: Random
    ) -> Iterator[Race]:
        """Try the nearly best actions as *judged* in imagined deals that fit all thefts."""
        best = sorted(judged, key=lambda action: -judged[action])[: self.level.candidates]
        near = [action for action in best if judged[action] > judged[best[0]] - NEAR]
        if not self.worlds or len(near) < 2:
            return
        spurned = Belief(self.rules, seen)
        worlds: Iterator[State[VendettaFacts]] = determinize(self.rules, seen, rng)
        likely = importance_sample(worlds, spurned.likelihood, self.level.tries, rng)
        trials = Race(near, [judged[action] for action in near], TRUST)
        yield from trials.run(likely, self.players.play_on, self.worlds, rng)


TRUST = 10
"""Feeling counts as much as so many imagined deals."""
NEAR = 0.05
"""What seems worse than the best by more than this, in wins, is not tried."""


def known_actions(worths: dict[Action, float]) -> dict[Action, float]:
    """The worths of the actions the rules know: to wait is not one of them."""
    return {action: worth for action, worth in worths.items() if action.verb != WAIT}
