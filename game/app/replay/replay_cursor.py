"""The replay cursor: a match at any of its moments, as one seat saw it, and one's own decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.app.replay.match_snapshots import APART, MatchSnapshots, RoundMark
from game.app.review.match_review import MatchReview
from game.app.session.result_text import result_headline
from game.engine.action import Action
from game.engine.events import Event
from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.zones import Place, Seat
from game.presentation.marks import Mark, MarkKind
from game.presentation.presenter import presenter_of
from game.presentation.score_sheet import ScoreSheet
from game.presentation.status import Status
from game.store.player import Player


class ReplayCursor:
    """A place in a match. Nothing is shown that *seat* could not see by then."""

    def __init__(self, journal: Journal, seat: Seat | None) -> None:
        """Begin before the first action, as *seat* saw it, or everybody.

        Raises:
            BadOption: when game, seats or options do not fit.
            CorruptJournal: when it was saved by another version of the rules, or an action is
                refused.
        """
        self.journal = journal
        self.seat = seat
        """Through whose eyes one looks; it may be changed at any time."""
        self._snapshots = MatchSnapshots(journal)
        self._match: Match[Any] = self._snapshots.at(0)

    @property
    def made(self) -> int:
        """How many actions have been made by now."""
        return len(self._match.actions)

    @property
    def whole(self) -> int:
        """How many there are."""
        return len(self.journal.actions)

    @property
    def over(self) -> bool:
        """Whether the match is over at this moment."""
        return self._match.outcome is not None

    @property
    def rounds(self) -> tuple[RoundMark, ...]:
        """Where rounds were scored."""
        return self._snapshots.rounds

    @property
    def round_title(self) -> str:
        """The title of the round that is played now; empty if it was never scored."""
        return next((each.title for each in self.rounds if each.made > self.made), "")

    def round_start(self, step: int) -> int:
        """How many actions had been made where the next round began, or with -1 where this one
        or the one before it did."""
        starts = [0, *(each.made for each in self.rounds), self.whole]
        if step > 0:
            return next((made for made in starts if made > self.made), self.whole)
        return next((made for made in reversed(starts) if made < self.made), 0)

    @property
    def next_action(self) -> Action | None:
        """The action that is made next; None at the end."""
        return self.journal.actions[self.made] if self.made < self.whole else None

    def go(self, made: int) -> Sequence[Event]:
        """Go to where so many actions have been made; what the seat saw happen on the way.

        Going back nothing happens.
        """
        made = max(0, min(made, self.whole))
        told = len(self._match.record.events)
        if made < self.made or made > self.made + APART:
            self._match = self._snapshots.at(made)
        for action in self.journal.actions[self.made : made]:
            self._match.submit(action)
        return self._match.events(self.seat, told)

    def observe(self, laid_open: bool = False) -> Observation[Any]:
        """What the seat saw at this moment; with all cards *laid_open*, what nobody did."""
        seen = replace(self._match.observe(self.seat), choices=())
        if not laid_open:
            return seen
        table = self._match.state_copy().table
        every = {
            table.zone_registry.ids[n]: tuple(cards) for n, cards in enumerate(table.zones) if cards
        }
        hands = {zone: every[zone] for zone in every if zone.owner is not None}
        return replace(seen, zones={**seen.zones, **hands})

    def status(self) -> Status:
        """What stood beside the cards for the seat at this moment."""
        return presenter_of(self._match.rules).status(self._match.observe(self.seat))

    def sheet(self) -> ScoreSheet:
        """The score sheet at this moment."""
        return presenter_of(self._match.rules).sheet(self._match.observe(self.seat))

    def headline(self, players: Sequence[Player]) -> str:
        """What stands over the score sheet at this moment."""
        return result_headline(self._match.rules, self._match, self.sheet(), players)

    def told(self, action: Action) -> str:
        """What is done next, in a few words; it may name seats as ``{0}``."""
        seen = self._match.look(action.seat)
        return presenter_of(self._match.rules).label(seen, action)

    def action_places(self, action: Action) -> list[Place]:
        """Where the cards lie that it speaks of, as far as the seat sees them."""
        named = {*action.cards, *(card for group in action.groups for card in group)}
        touched = presenter_of(self._match.rules).grab_at(self._match.look(action.seat), action)
        seen = self._match.observe(self.seat).zones
        shown = [Place(z, n) for z in seen for n, card in enumerate(seen[z]) if card in named]
        return shown if touched is None else [*shown, touched]

    def status_with_next(self) -> Status:
        """The signs round the cards, and a ring round those that are taken next by oneself."""
        status, action = self.status(), self.next_action
        if action is None or action.seat != self.seat:
            return status
        ringed = (Mark(MarkKind.LAST, place.zone, place.at) for place in self.action_places(action))
        return status._replace(marks=(*status.marks, *ringed))


def own_decision(review: MatchReview, cursor: ReplayCursor, step: int, *, apart: bool) -> int:
    """How many actions are made before the next decision, forwards for 1 and backwards for -1.

    Where there is none, the end or the beginning. *apart* as in :meth:`MatchReview.analyst`.
    """
    moves, here = _own_moves(review, cursor, apart), cursor.made + 1
    if step > 0:
        return next((move - 1 for move in moves if move > here), cursor.whole)
    return next((move - 1 for move in reversed(moves) if move < here), 0)


def _own_moves(review: MatchReview, cursor: ReplayCursor, apart: bool) -> Sequence[int]:
    """The numbers of the actions of whose eyes one looks through."""
    if cursor.seat is not None and review.finished:
        return review.analyst(cursor.seat, apart).findings.moves
    actions = enumerate(cursor.journal.actions, 1)
    return [number for number, action in actions if action.seat == cursor.seat]
