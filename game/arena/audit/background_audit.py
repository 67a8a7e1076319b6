"""Background audit: asks the computers of a match again, while somebody waits for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from time import perf_counter
from typing import NamedTuple

from game.arena.audit.redeal_audit import (
    REDEALS,
    AuditedSeat,
    AuditStep,
    AuditVerdict,
    Deciders,
    audit_steps,
)
from game.arena.background_job import BackgroundJob, JobFailure
from game.engine.journal import Journal

SECONDS = 18.0
"""About so long an audit takes: with less time for a decision there are fewer re-deals of it."""


class AuditedPlayer(NamedTuple):
    """Who played on a seat, as far as the audit needs to know."""

    level: str
    portrait: str


class TimeShare:
    """The time that is left, shared among the actions that are left."""

    def __init__(self, whole: int, seconds: float = SECONDS) -> None:
        """Begin with *whole* actions left."""
        self._left = whole
        self._end = perf_counter() + seconds
        self._move = 0
        self._until = 0.0

    def enough(self, move: int, redeals: int) -> bool:
        """Whether *redeals* of the hidden cards at action number *move* must do."""
        if move != self._move:
            now = perf_counter()
            self._move = move
            self._until = now + (self._end - now) / max(1, self._left - move + 1)
        return redeals > 0 and perf_counter() >= self._until


class BackgroundAudit:
    """The search for choices that depended on hidden cards; may be stopped half-way."""

    def __init__(
        self,
        journal: Journal,
        players: Sequence[AuditedSeat],
        deciders: Deciders = (),
        *,
        apart: bool = True,
    ) -> None:
        """Begin at rest, see :meth:`start`; *apart* is whether it may be in another process.

        *players* began the match; *deciders* are those who took a seat over, by action.
        """
        self.journal = journal
        self.players = tuple(map(_audited_player, players))
        self.deciders = tuple(each and _audited_player(each) for each in deciders)
        self.done = 0
        """How many actions were looked at."""
        self.verdict = AuditVerdict(0, 0, ())
        """What was found so far."""
        self.failure: JobFailure | None = None
        """What ended it early, if something did."""
        self.stopped = False
        self._job: BackgroundJob[AuditStep] = BackgroundJob("folkdeck auditor", apart)

    @property
    def total(self) -> int:
        """How many actions there are."""
        return len(self.journal.actions)

    @property
    def finished(self) -> bool:
        """Whether nothing more will come."""
        return self.done >= self.total or self.failure is not None or self.stopped

    @property
    def process(self) -> int | None:
        """The number of the process that works, if one does."""
        return self._job.process

    def start(self) -> None:
        """Begin; return at once."""
        if not self.finished and not self._job.running:
            self._job.begin(partial(audited, self.journal, self.players, self.deciders))

    def poll(self) -> bool:
        """Take what is new; True if there was anything. Never waits for the other process."""
        if not self._job.running:
            return False
        news = self._job.poll()
        if news:
            self.done, self.verdict = news[-1]
        self.failure = self._job.failure
        if self._job.lost and not self.finished:
            self.failure = JobFailure()
        if self.finished:
            self._job.end()
        return bool(news) or self.finished

    def stop(self) -> None:
        """End it at once; what was found is kept."""
        self.stopped = self.stopped or not self.finished
        self._job.end()


def audited(
    journal: Journal,
    players: Sequence[AuditedSeat],
    deciders: Deciders = (),
    seconds: float = SECONDS,
) -> Iterator[AuditStep]:
    """The audit of a match in about the time somebody waits for it."""
    haste = TimeShare(len(journal.actions), seconds)
    return audit_steps(journal, players, REDEALS, haste.enough, deciders=deciders)


def _audited_player(player: AuditedSeat) -> AuditedPlayer:
    return AuditedPlayer(player.level, player.portrait)
