"""The findings of an analysis: all that is known of how one seat played a match."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.arena.analysis.bluff_count import BluffCount, BluffOutcome
from game.arena.replayed_match import begin_replay, play_move
from game.engine.action import Action
from game.engine.events import Scored
from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.zones import Seat

WINS = "wins"
"""The unit of parts of a won match, from 0 to 1; all other units are points of the game."""
DEAR = 0.5
"""A loss of so much of what is usually at stake is a dear one."""


class AnalysedDecision(NamedTuple):
    """One decision beside the best there was."""

    move: int
    """Number of the action in the match, from 1."""
    part: int
    """How many rounds had been scored before."""
    chosen: Action
    best: Action
    """The same as *chosen* where nothing was found that is worth more."""
    played: str
    """What was done, in a few words; it may name seats as ``{0}``."""
    better: str
    """The best in the same way."""
    loss: float
    """By how much the best is worth more than what was chosen; never below 0."""
    stake: float
    """By how much the best is worth more than the worst."""
    unit: str
    """What worths are counted in: ``points``, or :data:`WINS`."""
    deals: int
    """Over so many imagined deals."""


class AnalysisFindings:
    """All that is known of how one seat played a match."""

    def __init__(self, journal: Journal, seat: Seat) -> None:
        """Play the match through, without weighing anything.

        Raises:
            BadOption: when game, seats or options do not fit.
            CorruptJournal: when the match cannot be played again.
        """
        self.decisions: list[AnalysedDecision] = []
        """Those weighed so far, in their order."""
        self.lost: dict[str, float] = {}
        """What was lost in all, by unit: the sum of :meth:`cost`."""
        self.most: dict[str, float] = {}
        """What was lost by one decision at most, by unit."""
        self._stakes: dict[str, float] = {}
        self._counts: dict[str, int] = {}
        moves: list[int] = []
        bluffs, outcome = BluffCount(), BluffOutcome()
        match = begin_replay(journal)
        for move, action in enumerate(journal.actions, 1):
            if action.seat == seat:
                moves += [move] if has_a_choice(match, seat) else []
            before = bluffs.of(seat)
            bluffs.before(match, action)
            play_move(match, action, move)
            bluffs.after(match)
            outcome.note(move, action.seat == seat, before, bluffs.of(seat))
        events = match.record.events
        self.moves = tuple(moves)
        """The numbers of the actions before which the seat had a choice."""
        self.parts = tuple(event.title for event in events if isinstance(event, Scored))
        """The titles of the rounds, as they were scored."""
        self.bluffs = bluffs.of(seat)
        self.came_off = frozenset(outcome.came_off)
        """The moves whose lie was not caught or whose doubt was right, whatever was better."""

    def add(self, decision: AnalysedDecision) -> None:
        """Add one more decision that was weighed."""
        self.decisions.append(decision)
        unit = decision.unit
        self._stakes[unit] = self._stakes.get(unit, 0.0) + decision.stake
        self._counts[unit] = self._counts.get(unit, 0) + 1
        cost = self.cost(decision)
        self.lost[unit] = self.lost.get(unit, 0.0) + cost
        self.most[unit] = max(self.most.get(unit, 0.0), cost)

    @property
    def best(self) -> int:
        """How many decisions nothing better was found for."""
        return sum(not each.loss for each in self.decisions)

    @property
    def dearest(self) -> AnalysedDecision | None:
        """Where most was lost beside what is usually at stake; None where nothing was."""
        lost = [each for each in self.decisions if self.cost(each)]
        return max(lost, key=lambda each: each.loss / self.usual(each.unit), default=None)

    def cost(self, decision: AnalysedDecision) -> float:
        """What was lost by it: a lie or doubt that came off cost nothing, whatever the odds."""
        return 0.0 if decision.move in self.came_off else decision.loss

    def lucky(self, decision: AnalysedDecision) -> bool:
        """Whether it came off although something else was better by the odds."""
        return decision.loss > 0 and decision.move in self.came_off

    def usual(self, unit: str) -> float:
        """What is at stake in a decision on average; 0 where nothing was weighed in this unit."""
        return self._stakes.get(unit, 0.0) / self._counts.get(unit, 1)

    def dear(self, decision: AnalysedDecision) -> bool:
        """Whether the loss is large beside what is usually at stake in this match."""
        cost = self.cost(decision)
        return cost > 0 and cost >= DEAR * self.usual(decision.unit)


def has_a_choice(match: Match[Any], seat: Seat) -> bool:
    """Whether *seat*, which acts now, could have done something else, if only wait."""
    return match.turn.lead not in (None, seat) or len(match.legal(seat)) > 1
