"""Background analysis: goes through a match while somebody waits, and can be resumed."""

from __future__ import annotations

from functools import partial

from game.arena.analysis.analysis import AnalysisStep, analyse
from game.arena.analysis.analysis_findings import AnalysisFindings
from game.arena.background_job import BackgroundJob, JobFailure
from game.engine.journal import Journal
from game.engine.zones import Seat


class BackgroundAnalysis:
    """The weighing of all decisions of one seat; what was found stays when it is stopped."""

    def __init__(self, journal: Journal, seat: Seat, *, apart: bool = True) -> None:
        """Begin at rest, see :meth:`start`; *apart* is whether it may be in another process.

        Raises:
            BadOption: when game, seats or options do not fit.
            CorruptJournal: when the match cannot be played again.
        """
        self.journal = journal
        self.seat = seat
        self.findings = AnalysisFindings(journal, seat)
        self.done = 0
        """How many of the seat's decisions are behind it."""
        self.failure: JobFailure | None = None
        """What ended it early, if something did."""
        self._job: BackgroundJob[AnalysisStep] = BackgroundJob("folkdeck analyst", apart)

    @property
    def total(self) -> int:
        """How many decisions there are."""
        return len(self.findings.moves)

    @property
    def finished(self) -> bool:
        """Whether nothing more will come."""
        return self.done >= self.total or self.failure is not None

    @property
    def process(self) -> int | None:
        """The number of the process that works, if one does."""
        return self._job.process

    def start(self) -> None:
        """Go on where it was stopped; return at once."""
        if not self.finished and not self._job.running:
            self._job.begin(partial(analyse, self.journal, self.seat, self.done))

    def poll(self) -> bool:
        """Take what is new; True if there was anything. Never waits for the other process."""
        if not self._job.running:
            return False
        before = self.done
        for found in self._job.poll():
            self.done = found.done
            if found.decision is not None:
                self.findings.add(found.decision)
        self.failure = self._job.failure
        if self._job.lost:
            # Whatever killed the process: the rest can be weighed here.
            self._job.separate_process = False
            self.start()
        if self.finished:
            self._job.end()
        return self.done != before or self.finished

    def stop(self) -> None:
        """End the process at once, for now; what was found is kept."""
        self._job.end()
