"""The study of a match: what was found about it, kept as long as somebody may ask for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.arena.analysis import AnalysedDecision
from game.arena.background_analysis import BackgroundAnalysis
from game.arena.background_audit import BackgroundAudit
from game.engine.journal import Journal
from game.engine.zones import Seat
from game.store.player import Player


class AuditArgs(NamedTuple):
    """A finished match as anybody may check it: its shuffle, and what its computers knew."""

    journal: Journal
    names: Sequence[str]
    auditor: BackgroundAudit | None
    """Who asks the computers again; nobody where none played."""


class MatchStudy:
    """One match and an analyst for each person who played in it."""

    def __init__(self, journal: Journal, players: Sequence[Player], finished: bool = True) -> None:
        """Nothing is weighed yet; nothing ever is while the match is not *finished*."""
        self.journal = journal
        self.finished = finished
        self.players = tuple(players)
        self._analysts: dict[Seat, BackgroundAnalysis] = {}
        self._fair: AuditArgs | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats whose decisions can be looked at: those of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player.human)

    @property
    def computers(self) -> bool:
        """Whether a computer sat at the table."""
        return len(self.seats) < len(self.players)

    def fairness(self, apart: bool) -> AuditArgs:
        """What was found so far by asking the computers again; a stopped check begins anew."""
        known = self._fair
        if known is None or (known.auditor is not None and known.auditor.stopped):
            asked = self.computers
            auditor = BackgroundAudit(self.journal, self.players, apart=apart) if asked else None
            names = [player.name for player in self.players]
            known = self._fair = AuditArgs(self.journal, names, auditor)
        return known

    def analyst(self, seat: Seat, apart: bool) -> BackgroundAnalysis:
        """Who looks into the decisions of *seat*; *apart* is whether in another process."""
        if seat not in self._analysts:
            self._analysts[seat] = BackgroundAnalysis(self.journal, seat, apart=apart)
        return self._analysts[seat]

    def decision(self, seat: Seat, move: int) -> AnalysedDecision | None:
        """What was found about one move of *seat*, by the number of the action, if anything."""
        known = self._analysts.get(seat)
        decisions = known.findings.decisions if known is not None else []
        return next((each for each in decisions if each.move == move), None)

    def named(self, text: str) -> str:
        """A sentence with the players' names in the places of their seats."""
        return text.format(*(player.name for player in self.players)) if "{" in text else text

    def stop(self) -> None:
        """Nobody weighs anything any more; what was found is kept."""
        for analyst in self._analysts.values():
            analyst.stop()


def audit_button_label(computers: bool) -> str:
    """What the button to :meth:`MatchStudy.fairness` says; without computers none is asked."""
    return "Were they honest?" if computers else "The shuffle’s proof"
