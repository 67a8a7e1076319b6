"""The worth of each action of Sinful Gibbon by judgement, in penalty points."""

from __future__ import annotations

from game.bots.profile import Style
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.sinful_gibbon.bot.belief import Belief
from game.games.sinful_gibbon.bot.doubt_evaluation import DoubtEvaluation
from game.games.sinful_gibbon.bot.doubt_risk import DoubtRisk
from game.games.sinful_gibbon.bot.expected_penalties import ExpectedPenalties
from game.games.sinful_gibbon.bot.heart_evaluation import HeartEvaluation
from game.games.sinful_gibbon.bot.levels import LevelParameters
from game.games.sinful_gibbon.bot.parameters import Parameters
from game.games.sinful_gibbon.bot.promise_evaluation import PromiseEvaluation
from game.games.sinful_gibbon.bot.seat_swap_evaluation import SeatSwapEvaluation
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
        assert seen.seat is not None
        self.seen, self.facts, self.me = seen, seen.facts, seen.seat
        self.numbers, self.level, self.style = numbers, level, style
        self.seats = rules.seats
        self.memory = Belief(seen, rules.seats, level)
        self.penalties = ExpectedPenalties(seen, rules.seats)
        self.under = len(seen.cards("pile"))
        self.rivals = self._rivals(int(rules.options.written().get("target_score", 1000)))
        self.risk = DoubtRisk(self.facts, self.me, self.memory, self.rivals, numbers)
        self.doubts = DoubtEvaluation(self.risk, self.penalties, self.under, level, style)
        self.promises = PromiseEvaluation(self.risk, self.penalties, self.under, level, style)
        self.hearts = HeartEvaluation(self.risk, self.penalties)
        self.swap = SeatSwapEvaluation(self.facts, self.me, self.memory, self.doubts.bluffs)

    def scores(self) -> list[tuple[Action, float]]:
        """The actions to choose from with their worth, without style where the result is sure."""
        doubt = next((action for action in self.seen.legal if action.verb == "doubt"), None)
        return [(doubt, 0.0)] if doubt is not None and self.doubts.sure else self.worths()

    def worths(self) -> list[tuple[Action, float]]:
        """Every legal action with its worth, in penalty points."""
        legal, phase = self.seen.legal, self.facts.phase
        if phase == "swap":
            return [(action, self.swap.worth(action)) for action in legal]
        if phase in ("promise", "lead"):
            return self.promises.promises(legal)
        if len(legal) == 1:
            return [(legal[0], 0.0)]
        doubt = next(action for action in legal if action.verb == "doubt")
        other = next(action for action in legal if action is not doubt)
        worth = self.doubts.worth()
        heart = self.facts.promiser is not None
        if phase == "turn":
            go_on = self.promises.picked()
        elif heart:
            go_on = self.hearts.accepted()
        else:
            go_on = self._over()
        return [(other, go_on), (doubt, worth)]

    def worth(self, penalties: ExpectedPenalties) -> float:
        """The points by which this seat is expected to pay less than its rivals."""
        return self.risk.better(penalties.due(self.numbers))

    def _rivals(self, target: int) -> list[float]:
        """How much each other seat's sins count; who is nearest in the match counts most."""
        total = self.facts.total
        weights = [1.0] * self.seats
        if self.level.match and any(total):
            calm = 100 + max(0, target - max(total)) / 2
            for seat in range(self.seats):
                weights[seat] = 1 / (1 + abs(total[seat] - total[self.me]) / calm)
        weights[self.me] = 0
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def _over(self) -> float:
        """The count, when nobody doubts any more."""
        return self.worth(self.penalties)
