"""The arrangement: brings every card to where it belongs, at once or gliding."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game.engine.zones import Seat, ZoneId
from game.table.director import RELAYOUT, Pace, glide_home
from game.table.layout import Plan, layout
from game.table.poise import Poise
from game.table.pose import Pose
from game.table.sprite import CardSprite
from game.table.stage import Stage
from game.table.tween import Tween, out_back, out_quad

_FAR = 0.6
"""A card further from its place than this part of its width glides home."""


class Arrangement:
    """Knows the layout, and from it and the poise where each card belongs."""

    def __init__(self, stage: Stage, poise: Poise, pace: Callable[[], Pace], plan: Plan) -> None:
        self.stage = stage
        self.poise = poise
        self.layout = layout(plan)
        stage.layout = self.layout
        self.fresh = True
        """Whether cards were sent anywhere since somebody asked last."""
        self.carried: frozenset[Seat] = frozenset()
        """Seats whose players carry their cards to another chair."""
        self._pace = pace
        self._plan = plan

    def measure(self, plan: Plan) -> bool:
        """Lays the table out by *plan*; False if nothing that decides it has changed."""
        if plan == self._plan:
            return False
        self._plan = plan
        found = layout(plan)
        if found == self.layout:
            return False
        self.layout = self.stage.layout = found
        return True

    def poses(self, zone: ZoneId) -> list[Pose]:
        """Where the cards of a zone belong just now."""
        laid = self.stage.zones.get(zone, [])
        poses = self.stage.poses(zone)
        if not poses:
            return [self.stage.away(zone)] * len(laid)
        sprites = [one.sprite for one in laid]
        return self.poise.poses(self.layout, zone, sprites, poses)

    def lay(self, animated: bool, zones: Collection[ZoneId] | None = None) -> None:
        """Sends every card of *zones* (all) to where it belongs, or puts it there at once.

        A card that is held stays in the hand.
        """
        self.fresh = True
        for zone in [zone for zone in self.stage.zones if zones is None or zone in zones]:
            if animated and zone.owner in self.carried:
                continue
            laid = self.stage.zones[zone]
            for one, pose in zip(laid, self.poses(zone), strict=True):
                if not one.sprite.held:
                    self._send(one.sprite, pose, animated)

    def _send(self, sprite: CardSprite, pose: Pose, animated: bool) -> None:
        if animated and sprite.moving and sprite.rest.near(pose):
            return
        far = abs(sprite.pose.x - pose.x) + abs(sprite.pose.y - pose.y)
        home = far > pose.wide * _FAR
        time = self._pace().seconds(glide_home(far) if home else RELAYOUT)
        if not animated or time <= 0 or sprite.pose.near(pose):
            sprite.jump(pose)
            return
        sprite.rest = pose
        sprite.send(Tween(sprite.pose, pose, time, easing=out_back if home else out_quad))
