"""The table controller: brings the table from one observation to the next, event by event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.events import Event, Moved, Said
from game.engine.observation import Observation
from game.presentation.announcement import announcement_of
from game.presentation.marks import Mark
from game.presentation.presented_choice import PresentedChoice
from game.presentation.status import Status
from game.table.animation.card_walk import CardWalk
from game.table.animation.portrait_walk import SEAT_CHANGE_SECONDS
from game.table.animation.table_sounds import TableSounds
from game.table.controller import picture_requests
from game.table.controller.gesture_effects import GestureEffects
from game.table.controller.layout_input import coming_counts
from game.table.controller.table_cards import TableCards
from game.table.controller.table_state import TableState
from game.table.gestures.gesture_controller import GestureController
from game.table.hud.hud import Hud


class TableController:
    """When events are shown, when the truth is taken and when choices are offered."""

    def __init__(
        self,
        state: TableState,
        cards: TableCards,
        hud: Hud,
        gestures: GestureController,
        effects: GestureEffects,
        sounds: TableSounds,
    ) -> None:
        self._state = state
        self._cards = cards
        self._hud = hud
        self._gestures = gestures
        self._effects = effects
        self._sounds = sounds
        self._walk = CardWalk(cards.arranger, hud.seats.seat_change)
        self.layout_count = 0
        """How many layouts there were."""

    def show(self, seen: Observation[Any], status: Status) -> None:
        """Take *seen* as the truth at once, without any motion."""
        self._cards.player.skip()
        self._hud.seats.seat_change.end()
        self._hud.centre_piece.finish()
        self._hud.moods.begin_round()
        self._clear_gestures()
        self._settle(seen, status)
        self._cards.arrange(animated=False)

    def play(self, events: Sequence[Event], seen: Observation[Any] | None, status: Status) -> None:
        """Show *events*, then take *seen* as the truth; without it, more is to follow."""
        if self._cards.player.busy:
            self.skip()
        self._state.offered = ()
        self._clear_gestures()
        self._effects.offer_buttons(())
        self._hud.centre_piece.wake()
        self._state.observation = seen
        self._state.coming_lines = status.score_lines
        if seen is not None:
            self._expect(seen, status)
        model, player = self._cards.model, self._cards.player
        model.lay_pack(events)
        self._make_room(events)
        model.prepare_sideways(_lasting_marks(events) if seen is None else status.marks)
        player.play(events)
        self._request_pictures(events)
        if self._state.pace().speed <= 0:
            self.skip()
        elif seen is not None and not player.busy:
            self._arrive()
        else:
            self._go_on(0.0)

    def offer(self, choices: Sequence[PresentedChoice], prompt: str) -> None:
        """Offer *choices* as soon as everything is shown."""
        if choices and not self._state.offered:
            self._state.deps.sound("turn")
        self._state.offered = tuple(c for c in choices if not c.input_hints.spare)
        self._hud.status = self._hud.status._replace(prompt=prompt)
        self._hud.clear_lines()
        if not self._cards.player.busy:
            self._begin_offer()

    def update_status(self, seen: Observation[Any], status: Status) -> None:
        """Show what changed without any event; what the viewer holds stays in his hand."""
        if self._cards.player.busy:
            self._state.observation, self._state.status = seen, status
            return
        if not self._state.offered:
            self._gestures.offer(())
        self._settle(seen, status)
        self._cards.arrange(animated=True)

    def skip(self) -> None:
        """Bring everything that moves to its end; of all its sounds only the last is heard."""
        with self._sounds.last_only():
            self._cards.player.skip()
            self._hud.seats.seat_change.end()
            self._hud.centre_piece.finish()
        self._take_truth()
        self._cards.arrange(animated=False)
        self._begin_offer()

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass for the events; True if any was being shown."""
        player = self._cards.player
        was = player.busy and not player.waits
        self._go_on(dt)
        self._hud.waits = player.waits
        return was or (player.busy and not player.waits)

    def skip_or_go_on(self) -> None:
        """Go on where something waits for that; else bring everything to its end."""
        if self._cards.player.waits:
            self._cards.player.go_on()
        else:
            self.skip()

    def update_seat_walk(self) -> None:
        """Let cards follow the players who walk to other chairs."""
        self._walk.update()

    def resize(self) -> None:
        """Lay everything out for a window of another size, or for other preferences."""
        self._hud.seats.seat_change.end()
        self._hud.sprites.clear()
        self._cards.forget_pictures()
        if not self.update_layout():
            self._effects.offer_buttons(self._gestures.selection.choices)
        self._cards.arrange(animated=False)
        self._effects.place_chooser()

    def update_layout(self) -> bool:
        """Lay the table out anew if anything that decides it has changed; True if it has."""
        if not self._cards.update_layout():
            return False
        self.layout_count += 1
        self._gestures.selection.refresh()
        self._effects.offer_buttons(self._gestures.selection.choices)
        return True

    def _clear_gestures(self) -> None:
        self._gestures.offer(())
        self._gestures.selection.staged.clear()

    def _expect(self, seen: Observation[Any], status: Status) -> None:
        """Prepare for *seen*: in a new match or on other chairs nothing old stays on show."""
        model, hud = self._cards.model, self._hud
        self._state.status = status
        model.set_viewer(seen.seat)
        hud.deciding_seats = ()
        model.prepare_for(seen, status.marks)
        if model.zones and status.chairs == hud.status.chairs:
            return
        old, swapped = self._cards.layout.chairs, bool(model.zones)
        hud.status = status._replace(prompt="", badges=(), marks=())
        self.update_layout()
        if swapped:
            self._walk.begin(old, self._state.pace().seconds(SEAT_CHANGE_SECONDS))

    def _make_room(self, events: Sequence[Event]) -> None:
        """Find places for zones that are about to get their first cards."""
        self._state.incoming_zones = frozenset(
            event.target.zone for event in events if isinstance(event, Moved)
        )
        self._state.coming_counts = coming_counts(self._cards.model, events)
        if self.update_layout():
            self._cards.arrange(animated=True)

    def _request_pictures(self, events: Sequence[Event]) -> None:
        cards, raster = self._cards, self._state.deps.raster
        coming = cards.player.upcoming_highlights()
        picture_requests.request_highlights(raster, cards.layout, coming)
        picture_requests.request_event_cards(cards.pictures, cards.layout, events)

    def _go_on(self, dt: float) -> None:
        player = self._cards.player
        if not player.busy:
            return
        if not player.update(dt):
            self._arrive()
        elif player.begun:
            self._update_prompt()

    def _update_prompt(self) -> None:
        """Ask nothing while more is to happen; ask again with the last event that is shown."""
        seen = self._state.observation
        if seen is None or not self._cards.player.shown:
            self._hud.ask_nothing()
        else:
            self._hud.take(self._state.status, seen.turn)

    def _arrive(self) -> None:
        """Take the truth once everything is shown, and let the viewer decide."""
        self._take_truth()
        self._cards.arrange(animated=True)
        self._begin_offer()

    def _take_truth(self) -> None:
        if self._state.observation is not None:
            self._settle(self._state.observation, self._state.status)

    def _begin_offer(self) -> None:
        self.update_layout()
        cards = self._cards
        picture_requests.request_played_cards(cards.pictures, cards.model, cards.layout)
        self._gestures.offer(self._state.offered)
        self._effects.offer_buttons(self._state.offered)
        self._effects.rearrange()

    def _settle(self, seen: Observation[Any], status: Status) -> None:
        """Make everything on the table what *seen* and *status* say."""
        state, cards, hud = self._state, self._cards, self._hud
        state.observation, state.status = seen, status
        state.incoming_zones, state.coming_counts = frozenset(), {}
        cards.model.sync_to(seen)
        cards.model.apply_marks(status.marks)
        cards.model.order.groups = status.hand
        cards.model.order.aces_low = status.aces_low
        cards.model.order.ranks = cards.states.ranks = status.ranks
        cards.states.marks = status.marks
        cards.states.choices = self._gestures.selection.choices
        hud.take(status, seen.turn)
        hud.running_totals = ()
        hud.clear_lines()
        hud.moods.winners = seen.outcome.winners if seen.outcome is not None else None
        self.update_layout()
        self._gestures.selection.refresh()
        cards.restyle()


def _lasting_marks(events: Sequence[Event]) -> list[Mark]:
    """The marks that cards wear from words among *events* on."""
    spoken = (event for event in events if isinstance(event, Said))
    return [mark for said in spoken for mark in announcement_of(said).lasting_marks]
