"""The turning points of a match: the dearest decisions of each person, looked for meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.app.review.match_review import MatchReview
from game.app.review.review_routes import ReplayRoute
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import ScoreButton
from game.arena.analysis.analysis_findings import AnalysedDecision
from game.arena.analysis.analysis_text import gain_text
from game.arena.analysis.background_analysis import BackgroundAnalysis
from game.engine.journal import CorruptJournal
from game.engine.options import BadOption
from game.engine.zones import Seat

ALONE, TOGETHER = 3, 2
"""How many turning points are named: for one person, and for each of several."""
LOOKING = "Looking for the turning points of the match …"
FOUND = "The turning points, as far as the computer can tell: a click shows the table then"
NONE = "No single decision cost much."


class TurningPoints:
    """The decisions of one person after another, weighed; the review keeps what was found."""

    def __init__(self, context: AppContext, review: MatchReview) -> None:
        """Begin at rest; see :meth:`poll`."""
        self.context = context
        self.review = review
        self._failed = False
        self._done = False
        """Whether everything is weighed."""

    @property
    def looking(self) -> bool:
        """Whether something is still to be weighed."""
        return not self._done

    @property
    def heading(self) -> str:
        """What stands over the buttons."""
        if not self._done:
            return LOOKING
        return FOUND if self.buttons else "" if self._failed else NONE

    @property
    def buttons(self) -> Sequence[ScoreButton]:
        """The dearest decisions of each person, in the order of the match."""
        if not self._done:
            return ()
        return [
            ScoreButton(self._words(seat, each), partial(self._show, seat, each.move))
            for seat in self.review.seats
            for each in self._dearest(seat)
        ]

    @property
    def most(self) -> int:
        """How many are named at most."""
        people = len(self.review.seats)
        return ALONE if people == 1 else TOGETHER * people

    def poll(self) -> bool:
        """Weigh on without waiting; True once, when everything is weighed."""
        if self._done:
            return False
        for seat in self.review.seats:
            analyst = self._analyst(seat)
            if analyst is not None and not analyst.finished:
                analyst.start()
                analyst.poll()
                break
        self._done = self._finished
        return self._done

    def stop(self) -> None:
        """Stop weighing at once."""
        self.review.stop()

    @property
    def _finished(self) -> bool:
        analysts = [self._analyst(seat) for seat in self.review.seats]
        return all(analyst is None or analyst.finished for analyst in analysts)

    def _analyst(self, seat: Seat) -> BackgroundAnalysis | None:
        """The analysis of *seat*; None where the match cannot be played again."""
        if self._failed:
            return None
        try:
            return self.review.analyst(seat, self.context.apart)
        except (BadOption, CorruptJournal):
            self._failed = True
            return None

    def _dearest(self, seat: Seat) -> list[AnalysedDecision]:
        """Where most was lost; a doubt that was right, or a lie nobody caught, turned nothing."""
        analyst = self._analyst(seat)
        if analyst is None:
            return []
        findings = analyst.findings
        dear = [each for each in findings.decisions if findings.dear(each)]
        dear.sort(key=lambda each: each.loss / findings.usual(each.unit), reverse=True)
        each_has = self.most // len(self.review.seats)
        return sorted(dear[:each_has], key=lambda each: each.move)

    def _words(self, seat: Seat, each: AnalysedDecision) -> str:
        """One turning point: ``Round 3, move 41: “Pass”. Better: “Doubt”, by about 1.4 points``.

        Where all is scored in one go, its title says nothing about when that was.
        """
        analyst = self._analyst(seat)
        parts = () if analyst is None else analyst.findings.parts
        part = parts[each.part] if each.part < len(parts) > 1 else ""
        whose = self.review.names[seat] if len(self.review.seats) > 1 else ""
        where = ", ".join(word for word in (whose, part, f"move {each.move}") if word)
        played, better = self.review.named(each.played), self.review.named(each.better)
        told = f"“{played}”. Better: “{better}”, {gain_text(each.loss, each.unit)}"
        return f"{where[:1].upper()}{where[1:]}: {told}"

    def _show(self, seat: Seat, move: int) -> None:
        self.context.open(ReplayRoute(self.review, seat, move - 1))
