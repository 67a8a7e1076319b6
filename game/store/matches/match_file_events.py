"""The events of a match file: what stands after its head, and what they come to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from game.engine.action import Action
from game.engine.journal import CorruptJournal, Journal, action_of, action_parts
from game.engine.zones import Seat
from game.store.matches.seat_change import SeatChange, is_line, seat_of, taken_over
from game.store.player import Player

PUBLIC: Final = frozenset(
    {"at", "seat", "to", "title", "words", "told", "points", "winners", "player"}
)
"""What everybody may know of an event while the match goes on; all else is veiled."""

LONGEST_LINE: Final = 1000
"""Letters of a title or of how a match ended, at most."""


class MatchEvent(NamedTuple):
    """One thing that happened to a match. An unknown kind means nothing here, and is kept."""

    kind: str
    public: Mapping[str, Any]
    """What everybody may know of it."""
    secret: Mapping[str, Any]

    @property
    def fields(self) -> dict[str, Any]:
        """All it says, by key."""
        return {**self.public, **self.secret}


class DecisionEntry(NamedTuple):
    """A decision as it was made; *undone* when it was taken back and not made again."""

    action: Action
    steps: int | None = None
    """Thinking steps that were done when the limit acted; None when it did not."""
    undone: bool = False
    by: Player | None = None
    """Who decided; None is who sat there when the match began."""


class MatchProgress(NamedTuple):
    """What the events of a match come to."""

    journal: Journal
    """The actions in force."""
    entries: tuple[DecisionEntry, ...] = ()
    """Every decision in the order it was made, for the log; those undone are marked."""
    redo: tuple[tuple[Action, ...], ...] = ()
    """What can be made again, the next one last: each is what one undo took back."""
    assisted: bool = False
    """Whether somebody looked at what he should not have, or took back what he had seen."""
    hints: int = 0
    finished: bool = False
    title: str = ""
    """The name a person gave to the match."""
    words: str = ""
    """How it ended, or where it stands."""
    sorting: Mapping[str, Any] = MappingProxyType({})
    """How the hand was sorted last, in the words of the table."""
    relaxed: bool = False
    """Whether people played with open hands, without a curtain."""
    changes: tuple[SeatChange, ...] = ()
    """The seats that changed hands, the first one first."""
    deciders: tuple[Player | None, ...] = ()
    """Who took each action in force; None is who sat there when the match began."""
    hinted: tuple[SeatChange, ...] = ()
    """Who got each hint; where nobody is named, who sat there when the match began."""


def match_event(kind: str, **fields: Any) -> MatchEvent:
    """An event of *kind*; only what everybody may know is public."""
    public = {key: value for key, value in fields.items() if key in PUBLIC}
    return MatchEvent(kind, public, {k: v for k, v in fields.items() if k not in PUBLIC})


def action_event(
    action: Action, steps: int | None = None, *, keeps_redo: bool = False, **fields: Any
) -> MatchEvent:
    """The event of a decision; *keeps_redo*: what was taken back may still be made again."""
    more: dict[str, Any] = {} if steps is None else {"steps": steps}
    more |= {"keeps_redo": True} if keeps_redo else {}
    return match_event("action", action=action_parts(action), **more, **fields)


def redo_is_whole(events: Sequence[MatchEvent]) -> bool:
    """Whether nothing was decided since the undo that a redo would answer now.

    Else it is written action by action: earlier versions of the program have no redo there.
    """
    left = 0
    for each in reversed(events):
        if each.kind == "action":
            break
        left += (each.kind == "undo") - (each.kind == "redo")
    return left > 0


def journal_events(journal: Journal) -> list[MatchEvent]:
    """The decisions of a journal as events."""
    return [
        action_event(action, journal.steps.get(number))
        for number, action in enumerate(journal.actions)
    ]


class EventFold:
    """What the events come to that were taken so far."""

    def __init__(self) -> None:
        """Begin with no events."""
        self._entries: list[DecisionEntry] = []
        self._force: list[int] = []
        """The numbers of the entries in force."""
        self._undone: list[list[int]] = []
        self._assisted = self._finished = False
        self._hints = 0
        self._title = self._words = ""
        self._sorting: Mapping[str, Any] = {}
        self._relaxed = False
        self._changes: list[SeatChange] = []
        self._taken: dict[Seat, Player] = {}
        """Who sits on the seats that changed hands."""
        self._hinted: list[SeatChange] = []

    def take(self, told: MatchEvent) -> None:
        """Add an event.

        Raises:
            CorruptJournal: when it cannot have happened here; nothing has changed then.
        """
        fields = told.fields
        match told.kind:
            case "action":
                self._act(fields)
            case "undo":
                self._undo(fields.get("to"))
            case "redo":
                self._redo()
            case "hint":
                self._hint(fields)
            case "assisted":
                self._assisted = True
            case "relaxed":
                self._relaxed = True
            case "seat":
                self._change(fields)
            case "finished":
                self._finished, self._words = True, _text(fields.get("told", ""))
            case "renamed":
                self._title = _text(fields.get("title", ""))
            case "sorted":
                self._sorting = fields
            case "left" | "stands":
                self._words = _text(fields.get("words", self._words))

    def progress(self, beginning: Journal) -> MatchProgress:
        """What they come to, in the match that began so."""
        made = [self._entries[number] for number in self._force]
        steps = {n: each.steps for n, each in enumerate(made) if each.steps is not None}
        journal = replace(beginning, actions=tuple(each.action for each in made), steps=steps)
        redo = tuple(tuple(self._entries[n].action for n in group) for group in self._undone)
        return MatchProgress(
            journal, tuple(self._entries), redo, self._assisted, self._hints, self._finished,
            self._title, self._words, self._sorting, self._relaxed, tuple(self._changes),
            tuple(each.by for each in made), tuple(self._hinted),
        )  # fmt: skip

    def _act(self, fields: Mapping[str, Any]) -> None:
        steps = fields.get("steps")
        if steps is not None and (type(steps) is not int or steps < 0):
            raise CorruptJournal("An action has no good number of steps.")
        action = action_of(fields.get("action"))
        entry = DecisionEntry(action, steps, by=self._taken.get(action.seat))
        self._force.append(len(self._entries))
        self._entries.append(entry)
        if fields.get("keeps_redo") is True:
            self._drop_from_redo(entry.action)
        else:
            self._undone.clear()
        self._words = ""

    def _hint(self, fields: Mapping[str, Any]) -> None:
        self._hints += 1
        seat = fields.get("seat")
        if type(seat) is int:  # earlier versions named none
            self._hinted.append(SeatChange(len(self._force), seat, self._taken.get(seat)))

    def _change(self, fields: Mapping[str, Any]) -> None:
        """Seat somebody else: what was decided before cannot be taken back any more."""
        seat, player = seat_of(fields.get("seat")), taken_over(fields.get("player"))
        self._changes.append(SeatChange(len(self._force), seat, player))
        self._taken[seat] = player
        self._undone.clear()

    def _drop_from_redo(self, action: Action) -> None:
        """Of what can be made again next, *action* was made just now."""
        if not self._undone:
            return
        group = self._undone[-1]
        made = next((n for n in group if self._entries[n].action == action), None)
        if made is not None:
            group.remove(made)
        if not group:
            self._undone.pop()

    def _undo(self, to: Any) -> None:
        if type(to) is not int or not 0 <= to < len(self._force):
            raise CorruptJournal("What was taken back was never made.")
        group = self._force[to:]
        del self._force[to:]
        self._undone.append(group)
        self._mark(group, undone=True)

    def _redo(self) -> None:
        if not self._undone:
            raise CorruptJournal("What was made again was never taken back.")
        group = self._undone.pop()
        self._force += group
        self._mark(group, undone=False)

    def _mark(self, group: Iterable[int], *, undone: bool) -> None:
        for number in group:
            self._entries[number] = self._entries[number]._replace(undone=undone)
        self._words = ""


def _text(given: Any) -> str:
    if not is_line(given, LONGEST_LINE):
        raise CorruptJournal("An event has no good words.")
    return str(given)
