"""The review of a match: what was found out about it, kept so that nothing is analysed twice."""

from __future__ import annotations

from collections.abc import Sequence

from game.arena.analysis.analysis_findings import AnalysedDecision
from game.arena.analysis.background_analysis import BackgroundAnalysis
from game.arena.audit.background_audit import BackgroundAudit
from game.bots.bot import PLAYERS_VERSION
from game.engine.journal import Journal
from game.engine.zones import Seat
from game.store.player import Player
from game.table.seats.name_format import fill_names


class MatchReview:
    """One match with an analysis for each person who played in it, and an audit."""

    def __init__(
        self,
        journal: Journal,
        players: Sequence[Player],
        finished: bool = True,
        players_version: int = PLAYERS_VERSION,
        *,
        began: Sequence[Player] = (),
        deciders: Sequence[Player | None] = (),
    ) -> None:
        """Begin with nothing analysed; nothing ever is while the match is not *finished*.

        Where seats changed hands, other players *began* it, and *deciders* took their actions.
        """
        self.journal = journal
        self.players_version = players_version
        """Of the computers that played it."""
        self.finished = finished
        self.players = tuple(players)
        """Who sat on each seat at the end."""
        self._began = tuple(began or players)
        self._deciders = tuple(deciders)
        self._analysts: dict[Seat, BackgroundAnalysis] = {}
        self._auditor: BackgroundAudit | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats whose decisions can be looked at: those of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player.human)

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [player.name for player in self.players]

    @property
    def computers(self) -> bool:
        """Whether a computer sat at the table at some time."""
        return any(each and not each.human for each in (*self._began, *self._deciders))

    def auditor(self, apart: bool) -> BackgroundAudit | None:
        """Return the audit of the computers; one that was stopped begins anew.

        None if no computer played. *apart* is whether it may run in another process.
        """
        if self.computers and (self._auditor is None or self._auditor.stopped):
            self._auditor = BackgroundAudit(self.journal, self._began, self._deciders, apart=apart)
        return self._auditor

    def analyst(self, seat: Seat, apart: bool) -> BackgroundAnalysis:
        """Return the analysis of the decisions of *seat*.

        *apart* is whether it may run in another process.

        Raises:
            BadOption: when game, seats or options do not fit.
            CorruptJournal: when the match cannot be played again.
        """
        if seat not in self._analysts:
            self._analysts[seat] = BackgroundAnalysis(self.journal, seat, apart=apart)
        return self._analysts[seat]

    def decision(self, seat: Seat, move: int) -> AnalysedDecision | None:
        """Return what was found about action number *move* of *seat*; None if nothing was yet."""
        known = self._analysts.get(seat)
        decisions = known.findings.decisions if known is not None else []
        return next((each for each in decisions if each.move == move), None)

    def came_off(self, seat: Seat, move: int) -> bool:
        """Return whether action *move* of *seat* is known as a lie or doubt that came off."""
        known = self._analysts.get(seat)
        return known is not None and move in known.findings.came_off

    def named(self, text: str) -> str:
        """Return *text* with the players' names in the places of their seats."""
        return fill_names(text, self.names)

    def stop(self) -> None:
        """Stop every analysis; what was found is kept."""
        for analyst in self._analysts.values():
            analyst.stop()


def audit_button_label(computers: bool) -> str:
    """Return the label of the button to the audit; it depends on whether *computers* played."""
    return "Check for peeking" if computers else "Proof of the shuffle"
