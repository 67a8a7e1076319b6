"""The taking focus: how keys lead among cards on the table that may be taken, as by a Thief."""

from __future__ import annotations

import pygame

from game.engine.zones import Place, Seat
from game.table.controls.action_buttons import ActionButtons
from game.table.gestures.hit_targets import HitTarget
from game.table.gestures.selection import Selection
from game.table.input.focus.focus_stops import FocusStop, cards_to_take
from game.ui.forms.focus_ring import ARROWS, FocusRing
from game.ui.forms.nearest_stop import nearest

_SIDEWAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class TakingFocus:
    """The focus where cards lie open to be taken: what cannot be taken is passed over."""

    def __init__(
        self, ring: FocusRing[FocusStop], selection: Selection, actions: ActionButtons
    ) -> None:
        """Move the focus of *ring* among the cards of *selection* and the buttons of *actions*."""
        self._ring = ring
        self._selection = selection
        self._actions = actions

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats whose digits lead to cards that may be taken from them."""
        owners = {_owner(group[0]) for group in self._groups()}
        return frozenset(seat for seat in owners if seat is not None)

    def walk(self, key: int) -> bool:
        """Go where the arrow *key* leads; False where no cards are to be taken.

        Left and right go from card to card, round the table and round again. Up and down lead to
        the nearest card or button that way.
        """
        groups, here = self._groups(), self._ring.current
        if not groups or here is None:
            return False
        cards = [card for group in groups for card in group]
        at = next((n for n, card in enumerate(cards) if card is here), None)
        if key in _SIDEWAYS and at is not None:
            return self._ring.enter([cards[(at + _SIDEWAYS[key]) % len(cards)]])
        own = next((group for group in groups if any(card is here for card in group)), [])
        buttons = [button for button in self._actions.buttons.widgets if button.enabled]
        zones: list[list[FocusStop]] = [[*own], [*cards, *buttons]]
        for stops in zones:
            found = nearest(here, stops, *ARROWS[key])
            if found is not None:
                return self._ring.enter([found])
        return False

    def begin(self, key: int) -> bool:
        """Go to the first card that may be taken with an arrow *key* to the side, which else would
        lead round from it to the last one; False where none is to be taken."""
        return key in _SIDEWAYS and self.go_to_end(0)

    def go_to_end(self, index: int) -> bool:
        """Go to the first card that may be taken (*index* 0) or the last one (-1); False without
        one."""
        cards = [card for group in self._groups() for card in group]
        return bool(cards) and self._ring.enter([cards[index]])

    def go_to_seat(self, seat: Seat, on: bool) -> bool:
        """Go to the first card that may be taken from *seat*, or *on* from one to the next; False
        without one."""
        group = next((one for one in self._groups() if _owner(one[0]) == seat), [])
        if not group:
            return False
        here = self._ring.current if on else None
        at = next((n for n, card in enumerate(group) if card is here), -1)
        return self._ring.enter([group[(at + 1) % len(group)]])

    def _groups(self) -> list[list[HitTarget]]:
        return [] if self._selection.chooser is not None else cards_to_take(self._selection)


def _owner(card: HitTarget) -> Seat | None:
    return card.name.zone.owner if isinstance(card.name, Place) else None
