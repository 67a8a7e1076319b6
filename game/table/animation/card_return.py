"""The return of a card: it glides to where it belongs, as after a drop that was refused."""

from __future__ import annotations

from game.table.animation.animation_pace import AnimationPace
from game.table.animation.card_flight import MAKE_ROOM
from game.table.animation.flight_time import return_seconds
from game.table.cards.card_sprite import CardSprite
from game.table.cards.poses.pose import Pose
from game.table.cards.tween import Tween, TweenStyle, out_back, out_quad

_FAR = 0.6
"""A card further from its place than this part of its width glides home."""


def glide_home(sprite: CardSprite, pose: Pose, pace: AnimationPace, *, animated: bool) -> None:
    """Let the card glide to *pose*, a little beyond where it comes from afar, or be there."""
    if animated and sprite.moving and sprite.rest_pose.near(pose):
        return
    far = abs(sprite.pose.x - pose.x) + abs(sprite.pose.y - pose.y)
    home = far > pose.wide * _FAR
    time = pace.seconds(return_seconds(far) if home else MAKE_ROOM)
    if not animated or time <= 0 or sprite.pose.near(pose):
        sprite.jump_to(pose)
        return
    sprite.rest_pose = pose
    style = TweenStyle(out_back if home else out_quad)
    sprite.start_tween(Tween(sprite.pose, pose, time, style=style))
