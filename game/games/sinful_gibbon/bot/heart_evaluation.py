"""Heart evaluation: what it is worth to accept an offered heart, against doubting it."""

from __future__ import annotations

from game.games.sinful_gibbon.bot.doubt_risk import DoubtRisk
from game.games.sinful_gibbon.bot.expected_penalties import ExpectedPenalties


class HeartEvaluation:
    """An offered heart, as the seat that is asked judges it; the doubt is judged beside it."""

    def __init__(self, risk: DoubtRisk, penalties: ExpectedPenalties) -> None:
        """Judge with what *risk* and *penalties* know."""
        self.risk, self.penalties = risk, penalties

    def accepted(self) -> float:
        """The worth of a heart that is kept unless somebody who is asked later doubts it."""
        after = self.penalties.copy()
        promiser = self.risk.facts.promiser
        assert promiser is not None
        after.accepted[promiser] += 1
        return self.risk.better(after.due(self.risk.numbers))
