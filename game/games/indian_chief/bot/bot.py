"""The computer player of Indian Chief: it knows what every box and every kept card is worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from game.bots.bot import ActionValues
from game.bots.profile import BotProfile
from game.bots.softmax_choice import softmax_choice
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.indian_chief.bot import hints
from game.games.indian_chief.bot.levels import LEVELS, LevelParameters
from game.games.indian_chief.bot.meld_evaluation import MeldEvaluation, Outlook
from game.games.indian_chief.bot.open_box_values import Future, future, loot, par_only
from game.games.indian_chief.bot.parameters import NUMBERS, Parameters
from game.games.indian_chief.bot.theft_evaluation import thefts
from game.games.indian_chief.rules.facts import BEGGAR, Phase
from game.games.indian_chief.rules.rules import IndianChief


class ChiefBot:
    """A computer player for one seat; it knows only what the seat sees."""

    def __init__(
        self,
        rules: AnyRules,
        profile: BotProfile,
        numbers: Parameters = NUMBERS,
        level: LevelParameters | None = None,
        worths: Future | None = None,
    ) -> None:
        """Get ready to play by *rules*; *level* and *worths* take the place of the level's.

        Raises:
            TypeError: when they are not rules of Indian Chief.
        """
        if not isinstance(rules, IndianChief):
            raise TypeError("This player knows only Indian Chief.")
        self.rules = rules
        self.level = LEVELS[profile.level] if level is None else level
        self.draws = round(self.level.draws * profile.effort)
        if worths is None:
            keep = numbers.keep * self.level.keeps
            keep *= 1 + numbers.patience * profile.style.patience
            worths = future(rules.seats, keep) if keep else par_only(self.level.par)
        self.outlook = Outlook(worths, loot(rules.seats), numbers, profile.style)

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield the best meld or theft so far, again and again."""
        legal = seen.legal
        if not legal or seen.seat is None:
            return
        yield legal[0]
        if len(legal) == 1:
            return
        evaluation = self.evaluation(seen, rng)
        if seen.facts.phase is Phase.STEAL:
            worths = thefts(evaluation, legal, rng)
            yield softmax_choice(legal, list(worths.values()), self.level.softness / 2, rng)
            return
        worths = evaluation.scores(legal)
        yield self.chosen(worths, rng)
        for better in self.tried(evaluation, worths, rng):
            yield self.chosen(better, rng)

    def explain(self, seen: Observation[Any], action: Action) -> str:
        """The sentence that says what speaks for *action*."""
        if seen.seat is None:
            return ""
        worlds = self.level.worlds if len(action.cards) == BEGGAR and action.verb == "meld" else 0
        evaluation = MeldEvaluation(self.rules, seen, self.outlook, worlds, Random("why"))
        return hints.explain(evaluation, action)

    def action_values(self, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        """The points every meld or theft promises until the end of the match."""
        legal = seen.legal
        if not legal or seen.seat is None:
            return
        evaluation = self.evaluation(seen, rng)
        if seen.facts.phase is Phase.STEAL:
            yield ActionValues("points", thefts(evaluation, legal, rng), 1)
            return
        worths = evaluation.scores(legal)
        yield ActionValues("points", worths, 1)
        for deals, better in enumerate(self.tried(evaluation, worths, rng), 2):
            yield ActionValues("points", better, deals)

    def evaluation(self, seen: Observation[Any], rng: Random) -> MeldEvaluation:
        """The decision as this seat sees it."""
        worlds = self.level.worlds if seen.facts.phase is Phase.MELD else 0
        return MeldEvaluation(self.rules, seen, self.outlook, worlds, rng)

    def chosen(self, worths: Mapping[Action, float], rng: Random) -> Action:
        """The best meld of one of the best boxes: a mistake is another box, never worse cards."""
        best: dict[int, Action] = {}
        for action, worth in worths.items():
            box = len(action.cards)
            if box not in best or worth > worths[best[box]]:
                best[box] = action
        actions = list(best.values())
        return softmax_choice(actions, [worths[each] for each in actions], self.level.softness, rng)

    def tried(
        self, evaluation: MeldEvaluation, worths: Mapping[Action, float], rng: Random
    ) -> Iterator[dict[Action, float]]:
        """Yield the worths again and again while the best melds are tried with imagined draws.

        What the draws say of the best is carried over to all others, on average.
        """
        ranked = sorted(worths, key=worths.__getitem__, reverse=True)[: self.level.candidates]
        if len(ranked) < 2 or evaluation.seen.facts.turn >= 7 or not self.draws:
            return
        totals = [0.0] * len(ranked)
        melded = [action.cards for action in ranked]
        for count, row in enumerate(evaluation.drawn(melded, self.draws, rng), 1):
            for at, worth in enumerate(row):
                totals[at] += worth
            yield corrected(evaluation, worths, ranked, [total / count for total in totals])


def corrected(
    evaluation: MeldEvaluation,
    worths: Mapping[Action, float],
    tried: Sequence[Action],
    means: Sequence[float],
) -> dict[Action, float]:
    """The *worths*, with what imagined draws said of the melds that were *tried*."""
    new = {}
    for action, mean in zip(tried, means, strict=True):
        kept = tuple([card for card in evaluation.hand if card not in action.cards])
        boxes = evaluation.boxes & ~(1 << len(action.cards))
        new[action] = worths[action] + mean - evaluation.outlook.future.worth(kept, boxes)
    shift = sum(new[action] - worths[action] for action in tried) / len(tried)
    return {action: new.get(action, worth + shift) for action, worth in worths.items()}
