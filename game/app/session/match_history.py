"""The history of a match: what was decided in it, what was said, and what was taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, NamedTuple

from game.app.session.automatic_pass import passes_unasked
from game.app.session.match_log import MatchLog, log_from_events
from game.app.session.recap import Recap, recap, skip_own_deed
from game.app.session.undo.undo_stack import UndoableDecision, UndoStack
from game.engine.action import Action
from game.engine.events import Event as TableEvent
from game.engine.journal import Journal
from game.engine.match import Match, observation_of_seat
from game.engine.zones import Seat
from game.store.matches.match_file_events import MatchEvent
from game.store.player import Player


class _Decided(NamedTuple):
    """One action and where its consequences begin among the events of the match."""

    seat: Seat
    since: int
    unasked: bool
    """Whether it was a pass that nobody was asked for, and so no decision."""


class MatchHistory:
    """Every decision of one running match: for its file, its log, and undo."""

    def __init__(
        self,
        journal: Journal,
        deal: Callable[[], Match[Any]],
        dealt: Sequence[TableEvent],
        players: Sequence[Player],
    ) -> None:
        """Begin undecided; *deal* deals the match of *journal*, as often as it is
        called, and *dealt* is what happens then."""
        self._deal = deal
        self._names = [player.name for player in players]
        self._players = tuple(players)
        self._people = tuple(seat for seat, player in enumerate(players) if player.human)
        self._beginning = replace(journal, actions=(), steps={})
        self._steps = dict(journal.steps)
        self._decided: list[_Decided] = []
        """Every action so far."""
        self.log = MatchLog(dealt)
        self.undo = UndoStack()

    def journal(self, match: Match[Any]) -> Journal:
        """The match so far in its smallest form."""
        actions = tuple(match.actions)
        steps = {number: done for number, done in self._steps.items() if number < len(actions)}
        return replace(self._beginning, actions=actions, steps=steps)

    def recap(self, match: Match[Any], seat: Seat | None) -> Recap:
        """What happened in public since *seat*, or any person, decided last, in sentences.

        What was decided in a turn that still goes on does not count: it begins before that turn.
        """
        people = self._people if seat is None else (seat,)
        own = [
            number
            for number, each in enumerate(self._decided)
            if each.seat in people and not each.unasked
        ]
        if len(self._names) > 1:
            own = own[: len(own) - self._decided_this_turn(match, people)]
        since = self._decided[own[-1]].since if own else 0
        return recap(match.events(None), since, seat, self._names)

    def _decided_this_turn(self, match: Match[Any], people: Sequence[Seat]) -> int:
        """How many decisions of the turn that still goes on one of *people* has made."""
        last = self._decided[-1].seat if self._decided else None
        if last not in people or last not in match.turn.seats:
            return 0
        turn = takewhile(lambda each: each.seat == last, reversed(self._decided))
        return sum(not each.unasked for each in turn)

    def restore_log(self, match: Match[Any], events: Sequence[MatchEvent]) -> None:
        """Take the words on decisions that were taken back from the *events* of a file.

        Raises:
            CorruptJournal: when the rules refuse what is written there.
        """
        if any(event.kind == "undo" for event in events):
            self.log = log_from_events(match.rules, self._beginning.seed, events)

    def submit(
        self, match: Match[Any], action: Action, *, asked: bool, restored: bool = False
    ) -> Sequence[TableEvent]:
        """Play *action* and return what happened.

        *asked* is whether a person was asked for it; *restored*, whether it comes from a file.

        Raises:
            IllegalAction: when the rules refuse it; then nothing has changed.
        """
        seat, before = action.seat, len(match.record.events)
        unasked = seat in self._people and passes_unasked(match, seat, self._players[seat])
        decision = UndoableDecision(len(match.actions), seat, match.applied_count)
        if asked and not restored:
            decision = decision._replace(before=observation_of_seat(match, seat))
        match.submit(action)
        if asked:
            self.undo.decided(decision)
        news = match.record.events[before:]
        self._decided.append(_Decided(seat, before + skip_own_deed(news, action), unasked))
        return news

    def decided(
        self, match: Match[Any], news: Iterable[TableEvent], steps: int | None, *, by_person: bool
    ) -> None:
        """Note that the last action of *match* was decided anew, and *news* happened.

        *steps* says how long a computer thought, where the time limit ended that.
        """
        number = len(match.actions) - 1
        self.log.made(news)
        self._steps.pop(number, None)
        if steps is not None:
            self._steps[number] = steps
        self.undo.acted(match, match.actions[number], by_person=by_person)

    def replay_to(self, match: Match[Any], to: int) -> Match[Any]:
        """*match* as it was after its first *to* actions."""
        again = self._deal()
        for action in match.actions[:to]:
            again.submit(action)
        return again

    def back(self, match: Match[Any], to: int) -> Match[Any]:
        """Take back all but the first *to* actions; the match to go on with."""
        self.undo.back(match, to)
        self.log.back(to)
        del self._decided[to:]
        return self.replay_to(match, to)
