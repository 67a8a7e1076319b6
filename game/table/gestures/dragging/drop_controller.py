"""The drop controller: what happens when a dragged card is let go: played, asked about, refused."""

from __future__ import annotations

from game.presentation.presented_choice import PresentedChoice
from game.table.gestures import intent, refused_gestures
from game.table.gestures.choice_flow import ChoiceFlow
from game.table.gestures.dragging.drag_motion import Drag
from game.table.gestures.dragging.hand_reorder import HandReorder
from game.table.gestures.dragging.waiting_card import WaitingCard
from game.table.gestures.gesture_host import GestureHost
from game.table.gestures.intent import DropTarget, Intent
from game.table.gestures.selection import Selection


class DropController:
    """The end of a drag: over a place, over the staging area, in the own hand or nowhere."""

    def __init__(
        self, table: GestureHost, selection: Selection, reorder: HandReorder, flow: ChoiceFlow
    ) -> None:
        """Take what is let go to *flow*, or back to its hand."""
        self._table = table
        self._selection = selection
        self._reorder = reorder
        self._flow = flow

    def drop(self, drag: Drag, group_choice: PresentedChoice | None) -> None:
        """Let go of what *drag* carries; *group_choice* is done where only its group may go."""
        selection = self._selection
        target = self._target(drag)
        drag.release()
        if selection.is_collected(drag.grabbed):
            self._collect(drag)
        elif target is None:
            selection.picked = []
            self._table.rearrange()
            selection.refresh()
        else:
            self._reorder.undo()
            self._drop_at(drag, target, group_choice)

    def _target(self, drag: Drag) -> DropTarget | None:
        """The place below, also one that refuses it; None where a card goes home."""
        if drag.place is not None or self._reorder.moved:
            return drag.place
        selection, layout = self._selection, self._table.current_layout
        grip = selection.grip_of(drag.grabbed)
        return refused_gestures.refused_place(
            grip, selection.choices, layout, drag.pos, drag.rect()
        )

    def _drop_at(
        self, drag: Drag, target: DropTarget, group_choice: PresentedChoice | None
    ) -> None:
        selection = self._selection
        if group_choice is not None and target == intent.drop_target(group_choice):
            self._flow.choose(group_choice)
            return
        sprite = drag.grabbed.sprite
        if sprite is not None and not drag.more and target.zone is not None:
            pose, layout = sprite.pose._replace(lift=1.6, turn=0.0), self._table.current_layout
            selection.dropped = WaitingCard(sprite, pose, target.zone, layout)
        self._flow.decide(Intent(selection.grip_of(drag.grabbed), target), drag.grabbed)

    def _collect(self, drag: Drag) -> None:
        """Stage a card that is let go over the staging area; elsewhere it goes to the hand."""
        selection = self._selection
        if drag.place is not None:
            self._reorder.undo()
        selection.picked = selection.staged.picked_after_drop(selection.picked, drag)
        selection.refresh()
        self._flow.look_at_picked()
