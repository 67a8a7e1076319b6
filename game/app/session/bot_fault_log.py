"""The bot fault log: faults of one match, told in a sentence and written without secrets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.bots.fault import Fault
from game.bots.request import DecisionService
from game.engine.match import Match
from game.scenario.observed_position import fault_position
from game.store.player import Player

NO_HINT = "No hint can be had for this decision."
RESTARTED = "The computers’ thinking was started anew."


class BotFaultLog:
    """Hears of each fault once. What a computer saw is written when the match is over."""

    def __init__(
        self,
        service: DecisionService,
        players: Sequence[Player],
        name: str,
        write: Callable[[str], object],
    ) -> None:
        """*name* is the match's; *write* adds to the program's log."""
        self._service = service
        self._players = players
        self._name = name
        self._write = write
        self._heard = service.faults
        self._positions: list[tuple[int, Fault]] = []
        self.trouble = ""
        """One sentence about the last fault; the screen shows and empties it."""

    def listen(self, match: Match[Any], hinting: bool = False) -> bool:
        """Whether there was a fault since the last time, in what was asked of *match* now."""
        if self._service.faults == self._heard:
            return False
        self._heard = self._service.faults
        fault, move = self._service.fault, len(match.actions) + 1
        if fault is None:
            return True
        self._write(f"{self._name}, move {move}: {self._words(fault)}")
        self._positions.append((move, fault))
        self.trouble = NO_HINT if hinting else self._sentence(fault)
        return True

    def over(self, match: Match[Any]) -> None:
        """The match is over: nothing is secret any more."""
        for move, fault in self._positions:
            self._write(
                "\n".join([f"{self._name}, move {move}", *fault_position(match.rules, fault)])
            )
        self._positions = []

    def _sentence(self, fault: Fault) -> str:
        if fault.seen is None or fault.seen.seat is None:
            return RESTARTED
        return f"{self._players[fault.seen.seat].name} could not decide; a simple rule did."

    def _words(self, fault: Fault) -> str:
        return f"a computer failed: {fault.error}"
