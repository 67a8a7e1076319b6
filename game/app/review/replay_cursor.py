"""The replay cursor: a match at any of its moments, as one seat saw it then, or everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.arena.analysis import play_move, start_match
from game.engine.action import Action
from game.engine.events import Event
from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.zones import Place, Seat
from game.presentation.presenter import presenter_of
from game.presentation.status import Status


class ReplayCursor:
    """Goes forward and back in a match. Nothing is shown that *seat* could not see by then."""

    def __init__(self, journal: Journal, seat: Seat | None) -> None:
        """Before the first action, as *seat* saw it, or everybody.

        Raises:
            BadOption: when game, seats or options do not fit.
            CorruptJournal: when it was saved by another version of the rules.
        """
        self.journal = journal
        self.seat = seat
        self._match: Match[Any] = start_match(journal)

    @property
    def made(self) -> int:
        """How many actions have been made by now."""
        return len(self._match.actions)

    @property
    def whole(self) -> int:
        """How many there are."""
        return len(self.journal.actions)

    @property
    def next_action(self) -> Action | None:
        """The action that is made next; None at the end."""
        return self.journal.actions[self.made] if self.made < self.whole else None

    def go(self, made: int) -> Sequence[Event]:
        """Go to where so many actions have been made; what the seat saw happen on the way.

        Going back nothing happens: the match is played again up to there.

        Raises:
            CorruptJournal: when an action is refused.
        """
        made = max(0, min(made, self.whole))
        if made < self.made:
            self._match = start_match(self.journal)
        told = len(self._match.record.events)
        for action in self.journal.actions[self.made : made]:
            play_move(self._match, action, self.made + 1)
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
