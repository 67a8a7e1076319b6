"""The arrow focus: to which card, button or sign of the table an arrow key moves the focus next."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.table.gestures.selection import Selection
from game.table.input.focus.button_focus import ButtonFocus
from game.table.input.focus.edge_stops import EdgeStops, SignStop
from game.table.input.focus.focus_stops import FocusStop, hand_cards, is_held, is_usable
from game.table.input.focus.taking_focus import TakingFocus
from game.ui.forms.focus_ring import ARROWS, FocusRing
from game.ui.forms.nearest_stop import nearest

_SIDEWAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_BACK = (pygame.K_UP, pygame.K_LEFT)


class ArrowFocus:
    """The focus as the arrows move it: along the hand, out of its row, and to what is nearest."""

    def __init__(
        self,
        ring: FocusRing[FocusStop],
        selection: Selection,
        edge: EdgeStops,
        taking: TakingFocus,
        buttons: ButtonFocus,
    ) -> None:
        """Move the focus of *ring* over what *selection* and *edge* have to stand on.

        *taking* leads on where cards on the table are to be taken, *buttons* from the buttons.
        """
        self._ring = ring
        self._taking = taking
        self._buttons = buttons
        self._selection = selection
        self._edge = edge

    @property
    def is_nowhere(self) -> bool:
        """Whether the focus stands where arrows lead to the next decision: nowhere, or aside."""
        here = self._ring.current
        return here is None or here in self._ring.by_tab

    def walk(self, key: int) -> bool:
        """Go where the arrow *key* leads from here; False if it leads nowhere.

        Left and right go from card to card of the hand as it is shown, round and round: they never
        slip off its end. Up leads from a card of the hand out of its row, and down back: a row is
        no staircase.
        """
        here = self._ring.current
        if key in _SIDEWAYS and self._along_the_row(_SIDEWAYS[key]):
            return True
        if here is None or here in self._ring.by_tab:
            return here is not None and self._along_the_edge(here, key)
        chooser = self._selection.chooser
        if chooser is not None and here in chooser.buttons.widgets:
            return self._among_answers(here, chooser.buttons.widgets, key)
        if self._taking.walk(key) or self._buttons.walk(key):
            return True
        if key not in _SIDEWAYS and is_held(here):
            return self._out_of_the_row(here, key)
        if key in _SIDEWAYS and isinstance(here, HitTarget):
            return self._along_the_felt(here, key)
        if self._ring.leads_on(*ARROWS[key]):
            return self._ring.arrow(*ARROWS[key])
        if self._to_usable(here, key) or self._is_idle():
            return True
        return self._ring.arrow(*ARROWS[key])

    def jump(self, key: int) -> bool:
        """Go along the row to the next card that can be played; False if there is none."""
        if key not in _SIDEWAYS:
            return False
        here = self._ring.current
        at, row = self._place_in_row(here)
        if at is None:
            return False
        order = [row[(at + _SIDEWAYS[key] * n) % len(row)] for n in range(1, len(row))]
        found = next((one for one in order if is_usable(one, self._selection)), None)
        if found is not None:
            self._ring.focus(found)
        return found is not None

    def row(self, target: FocusStop | None) -> list[HitTarget]:
        """The cards that lie in one row with this one: of the hand, or of the staging area."""
        hand = hand_cards(self._selection)
        if not self._selection.staged.requested or not isinstance(target, HitTarget):
            return hand
        staged = is_staged(self._selection, target)
        return [one for one in hand if is_staged(self._selection, one) == staged]

    def _along_the_row(self, step: int) -> bool:
        """Go from card to card of the hand, round and round; False elsewhere."""
        at, row = self._place_in_row(self._ring.current)
        if at is None or not self._ring.visible:
            return False
        self._ring.focus(row[(at + step) % len(row)])
        return True

    def _place_in_row(self, here: FocusStop | None) -> tuple[int | None, list[HitTarget]]:
        """Where in its row a card lies, None elsewhere; and that row."""
        row = self.row(here)
        return next((n for n, target in enumerate(row) if target is here), None), row

    def _along_the_felt(self, here: HitTarget, key: int) -> bool:
        """Go to the next card on the table that way, in its row or one that can be used, if any
        can; False if none lies there.

        A walk along a row slips off its end onto no button.
        """
        groups = self._selection.groups
        row = next((group for group in groups if any(one is here for one in group)), [])
        there = {id(stop) for stop in self._ring.stops()}
        every = [one for group in groups for one in group]
        usable = [one for one in every if is_usable(one, self._selection)]
        for near in (row, usable, [] if self._is_idle() else every):
            found = nearest(here, [one for one in near if id(one) in there], *ARROWS[key])
            if found is not None:
                return self._ring.enter([found])
        return False

    def _out_of_the_row(self, here: FocusStop, key: int) -> bool:
        row = self.row(here)
        stops = [s for s in self._ring.stops() if s not in row and s not in self._ring.by_tab]
        things = [stop for stop in stops if isinstance(stop, HitTarget)]
        held = [stop for stop in things if is_hand_card(stop)]
        ahead: list[FocusStop] = [*things] if key == pygame.K_DOWN else stops
        usable = [stop for stop in ahead if is_usable(stop, self._selection)]
        for near in (held, usable, ahead):
            found = nearest(here, near, *ARROWS[key])
            if found is not None:
                return self._ring.enter([found])
        return self._is_idle() and self._ring.enter(self._usable())

    def _among_answers(self, here: FocusStop, answers: Sequence[FocusStop], key: int) -> bool:
        """Go from answer to answer, or back to the hand: nothing else is asked about just now.

        Left and right lead back to the very card that asks, and from there on along the hand.
        """
        hand = hand_cards(self._selection)
        asking = [one for one in hand if is_staged(self._selection, one)]
        if key in _SIDEWAYS and asking and nearest(here, answers, *ARROWS[key]) is None:
            return self._ring.enter(asking[-1:])
        for stops in (answers, hand):
            found = nearest(here, stops, *ARROWS[key])
            if found is not None:
                return self._ring.enter([found])
        return False

    def _to_usable(self, here: FocusStop, key: int) -> bool:
        """Go to the nearest card or button that way that can be used; False without one."""
        found = nearest(here, self._usable(), *ARROWS[key])
        return found is not None and self._ring.enter([found])

    def _usable(self) -> list[FocusStop]:
        stops = [stop for stop in self._ring.stops() if stop not in self._ring.by_tab]
        return [stop for stop in stops if is_usable(stop, self._selection)]

    def _is_idle(self) -> bool:
        """Whether no card of the hand can be used, but something else can: no arrow leads into
        the hand then, and it leads out in any case."""
        usable = self._usable()
        return bool(usable) and not any(is_held(stop) for stop in usable)

    def _along_the_edge(self, here: FocusStop, key: int) -> bool:
        """Go on along the column of buttons with an arrow up or down, and stay at its ends.

        Among the signs every arrow leads on or back. False where the focus is elsewhere, or the
        arrow points aside.
        """
        stops = self._edge.beside(here)
        aside = key in _SIDEWAYS and not isinstance(here, SignStop)
        if here not in stops or not self._ring.visible or aside:
            return False
        at = stops.index(here) + (-1 if key in _BACK else 1)
        return self._ring.enter([stops[min(max(at, 0), len(stops) - 1)]])


def is_staged(selection: Selection, target: HitTarget) -> bool:
    """Whether a card of the hand is picked: where cards are staged, it lies on the staging area."""
    return any(one.name == target.name for one in selection.picked)
