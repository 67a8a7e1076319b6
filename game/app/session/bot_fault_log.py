"""The bot fault log: faults of one match, shown as notices and written without secrets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.app.session.match_notices import MatchNotices
from game.bots.bot_fault import Fault
from game.bots.decision_service import DecisionService
from game.engine.match import Match
from game.scenario.observed_position import fault_position
from game.store.player import Player

NO_HINT = "There is no hint for this decision."
RESTARTED = "The computers’ thinking was started anew."


class BotFaultLog:
    """Each fault, once. What a computer saw is written when the match is over."""

    write: Callable[[str], object]
    """Adds a text to the program's log; a new fault log drops it."""

    def __init__(
        self,
        service: DecisionService,
        players: Sequence[Player],
        name: str,
        notices: MatchNotices,
    ) -> None:
        """Log the faults of *service* in the match called *name*, and give *notices* of them."""
        self._service = service
        self._players = players
        self._name = name
        self._notices = notices
        self._heard = service.faults
        self._positions: list[tuple[int, Fault]] = []
        self.write = lambda text: None

    def listen(self, match: Match[Any], hinting: bool = False) -> bool:
        """Log a fault that is new since the last call; return whether there was one.

        *match* is as it stands now; *hinting* is whether a hint was asked for.
        """
        if self._service.faults == self._heard:
            return False
        self._heard = self._service.faults
        fault, move = self._service.fault, len(match.actions) + 1
        if fault is None:
            return True
        self.write(f"{self._name}, move {move}: a computer failed: {fault.error}")
        self._positions.append((move, fault))
        self._notices.add(NO_HINT if hinting else self._sentence(fault))
        return True

    def over(self, match: Match[Any]) -> None:
        """Write down what the computers saw: the match is over, and nothing is secret any more."""
        for move, fault in self._positions:
            self.write(
                "\n".join([f"{self._name}, move {move}", *fault_position(match.rules, fault)])
            )
        self._positions = []

    def _sentence(self, fault: Fault) -> str:
        if fault.seen is None or fault.seen.seat is None:
            return RESTARTED
        return f"{self._players[fault.seen.seat].name} could not decide; a simple rule did."
