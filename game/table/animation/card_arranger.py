"""The card arranger: brings every card to where it belongs, at once or gliding."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from game.engine.zones import Seat, ZoneId
from game.table.animation.animation_pace import AnimationPace
from game.table.animation.card_return import glide_home
from game.table.cards.card_sprite import CardSprite
from game.table.cards.poses.pose import Pose
from game.table.cards.table_model import TableModel
from game.table.layout.table_layout import LayoutInput, TableLayout, compute_layout

AdjustPoses: TypeAlias = Callable[
    [TableLayout, ZoneId, Sequence[CardSprite], Sequence[Pose]], list[Pose]
]
"""From where the cards of a zone lie to where they rise, sink or straighten to just now."""


class CardArranger:
    """The place of each card, by the layout and by what happens to it."""

    def __init__(
        self,
        model: TableModel,
        adjust_poses: AdjustPoses,
        pace: Callable[[], AnimationPace],
        plan: LayoutInput,
    ) -> None:
        self.model = model
        self.layout = compute_layout(plan)
        model.layout = self.layout
        self._has_new_goals = True
        self.carried_seats: frozenset[Seat] = frozenset()
        """Seats whose players carry their cards to another chair."""
        self._adjust_poses = adjust_poses
        self._pace = pace
        self._plan = plan

    def update_layout(self, plan: LayoutInput) -> bool:
        """Lay the table out by *plan*; False if nothing that decides it has changed."""
        if plan == self._plan:
            return False
        self._plan = plan
        found = compute_layout(plan)
        if found == self.layout:
            return False
        self.layout = self.model.layout = found
        return True

    def take_new_goals(self) -> bool:
        """Whether cards were sent anywhere since this was asked last."""
        sent, self._has_new_goals = self._has_new_goals, False
        return sent

    def target_poses(self, zone: ZoneId) -> list[Pose]:
        """Where the cards of a zone belong just now."""
        laid = self.model.zones.get(zone, [])
        poses = self.model.poses(zone)
        if not poses:
            return [self.model.offscreen_pose(zone)] * len(laid)
        sprites = [one.sprite for one in laid]
        return self._adjust_poses(self.layout, zone, sprites, poses)

    def arrange_cards(self, animated: bool, zones: Collection[ZoneId] | None = None) -> None:
        """Send every card of *zones* (all) to where it belongs, or puts it there at once.

        A card that is held stays in the hand.
        """
        self._has_new_goals = True
        for zone in [zone for zone in self.model.zones if zones is None or zone in zones]:
            if animated and zone.owner in self.carried_seats:
                continue
            laid = self.model.zones[zone]
            for one, pose in zip(laid, self.target_poses(zone), strict=True):
                if not one.sprite.held:
                    glide_home(one.sprite, pose, self._pace(), animated=animated)
