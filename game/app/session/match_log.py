"""The log of a match: what was said at each decision, those that were taken back among them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.engine.action import Action
from game.engine.events import Event as TableEvent
from game.engine.events import Said
from game.engine.journal import CorruptJournal, action_of
from game.engine.match import IllegalAction, Match
from game.engine.rules import AnyRules
from game.store.matches.match_file_events import MatchEvent


class MatchLog:
    """The words of every decision, in the order in which they were first made."""

    def __init__(self, deal: Iterable[TableEvent]) -> None:
        """Begin with *deal*, what happened before the first decision."""
        self._deal = _said(deal)
        self._entries: list[tuple[Said, ...]] = []
        self._force: list[int] = []
        """The numbers of the decisions in force."""
        self._undone: list[list[int]] = []
        """Those that can be made again, the last taken back last."""

    @property
    def has_undone(self) -> bool:
        """Whether some decision is not in force."""
        return len(self._force) < len(self._entries)

    def made(self, news: Iterable[TableEvent]) -> None:
        """Note that a decision was made, and *news* happened."""
        self._undone.clear()
        self._force.append(len(self._entries))
        self._entries.append(_said(news))

    def back(self, to: int) -> None:
        """Take back all but the first *to* decisions in force."""
        self._undone.append(self._force[to:])
        del self._force[to:]

    def again(self, news: Sequence[Iterable[TableEvent]]) -> None:
        """Note that decisions were made again, and for each of them the *news*.

        They stand where they stood, unless some of what was taken back was not made again.
        """
        if self._undone and len(self._undone[-1]) == len(news):
            self._force += self._undone.pop()
            return
        for each in news:
            self.made(each)

    def lines(self) -> list[tuple[Said, bool]]:
        """All that was said, and whether the decision it came from was taken back."""
        force = set(self._force)
        told = [(said, False) for said in self._deal]
        for number, entry in enumerate(self._entries):
            told += [(said, number not in force) for said in entry]
        return told


def log_from_events(rules: AnyRules, seed: str, events: Iterable[MatchEvent]) -> MatchLog:
    """The log of a match from the events in its file.

    Raises:
        CorruptJournal: when the rules refuse what is written there.
    """
    match: Match[Any] = Match(rules, seed)
    log = MatchLog(match.record.events)
    undone: list[list[Action]] = []
    for each in events:
        if each.kind == "action":
            undone.clear()
            log.made(_submit(match, each))
        elif each.kind == "undo":
            to = each.fields["to"]
            undone.append(match.actions[to:])
            log.back(to)
            match = _again(rules, seed, match.actions[:to])
        elif each.kind == "redo":
            again = undone.pop()
            log.again([()] * len(again))
            for action in again:
                match.submit(action)
    return log


def _submit(match: Match[Any], told: MatchEvent) -> Sequence[TableEvent]:
    before = len(match.record.events)
    try:
        match.submit(action_of(told.fields["action"]))
    except IllegalAction as error:
        raise CorruptJournal(f"A decision that was taken back is refused: {error}") from None
    return match.record.events[before:]


def _again(rules: AnyRules, seed: str, actions: Iterable[Action]) -> Match[Any]:
    match: Match[Any] = Match(rules, seed)
    for action in actions:
        match.submit(action)
    return match


def _said(events: Iterable[TableEvent]) -> tuple[Said, ...]:
    return tuple(event for event in events if isinstance(event, Said))
