"""Heart evaluation: what it is worth to accept an offered heart, against doubting it."""

from __future__ import annotations

from game.games.sinful_gibbon.bot.situation import Situation


class HeartEvaluation:
    """An offered heart, as the seat that is asked judges it; the doubt is judged beside it."""

    def __init__(self, now: Situation) -> None:
        """Judge by what is so *now*."""
        self.now = now

    def accepted(self) -> float:
        """The worth of a heart that is kept unless somebody who is asked later doubts it."""
        now = self.now
        after = now.penalties.copy()
        promiser = now.facts.promiser
        assert promiser is not None
        after.accepted[promiser] += 1
        return now.risk.better(after.due(now.numbers))
