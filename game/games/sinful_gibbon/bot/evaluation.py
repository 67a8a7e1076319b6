"""The worth of each action of Sinful Gibbon by judgement, in penalty points."""

from __future__ import annotations

from game.bots.profile import Style
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.sinful_gibbon.bot.doubt_evaluation import DoubtEvaluation
from game.games.sinful_gibbon.bot.expected_penalties import ExpectedPenalties
from game.games.sinful_gibbon.bot.heart_evaluation import HeartEvaluation
from game.games.sinful_gibbon.bot.levels import LevelParameters
from game.games.sinful_gibbon.bot.parameters import Parameters
from game.games.sinful_gibbon.bot.promise_evaluation import PromiseEvaluation
from game.games.sinful_gibbon.bot.seat_swap_evaluation import SeatSwapEvaluation
from game.games.sinful_gibbon.bot.situation import situation_of
from game.games.sinful_gibbon.rules.facts import SinfulFacts


class Evaluation:
    """What the seat that decides can see, and what each of its actions is worth."""

    def __init__(
        self,
        seen: Observation[SinfulFacts],
        rules: AnyRules,
        numbers: Parameters,
        level: LevelParameters,
        style: Style,
    ) -> None:
        """Work out what lies where, and how the match stands."""
        self.seen = seen
        self.now = now = situation_of(seen, rules, numbers, level, style)
        self.doubts = DoubtEvaluation(now)
        self.promises = PromiseEvaluation(now)
        self.hearts = HeartEvaluation(now)
        self.swap = SeatSwapEvaluation(now, now.risk.bluffs)

    def scores(self) -> list[tuple[Action, float]]:
        """The actions to choose from with their worth, without style where the result is sure."""
        doubt = next((action for action in self.seen.legal if action.verb == "doubt"), None)
        return [(doubt, 0.0)] if doubt is not None and self.doubts.sure else self.worths()

    def worths(self) -> list[tuple[Action, float]]:
        """Every legal action with its worth, in penalty points."""
        legal, phase = self.seen.legal, self.now.facts.phase
        if phase == "swap":
            return [(action, self.swap.worth(action)) for action in legal]
        if phase in ("promise", "lead"):
            return self.promises.promises(legal)
        if len(legal) == 1:
            return [(legal[0], 0.0)]
        doubt = next(action for action in legal if action.verb == "doubt")
        other = next(action for action in legal if action is not doubt)
        worth = self.doubts.worth()
        heart = self.now.facts.promiser is not None
        if phase == "turn":
            go_on = self.promises.picked()
        elif heart:
            go_on = self.hearts.accepted()
        else:
            go_on = self._over()
        return [(other, go_on), (doubt, worth)]

    def worth(self, penalties: ExpectedPenalties) -> float:
        """The points by which this seat is expected to pay less than its rivals."""
        return self.now.risk.better(penalties.due(self.now.numbers))

    def _over(self) -> float:
        """The count, when nobody doubts any more."""
        return self.worth(self.now.penalties)
