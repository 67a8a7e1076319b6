"""The drag controller: a card is lifted, carried over the table and let go."""

from __future__ import annotations

from game.presentation.presented_choice import PresentedChoice
from game.table.gestures import hit_targets, refused_gestures
from game.table.gestures.choice_flow import ChoiceFlow
from game.table.gestures.dragging import drop_places
from game.table.gestures.dragging.drag_motion import Drag
from game.table.gestures.dragging.drop_controller import DropController
from game.table.gestures.dragging.drop_places import sole_place_area
from game.table.gestures.dragging.hand_reorder import HandReorder
from game.table.gestures.gesture_host import GestureHost
from game.table.gestures.group_choice import group_choice
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.table.gestures.selection import Selection


class DragController:
    """The one thing that is dragged, with the cards that were picked together with it."""

    def __init__(
        self, table: GestureHost, selection: Selection, reorder: HandReorder, flow: ChoiceFlow
    ) -> None:
        """Carry within *selection*; what is dropped goes to *flow*, or back to its hand."""
        self.table = table
        self.selection = selection
        self._reorder = reorder
        self._drops = DropController(table, selection, reorder, flow)
        self._group_choice: PresentedChoice | None = None
        """What is done if the card in the hand is let go where only its group may go."""

    def start(self, target: HitTarget, pos: tuple[int, int], now: tuple[int, int]) -> bool:
        """Lift a thing taken at *pos* to carry it *now* there; False if it cannot be."""
        selection = self.selection
        if target.sprite is None and target.seat != self.table.current_layout.bottom:
            return False
        if not is_hand_card(target) and not hit_targets.has_choice(target, selection.choices):
            return False
        selection.chooser = selection.suggested = None
        with_it = self._carried_along(target)
        grip = selection.grip_of(target)
        layout, places = self.table.current_layout, selection.drop_areas(grip)
        self._group_choice = (
            None if with_it else group_choice(self.table, target, selection.choices, places)
        )
        self._reorder.begin(target)
        rims = drop_places.face_down_places(layout, places)
        where = drop_places.DropAreas(places, rims, drop_places.card_widths(layout, places))
        more = [one.sprite for one in with_it if one.sprite is not None]
        selection.drag = Drag(target, pos, where, self.table.theme.preferences.still, more)
        if is_hand_card(target) and not selection.staged.requested:
            choices = selection.choices
            selection.drag.open_area = sole_place_area(layout, grip, choices)
        self.move(now)
        return True

    def move(self, pos: tuple[int, int]) -> None:
        """Go on with what is held; within the own hand the other cards make room."""
        drag = self.selection.drag
        if drag is None:
            return
        drag.move(pos)
        if not drag.more and drag.place is None:
            self._reorder.move(drag.grabbed, drag.rect())
        self.table.rearrange()

    def refuse(self, target: HitTarget) -> None:
        """Say why a card that somebody pulls at stays where it lies."""
        if self.selection.choices:
            self.table.gesture_refused(
                refused_gestures.why_fixed(self.table, target, self.selection.choices),
                target.sprite,
            )

    def drop(self) -> None:
        """Let go of what is held, over whatever lies below."""
        drag, self.selection.drag = self.selection.drag, None
        if drag is not None:
            self._drops.drop(drag, self._group_choice)

    def _carried_along(self, target: HitTarget) -> list[HitTarget]:
        """The picked cards that go where *target* goes."""
        selection = self.selection
        if selection.is_collected(target):
            return []
        cards = selection.grip_of(target).cards
        others = [one for one in selection.picked if one.name != target.name]
        return [o for o in others if o.sprite is not None and cards.issuperset(o.grip.cards)]
